"""Compile forms/*.ui into tabletop/ui/forms/ui_*.py with pyside6-uic.

    python packaging/compile_forms.py            writes what has changed
    python packaging/compile_forms.py --check    writes nothing; exit 1 if a form and its file differ

The line that names Qt's version is left out of the comparison and of the files, so that another Qt changes nothing.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FORMS = ROOT / "forms"
COMPILED = ROOT / "tabletop" / "ui" / "forms"
VERSION_LINE = "## Created by:"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compile the forms of the interface.")
    parser.add_argument("--check", action="store_true", help="only say which compiled forms are out of date")
    check = parser.parse_args(arguments).check
    stale = 0
    wanted = {FORMS / f"{path.stem.removeprefix('ui_')}.ui" for path in COMPILED.glob("ui_*.py")}
    for lost in sorted(wanted - set(FORMS.glob("*.ui"))):
        print(f"{lost.relative_to(ROOT)}: missing, but compiled; delete tabletop/ui/forms/ui_{lost.stem}.py")
        stale += 1
    for form in sorted(FORMS.glob("*.ui")):
        target = COMPILED / f"ui_{form.stem}.py"
        text = compiled(form)
        if target.exists() and without_version(target.read_text(encoding="utf-8")) == text:
            continue
        stale += 1
        if check:
            print(f"{target.relative_to(ROOT)}: out of date; run python packaging/compile_forms.py")
        else:
            target.write_text(text, encoding="utf-8")
            print(f"{target.relative_to(ROOT)}: written")
    return 1 if check and stale else 0


def compiled(form: Path) -> str:
    """The Python file of a form. Raises SystemExit with uic's words if the form is wrong."""
    result = subprocess.run([uic(), str(form)], capture_output=True, text=True, check=False)
    if result.returncode != 0 or not result.stdout:
        raise SystemExit(f"{form}: {result.stderr.strip() or 'pyside6-uic wrote nothing'}")
    return without_version(result.stdout)


def without_version(text: str) -> str:
    """The text without the line that names the version of Qt."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(VERSION_LINE))


def uic() -> str:
    """The pyside6-uic that belongs to this Python. Raises SystemExit if there is none."""
    beside = Path(sys.executable).with_name("pyside6-uic")
    found = str(beside) if beside.exists() else shutil.which("pyside6-uic")
    if found is None:
        raise SystemExit("pyside6-uic is missing: install PySide6 into this Python.")
    return found


if __name__ == "__main__":
    sys.exit(main())
