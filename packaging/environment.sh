#!/usr/bin/env bash
# Makes .venv at the root of the checkout and installs the program there in editable form.
#
#     bash packaging/environment.sh [app|dev]
#
# "dev" adds what the tests and checks need. A stamp in .venv, keyed by pyproject.toml, requirements.lock and the place
# of the checkout, makes the second run take no time. PYTHON=... chooses the interpreter (3.11 or newer).
set -euo pipefail
# shellcheck source=packaging/python.sh
. "$(dirname "${BASH_SOURCE[0]}")/python.sh"
cd "$(dirname "${BASH_SOURCE[0]}")/.."
kind=${1:-app}

stamp=$({ cat pyproject.toml requirements.lock; pwd; } | sha256sum | cut -d ' ' -f 1)
works() { .venv/bin/python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
done_before() { [ -f ".venv/.installed-$1" ] && [ "$(cat ".venv/.installed-$1")" = "$stamp" ]; }

if works && { done_before dev || { [ "$kind" = app ] && done_before app; }; }; then
    exit 0
fi
if ! works; then
    if ! python=$(find_python); then
        echo "No Python 3.11 or newer with the venv module was found." >&2
        echo "On Debian: apt-get install python3 python3-venv. Elsewhere set PYTHON=/path/to/python3 and try again." >&2
        exit 1
    fi
    echo "Making .venv with $("$python" --version)"
    "$python" -m venv --clear .venv
fi

rm -f .venv/.installed-app .venv/.installed-dev
pip=(.venv/bin/python -m pip --disable-pip-version-check --no-input install --quiet --constraint requirements.lock)
extra=""
[ "$kind" = dev ] && extra="[dev]"
echo "Installing Tabletop$extra into .venv (the first time this fetches about 300 MB, most of it Qt)"
# The build tools come from the lock too, hence no isolated build environment.
"${pip[@]}" hatchling editables
"${pip[@]}" --no-build-isolation --editable ".$extra"
echo "$stamp" > ".venv/.installed-$kind"
