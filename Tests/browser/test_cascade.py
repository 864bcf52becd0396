"""What mock-ups paint, found without a browser, against a browser and against axe-core: all of Vero's, and a corpus of snippets."""

import json
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Browser

from checks.axe_page import PAGE, page
from checks.cascade import Drawn, faults
from checks.corpus import Snippet, snippets
from checks.exported import Specimen
from checks.mockups import look
from checks.site import THEMES, Site
from checks.verdicts import judged, verdict_faults

_ROOT = Path(__file__).resolve().parents[2]
_SNIPPETS = snippets()
_COVERED = {snippet.name for snippet in _SNIPPETS if snippet.covers}


def _report(specimen: Specimen, name: str, project: Path) -> dict:
    return json.loads(specimen.run("inspect", name, *(["--system", "vero"] if project == _ROOT else []), "--format", "json", project=project))["components"][0]


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


def _corpus(browser: Browser, specimen: Specimen, folder: Path) -> list[Drawn]:
    """The snippets, each on the page that specimen has built of it."""

    def report(snippet: Snippet) -> dict:
        project = folder / snippet.name
        snippet.write_project(project)
        built = [str(specimen.program), "build", "--project", str(project), "--output", str(project / "_site")]
        subprocess.run(built, check=False, capture_output=True)
        return _report(specimen, snippet.name, project)

    with ThreadPoolExecutor(2) as pool:
        reports = dict(zip([snippet.name for snippet in _SNIPPETS], pool.map(report, _SNIPPETS), strict=True))
    return _drawings(browser, reports, [folder / name / "_site/components" / f"{name}.html" for name in reports])


def test_the_corpus_is_painted_and_judged_as_in_a_browser(browser: Browser, specimen: Specimen, tmp_path: Path) -> None:
    """All in one test, since looking is what takes long. With RECORD=1 the page of the guide is written anew; read it."""
    drawings = _corpus(browser, specimen, tmp_path)
    judgements = [text for drawn in drawings for text in judged(drawn)]
    complaints = [fault for drawn in drawings for fault in faults(drawn)]
    complaints += verdict_faults(judgements, {snippet.name: snippet for snippet in _SNIPPETS})
    complaints += _guesses(drawings)
    text = page(_SNIPPETS, drawings, judgements)
    if os.environ.get("RECORD"):
        PAGE.write_text(text)
        complaints.append(f"{PAGE} is written anew")
    elif PAGE.read_text() != text:
        complaints.append(f"{PAGE} is old, RECORD=1 writes it anew")
    assert len(drawings) == 2 * len(_SNIPPETS) > 300
    assert complaints == []


def _guesses(drawings: list[Drawn]) -> list[str]:
    """Snippets that are beyond knowing, of which all is told all the same; and those of which something is not told."""
    unknown = {
        drawn.name
        for drawn in drawings
        for part in drawn.report["parts"]
        for outcome in part["outcomes"]
        if outcome["status"] == "unknown"
    }
    expected = {snippet.name for snippet in _SNIPPETS if snippet.cannot_tell}
    complaints = [f"{name}: all is told" for name in expected - unknown]
    return sorted(complaints + [f"{name}: not all is told" for name in unknown - expected])


def test_vero_is_painted_and_judged_as_in_a_browser(browser: Browser, specimen: Specimen, site: Site) -> None:
    names = sorted(folder.name for folder in (_ROOT / "themes/vero/components").iterdir())
    reports = {name: _report(specimen, name, _ROOT) for name in names}
    drawings = _drawings(browser, reports, [site.folder / "vero/components" / f"{name}.html" for name in names])
    assert sum(len(drawn.report["parts"]) for drawn in drawings) > 100
    complaints = [fault for drawn in drawings for fault in faults(drawn)]
    complaints += verdict_faults([text for drawn in drawings for text in judged(drawn)], {})
    assert complaints == []
