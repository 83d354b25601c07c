#!/usr/bin/env bash
# Starts Tabletop out of this checkout; installs what is missing first.
#
#     bash packaging/start.sh [arguments of tabletop]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
bash "$here/system.sh"
bash "$here/environment.sh" app
exec "$here/../.venv/bin/python" -m tabletop "$@"
