# Sourced by the scripts beside it: finds the Python to make .venv with.

# Prints the first interpreter that is 3.11 or newer and can make a virtual environment; fails when there is none.
# PYTHON=... is tried first.
find_python() {
    local candidate
    for candidate in ${PYTHON:+"$PYTHON"} python3 python3.13 python3.12 python3.11; do
        if "$candidate" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$candidate"
            return 0
        fi
    done
    return 1
}
