"""The comment of `specimen diff --markdown`, read by another parser, with names in all of whose letters something can go wrong."""

import json
import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from markdown_it import MarkdownIt

from checks.exported import Specimen

_CASE = Path(__file__).resolve().parents[2] / "Tests/CommandTests/Comments"
_ELEMENTS = {
    "h3", "h4", "ul", "li", "p", "code", "strong", "br", "table", "thead", "tbody", "tr", "th", "td", "details", "summary", "img",
}  # fmt: skip


class _Page(HTMLParser):
    """The tables with the texts of their cells, by what stands above them; and what stands outside of code."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: set[str] = set()
        self.tables: dict[str, list[list[str]]] = {}
        self.codes: list[str] = []
        self.prose = ""
        self.images: list[dict[str, str | None]] = []
        self.open: list[str] = []
        self._title = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.add(tag)
        if tag == "img":
            self.images.append(dict(attrs))
            return
        assert attrs == []
        if tag in ("h3", "h4", "summary"):
            self._title = ""
        elif tag == "table":
            self.tables[self._title] = []
        elif tag == "tr":
            self.tables[self._title].append([])
        elif tag in ("td", "th"):
            self.tables[self._title][-1].append("")
        elif tag == "code":
            self.codes.append("")
        if tag != "br":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("td", "th", "code", "strong") and self.tables.get(self._title):
            self.tables[self._title][-1][-1] += data
        if {"h3", "h4", "summary"} & set(self.open):
            self._title += data
        if "code" in self.open:
            self.codes[-1] += data
        else:
            self.prose += data


@pytest.fixture(scope="module", params=["code", "svg"])
def swatches(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(scope="module")
def reports(swatches: str, specimen: Specimen, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, Any]]:
    folder = tmp_path_factory.mktemp("comment")
    for side in ["old", "new"]:
        shutil.copytree(_CASE / side, folder / side)
    command = ["diff", "old", "new", "--markdown", "diff.md", "--json", "diff.json", "--swatches", swatches]
    run = subprocess.run([str(specimen.program), *command], check=False, capture_output=True, text=True, cwd=folder)
    assert run.returncode == 1, run.stderr
    return (folder / "diff.md").read_text(), json.loads((folder / "diff.json").read_text())


@pytest.fixture(scope="module")
def page(reports: tuple[str, dict[str, Any]]) -> _Page:
    return _Page(MarkdownIt("commonmark", {"html": True}).enable("table").render(reports[0]))


def test_has_nothing_but_what_the_hosts_let_through(page: _Page, reports: tuple[str, dict[str, Any]], swatches: str) -> None:
    assert reports[0].startswith("<!-- specimen diff -->\n### specimen diff: ") and len(reports[0].encode()) <= 60_000
    assert page.elements <= _ELEMENTS and page.open == []
    assert (page.images == []) == (swatches == "code")
    # Outside of code, such a text would call people, or name other issues.
    assert not re.search(r"[@#!~%&$]\w", page.prose)
    assert not re.search(r"[<>`|*]", page.prose)


def test_every_row_has_a_cell_for_every_column(page: _Page) -> None:
    assert len(page.tables) > 12
    for title, rows in page.tables.items():
        assert len(rows) > 1, title
        assert {len(row) for row in rows} == {len(rows[0])}, title


def test_tells_every_change_once(page: _Page, reports: tuple[str, dict[str, Any]]) -> None:
    def shown(name: str) -> str:
        return name.replace("\n", "\\u{a}")

    for system in reports[1]["systems"]:
        tables = [(title, rows) for title, rows in page.tables.items() if title.startswith(f"{system['system']}: ")]
        rows = [row for title, rows in tables if "colour" not in title and "Pair" not in rows[0] for row in rows[1:]]
        for change in system["changes"]:
            name, start = shown(change["token"]), shown(change.get("from", change["token"]))
            first = f"{start} → {name}" if "from" in change else name
            own = [row for row in rows if row[0].startswith(first) and re.fullmatch(r"(\d+ % sure)?", row[0][len(first) :])]
            assert len(own) == (0 if change["kind"] == "derived" else 1), change
            if change["kind"] == "derived":
                assert name in page.codes
        steps = [(pair, step) for pair in system["contrast"] for step in pair["steps"]]
        pairs = [row for title, rows in page.tables.items() if "Pair" in rows[0] for row in rows[1:]]
        for pair, step in steps:
            name = f"{shown(pair['foreground'])} on {shown(pair['background'])}"
            ratios = [f"{step[side]['ratio']:.2f}:1" for side in ("old", "new")]
            assert any(name in row and all(any(r in cell for cell in row) for r in ratios) for row in pairs), (pair, step)
    for kind, title in [("newly-fails", "New contrast failures"), ("newly-passes", "quay: 2 pairs newly pass")]:
        count = sum(step["kind"] == kind for system in reports[1]["systems"] for pair in system["contrast"] for step in pair["steps"])
        assert len(page.tables[title]) - 1 == count


def test_colours_stand_by_their_difference(page: _Page, swatches: str) -> None:
    title = next(title for title in page.tables if title.startswith("quay: ") and "by ΔE" in title)
    differences = [float(row[3]) for row in page.tables[title][1:]]
    assert differences == sorted(differences, reverse=True) and len(differences) > 10
    if swatches == "code":
        # The form in which GitHub and GitLab draw a dot of the colour.
        dots = [code for code in page.codes if re.fullmatch(r"#[0-9a-f]{6}|rgba\(\d+, \d+, \d+, 0\.\d+\)", code)]
        assert "#b00020" in dots and "rgba(255, 255, 255, 0.5)" in dots


def test_pictures_are_whole(page: _Page) -> None:
    for image in page.images:
        assert set(image) == {"alt", "width", "height", "src"} and image["alt"] == ""
        source = image["src"] or ""
        assert re.fullmatch(r"data:image/svg\+xml,[\w%='/:.()-]+", source), source
        svg = unquote(source.partition(",")[2])
        assert re.search(r" fill='#[0-9a-f]{6}'", svg) and svg.startswith("<svg xmlns=") and svg.endswith("</svg>")
