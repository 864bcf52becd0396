"""The report of a comparison: two versions of Vero and of the kit, as people read it."""

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from checks.accessibility import accessibility_violations
from checks.exported import Specimen
from checks.layout import sideways_overflow
from checks.links import broken_links
from checks.markup import markup_errors
from checks.site import THEMES, WIDTHS, Site, Theme
from checks.tab import Tab

_ROOT = Path(__file__).resolve().parents[2]


def _edit(file: Path, edit: Callable[[dict[str, Any]], None]) -> None:
    data = json.loads(file.read_text())
    edit(data)
    file.write_text(json.dumps(data, indent=2))


def _primitives(data: dict[str, Any]) -> None:
    """The greys lose their contrast, a teal is clearly another, white is written otherwise, a size is renamed."""
    palette = data["palette"]
    palette["ink"]["300"]["$value"] = {"colorSpace": "srgb", "components": [0.4, 0.4, 0.42]}
    palette["teal"]["300"]["$value"] = {"colorSpace": "srgb", "components": [0.1, 0.75, 0.7]}
    palette["white"]["$value"] = {"colorSpace": "hsl", "components": [0, 0, 100]}
    palette["crimson"] = {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.86, 0.08, 0.24]}}
    data["easing"]["sheet"]["$value"] = [0.2, 0.9, 0.1, 1]
    data["dimension"]["4"]["$value"]["value"] = 6
    data["duration"]["0"]["$deprecated"] = "nothing is at once"


@pytest.fixture(scope="session")
def report(specimen: Specimen, tmp_path_factory: pytest.TempPathFactory) -> Site:
    folder = tmp_path_factory.mktemp("review")
    for side in ("old", "new"):
        for part in ("themes/vero", "content/vero", "themes/ds-kit", "content/ds-kit"):
            shutil.copytree(_ROOT / part, folder / side / part)
    _edit(folder / "new/themes/vero/tokens/primitive.tokens.json", _primitives)
    run = subprocess.run(
        [str(specimen.program), "diff", "old", "new", "--html", "report"],
        check=False, capture_output=True, text=True, cwd=folder,
    )  # fmt: skip
    assert (run.returncode, run.stderr) == (1, "")
    return Site(folder / "report")


def passes(complaints: list[str]) -> None:
    if complaints:
        pytest.fail("\n".join(complaints), pytrace=False)


def test_is_well_formed(report: Site) -> None:
    passes(markup_errors(report))


def test_links_lead_somewhere(report: Site) -> None:
    passes(broken_links(report))


@pytest.mark.parametrize(("theme", "width"), list(zip(THEMES, WIDTHS, strict=True)))
def test_is_accessible_and_fits(browser: Browser, report: Site, theme: Theme, width: int) -> None:
    tab = Tab(browser, report)
    for page in ("index.html", "systems/vero/index.html"):
        tab.open(page, theme=theme, system=theme, width=width)
        tab.page.evaluate("document.querySelectorAll('details').forEach(details => { details.open = true; })")
        passes(tab.complaints + sideways_overflow(tab) + accessibility_violations(tab))
    tab.close()


def test_is_read_without_scripts_and_follows_its_links(browser: Browser, report: Site) -> None:
    tab = Tab(browser, report, javascript=False)
    tab.open("index.html")
    tab.page.get_by_role("link", name="Vero").click()
    page = tab.page
    assert page.locator(".outcome").inner_text().endswith("newly fail")
    # What fails comes first, and leads to the edit that is the reason.
    first = page.locator(".flip").first
    assert first.locator(".flip__side b").all_inner_texts() == ["6.45:1", "3.16:1"]
    first.locator("dd a").first.click()
    edit = page.locator(":target")
    assert edit.get_attribute("id") == "change-palette.ink.300"
    follower = edit.locator(".followers .row", has_text="color.text.secondary").first
    assert not follower.is_visible()
    edit.locator("summary").click()
    assert follower.is_visible()
    # A link opens what it leads to, though it is folded.
    page.goto(report.url("index.html"))
    page.goto(report.url("systems/vero/index.html") + "#change-color.text.secondary")
    assert page.locator(":target").is_visible()
    tab.close()


def test_lists_colours_by_how_plainly_they_differ(browser: Browser, report: Site) -> None:
    tab = Tab(browser, report)
    tab.open("systems/vero/index.html")
    texts = tab.page.locator(".shift .value").all_inner_texts()
    differences = [float(text.split()[1].rstrip(",")) for text in texts]
    assert len(differences) >= 2
    assert differences == sorted(differences, reverse=True)
    tab.close()
