"""The guide's table of what a site has holds every row that was found to be a must."""

import re
from pathlib import Path

import pytest

_ROOT = Path(__file__).resolve().parents[2]
_RESEARCH = _ROOT.parent / "shared/reference/site.md"


def test_every_must_has_its_place() -> None:
    if not _RESEARCH.is_file():
        pytest.skip("the table of other tools is not beside the project")
    musts = {int(row) for row in re.findall(r"^\| (\d+) \|[^|]*\| M \|", _RESEARCH.read_text(), re.MULTILINE)}
    page = (_ROOT / "content/guide/reference/features.md").read_text()
    listed: set[int] = set()
    for cell in re.findall(r"^\| ([\d, to]+) \|", page, re.MULTILINE):
        first, *last = (int(number) for number in re.findall(r"\d+", cell)) if " to " in cell else (0,)
        listed |= set(range(first, last[0] + 1)) if last else {int(number) for number in re.findall(r"\d+", cell)}
    assert sorted(musts - listed) == []
    assert sorted(listed - musts) == []
