#!/usr/bin/env bash
# Installs the system libraries that Qt needs, and Python where it is missing, with apt-get.
#
#     bash packaging/system.sh [test]
#
# "test" adds the virtual screen that the tests use. Looks first, so it is quick and asks for no rights when nothing is
# missing. Works as root or through sudo. On systems without apt-get it only says what is missing.
set -euo pipefail
# shellcheck source=packaging/python.sh
. "$(dirname "${BASH_SOURCE[0]}")/python.sh"

# soname = Debian package; the first six are enough without a screen, the rest open a real window.
libraries=(
    libglib-2.0.so.0=libglib2.0-0
    libGL.so.1=libgl1
    libEGL.so.1=libegl1
    libfontconfig.so.1=libfontconfig1
    libxkbcommon.so.0=libxkbcommon0
    libdbus-1.so.3=libdbus-1-3
    libxcb-cursor.so.0=libxcb-cursor0
    libxkbcommon-x11.so.0=libxkbcommon-x11-0
    libxcb-icccm.so.4=libxcb-icccm4
    libxcb-keysyms.so.1=libxcb-keysyms1
    libxcb-shape.so.0=libxcb-shape0
)

missing=()
[ "$(uname -s)" = Linux ] || exit 0
known=$(PATH="$PATH:/sbin:/usr/sbin" ldconfig -p 2>/dev/null || true)
for pair in "${libraries[@]}"; do
    case "$known" in
        *"${pair%%=*} "*) ;;
        *) missing+=("${pair#*=}") ;;
    esac
done
find_python >/dev/null || missing+=(python3 python3-venv ca-certificates)
if [ "${1:-}" = test ]; then
    command -v Xvfb >/dev/null || missing+=(xvfb)
fi
[ ${#missing[@]} -gt 0 ] || exit 0

if ! command -v apt-get >/dev/null; then
    echo "Missing on this system (names as in Debian): ${missing[*]}" >&2
    echo "There is no apt-get here. Please install the packages of the same purpose with your own package manager" >&2
    echo "(for example xcb-util-cursor for libxcb-cursor0), or use the bundle from the releases, which needs only" >&2
    echo "libGL and libEGL." >&2
    # Detection by ldconfig knows only glibc systems: let the start itself show whether something is really missing.
    exit 0
fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
        echo "These Debian packages are missing: ${missing[*]}" >&2
        echo "Ask an administrator to run: apt-get install ${missing[*]}" >&2
        exit 1
    fi
    as_root=(sudo)
fi
echo "Installing Debian packages that are missing: ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends -o Dpkg::Use-Pty=0 "${missing[@]}" >/dev/null
