"""Design systems of others become styleguides, and lose nothing on the way."""

import html
import re
import subprocess
from pathlib import Path

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
    entries = [entry for page in sorted(site.rglob("tokens/*.html")) for entry in _entries(page)]
    assert sorted(entries) == sorted(re.sub(r"\s", "_", ".".join(path)) for path in paths)


def _entries(page: Path) -> list[str]:
    """The anchors of the tokens of which a page tells all."""
    return [html.unescape(name) for name in re.findall(r'<article class="token[^"]*" id="([^"]*)"', page.read_text())]
