"""The project around the code: dependencies, scripts, documents, and what no file may say."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import tabletop

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
REQUIRED = [Requirement(text) for text in [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["dev"]]]

# What PySide6-Essentials has. The rest of PySide6 is large; QtCharts and the virtual keyboard are GPL only.
ESSENTIALS = {"QtCore", "QtGui", "QtWidgets", "QtSvg", "QtSvgWidgets", "QtPrintSupport", "QtOpenGLWidgets", "QtTest"}
FOLDERS_NOT_OURS = {".git", ".venv", "build", "dist", "__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache"}


def own_files(*suffixes: str) -> list[Path]:
    """The files of the project with one of these endings, in any folder that belongs to it."""
    return sorted(
        path
        for path in ROOT.rglob("*")
        if path.is_file() and path.suffix in suffixes and not FOLDERS_NOT_OURS & set(path.relative_to(ROOT).parts)
    )


def run_python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, timeout=60)


def test_every_dependency_is_pinned_within_its_range() -> None:
    lines = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    pins = {r.name.lower(): r for r in (Requirement(line) for line in lines if line and not line.startswith("#"))}
    for required in REQUIRED:
        pin = pins[required.name.lower()]
        version = next(iter(pin.specifier)).version
        assert required.specifier.contains(version), f"{required} does not allow the locked {version}"


def test_every_dependency_is_explained() -> None:
    text = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8").lower()
    for required in REQUIRED:
        assert f"| **{required.name}**" in text, f"docs/dependencies.md does not say why {required.name} is needed"


def test_only_the_essential_modules_of_qt_are_imported() -> None:
    used: dict[str, Path] = {}
    for path in own_files(".py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "PySide6":
                used.update((alias.name, path) for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("PySide6."):
                used[(node.module or "").split(".")[1]] = path
            elif isinstance(node, ast.Import):
                used.update((a.name.split(".")[1], path) for a in node.names if a.name.startswith("PySide6."))
    assert "QtWidgets" in used
    assert {module: str(path) for module, path in used.items() if module not in ESSENTIALS} == {}


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None cannot be deallocated since Python 3.12")
def test_this_qt_keeps_its_references_to_none() -> None:
    # PySide6 6.12.0 on Python 3.11 drops one at each call that returns nothing, and the interpreter aborts at last.
    code = (
        "import sys; from PySide6.QtGui import QPainterPath; p = QPainterPath(); before = sys.getrefcount(None)\n"
        "for _ in range(1000): p.closeSubpath()\n"
        "print(before - sys.getrefcount(None))"
    )
    result = run_python(code)
    assert result.returncode == 0, result.stderr
    assert int(result.stdout) < 500


@pytest.mark.parametrize("module", ["tabletop.cli", "tabletop.__main__", "tabletop.studio", "tabletop.games"])
def test_nothing_loads_qt_before_a_window_is_wanted(module: str) -> None:
    result = run_python(f"import sys, {module}; print([m for m in sys.modules if m.startswith('PySide6')])")
    assert result.returncode == 0, result.stderr
    assert result.stdout.strip() == "[]"


def test_no_file_names_the_host_of_a_package_registry() -> None:
    hosts = re.compile(
        r"py[p]i\.org|python[h]osted\.org|debia[n]\.org|npm[j]s\.(org|com)|crate[s]\.io|artifact[r]egistry|pkg\.de[v]"
    )
    texts = own_files(".py", ".sh", ".md", ".toml", ".lock", ".yml", ".yaml", ".spec", ".txt", ".desktop", ".ui", "")
    named = [str(path) for path in texts if hosts.search(path.read_text(encoding="utf-8", errors="replace"))]
    assert named == []


@pytest.mark.parametrize("script", [*sorted(p.name for p in (ROOT / "packaging").glob("*.sh")), "../.ci/run"])
def test_shell_scripts_can_be_read(script: str) -> None:
    result = subprocess.run(["bash", "-n", str(ROOT / "packaging" / script)], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr


def test_the_readme_gives_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "\n    bash packaging/start.sh\n" in text
    assert "\n    bash packaging/test.sh\n" in text


def test_the_changelog_begins_with_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first = re.search(r"^## (\S+)", text, re.MULTILINE)
    assert first is not None
    assert first[1] == tabletop.__version__


@pytest.mark.parametrize("document", [str(p.relative_to(ROOT)) for p in own_files(".md") if "assets" not in p.parts])
def test_links_of_documents_lead_somewhere(document: str) -> None:
    path = ROOT / document
    text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    links = re.findall(r"\]\(([^)#\s]+)", text)
    missing = [link for link in links if "://" not in link and not (path.parent / link).exists()]
    assert missing == []


def named_in(function: ast.AST) -> set[str]:
    names = {node.attr for node in ast.walk(function) if isinstance(node, ast.Attribute)}
    return names | {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}


def test_every_test_asserts_something() -> None:
    functions = [
        (path, node)
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    asserting = {node.name for _, node in functions if any(isinstance(n, ast.Assert) for n in ast.walk(node))}
    silent = [
        f"{path.relative_to(ROOT)}: {node.name}"
        for path, node in functions
        if node.name.startswith("test")
        and node.name not in asserting
        and not named_in(node) & (asserting | {"raises", "warns", "fail"})
    ]
    assert silent == []
