#!/usr/bin/env bash
# Runs all tests; installs what is missing first. Needs no screen: Qt paints into memory.
#
#     bash packaging/test.sh [arguments of pytest]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
bash "$here/system.sh" test
bash "$here/environment.sh" dev
cd "$here/.."
export QT_QPA_PLATFORM=offscreen
exec .venv/bin/python -m pytest "$@"
