"""What mock-ups paint, found without a browser, against a browser and against axe-core: all of Vero's, and a corpus of snippets."""

import json
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from checks.axe_page import PAGE, page
from checks.cascade import Drawn, faults
from checks.corpus import Snippet, snippets
from checks.exported import Specimen
from checks.mockups import look
from checks.site import THEMES, Site
from checks.verdicts import Judged, judged, verdict_faults

# One worker: what the browser has seen serves all of them.
pytestmark = pytest.mark.xdist_group("cascade")

_ROOT = Path(__file__).resolve().parents[2]
_SNIPPETS = snippets()
_COVERED = {snippet.name for snippet in _SNIPPETS if snippet.covers}


def _report(specimen: Specimen, name: str, project: Path) -> dict:
    return json.loads(specimen.run("inspect", name, "--format", "json", project=project))["components"][0]


def _drawings(browser: Browser, reports: dict[str, dict], pages: list[Path]) -> list[Drawn]:
    drawings = []
    for theme in THEMES:
        seen, axe = look(browser, pages, theme)
        for index, (name, report) in enumerate(reports.items()):
            drawings.append(
                Drawn(
                    name,
                    theme,
                    report,
                    [sight for sight in seen if sight.page == index],
                    [answer for answer in axe if answer.page == index],
                    covers=name in _COVERED,
                )
            )
    return drawings


@pytest.fixture(scope="module")
def corpus(browser: Browser, specimen: Specimen, tmp_path_factory: pytest.TempPathFactory) -> list[Drawn]:
    """The snippets, each on the page that specimen has built of it."""
    folder = tmp_path_factory.mktemp("corpus")

    def report(snippet: Snippet) -> dict:
        project = folder / snippet.name
        snippet.write_project(project)
        built = [str(specimen.program), "build", "--project", str(project), "--output", str(project / "_site")]
        subprocess.run(built, check=False, capture_output=True)
        return _report(specimen, snippet.name, project)

    with ThreadPoolExecutor(2) as pool:
        reports = dict(zip([snippet.name for snippet in _SNIPPETS], pool.map(report, _SNIPPETS), strict=True))
    return _drawings(browser, reports, [folder / name / "_site/components" / f"{name}.html" for name in reports])


@pytest.fixture(scope="module")
def vero(browser: Browser, specimen: Specimen, site: Site) -> list[Drawn]:
    """The components of Vero, each on its page of the site."""
    names = sorted(folder.name for folder in (_ROOT / "themes/vero/components").iterdir())
    reports = {name: _report(specimen, name, _ROOT) for name in names}
    return _drawings(browser, reports, [site.folder / "vero/components" / f"{name}.html" for name in names])


@pytest.fixture(scope="module")
def judgements(corpus: list[Drawn]) -> list[Judged]:
    return [text for drawn in corpus for text in judged(drawn)]


def test_the_corpus_is_painted_as_the_browser_paints_it(corpus: list[Drawn]) -> None:
    assert len(corpus) == 2 * len(_SNIPPETS) > 300
    assert [fault for drawn in corpus for fault in faults(drawn)] == []


def test_vero_is_painted_as_the_browser_paints_it(vero: list[Drawn]) -> None:
    assert sum(len(drawn.report["parts"]) for drawn in vero) > 100
    assert [fault for drawn in vero for fault in faults(drawn)] == []


def test_verdicts_are_those_of_axe_where_axe_is_right(judgements: list[Judged]) -> None:
    assert list(verdict_faults(judgements, {snippet.name: snippet for snippet in _SNIPPETS})) == []


def test_verdicts_on_vero_are_those_of_axe(vero: list[Drawn]) -> None:
    assert list(verdict_faults([text for drawn in vero for text in judged(drawn)], {})) == []


def test_what_cannot_be_told_is_said(corpus: list[Drawn]) -> None:
    """A snippet that is told to be beyond knowing is not guessed at."""
    unknown = {
        drawn.name
        for drawn in corpus
        for part in drawn.report["parts"]
        for outcome in part["outcomes"]
        if outcome["status"] == "unknown"
    }
    assert unknown == {snippet.name for snippet in _SNIPPETS if snippet.cannot_tell}


def test_the_guide_tells_the_differences(corpus: list[Drawn], judgements: list[Judged]) -> None:
    """With RECORD=1 the page is written anew; read it before it is kept."""
    text = page(_SNIPPETS, corpus, judgements)
    if os.environ.get("RECORD"):
        PAGE.write_text(text)
        pytest.fail(f"{PAGE} is written anew")
    assert PAGE.read_text() == text
