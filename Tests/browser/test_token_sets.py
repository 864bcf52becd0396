"""Design systems of others become styleguides, and lose nothing on the way."""

import html
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import yaml

from checks.exported import Specimen
from checks.token_sets import TokenSet


def test_every_token_is_read_and_shown(specimen: Specimen, token_set: TokenSet, foreign_project: Path) -> None:
    site = foreign_project / "_site"
    command = [str(specimen.program), "build", "--project", str(foreign_project), "--output", str(site)]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    # What cannot be read on what is no fault of the reader's.
    errors = [line for line in run.stderr.splitlines() if "error:" in line and "[contrast]" not in line]
    assert (errors, run.returncode in {0, 1}) == ([], True)

    paths = token_set.paths()
    ledger = re.search(r"^tokens: (\d+) read, (\d+) shown, ", run.stdout + run.stderr, re.MULTILINE)
    assert ledger, run.stdout + run.stderr
    assert [int(number) for number in ledger.groups()] == [len(paths)] * 2
    entries = [entry for page in sorted(site.rglob("tokens/**/*.html")) for entry in _entries(page)]
    assert sorted(entries) == sorted(".".join(path) for path in paths)


def test_every_token_of_a_design_document_is_read(specimen: Specimen, design_document: Path, tmp_path: Path) -> None:
    shutil.copy(design_document, tmp_path / "DESIGN.md")
    command = [str(specimen.program), "check", "--project", str(tmp_path)]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    front_matter = design_document.read_text().removeprefix("---\n").split("\n---\n")[0]
    try:
        count = sum(_values(tree) for tree in yaml.safe_load(front_matter).values() if isinstance(tree, dict))
    except yaml.YAMLError:
        assert "yaml-syntax" in run.stderr
        assert run.returncode == 1
        return
    ledger = re.search(r"^tokens: (\d+) read, (\d+) shown, ", run.stdout + run.stderr, re.MULTILINE)
    assert ledger, run.stdout + run.stderr
    assert [int(number) for number in ledger.groups()] == [count] * 2
    # What is built cannot be read everywhere; but all of it can be built.
    errors = [line for line in run.stderr.splitlines() if "error:" in line and "[contrast" not in line]
    assert errors == []


def _values(node: Any) -> int:
    """How many values a map of DESIGN.md has; a type style is one."""
    if not isinstance(node, dict) or "fontFamily" in node:
        return 1
    return sum(_values(value) for value in node.values())


def _entries(page: Path) -> list[str]:
    """The names of the tokens of which a page tells all."""
    headings = re.findall(r'<article class="token[^"]*" id="[^"]*">.*?<h3[^>]*>(.*?)</h3>', page.read_text(), re.DOTALL)
    return [html.unescape(re.sub(r"<[^>]*>", "", heading)) for heading in headings]
