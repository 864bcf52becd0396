"""A system with five modifiers: its mode bar, and the page of its 72 modes."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from checks.accessibility import accessibility_violations
from checks.axes import axes_faults, flash_faults, overview_faults
from checks.exported import Specimen
from checks.layout import sideways_overflow
from checks.site import THEMES, WIDTHS, Site, Theme
from checks.tab import Tab
from five_axes import write_five_axes


@pytest.fixture(scope="session")
def five_axes(specimen: Specimen, tmp_path_factory: pytest.TempPathFactory) -> Site:
    project = tmp_path_factory.mktemp("five")
    write_five_axes(project)
    specimen.run("build", "--output", str(project / "site"), project=project)
    return Site(project / "site")


def passes(complaints: list[str]) -> None:
    if complaints:
        pytest.fail("\n".join(complaints), pytrace=False)


@pytest.mark.parametrize("javascript", [True, False])
@pytest.mark.parametrize("width", WIDTHS)
def test_chooses_among_many_modifiers(browser: Browser, five_axes: Site, width: int, javascript: bool) -> None:
    tab = Tab(browser, five_axes, javascript=javascript)
    passes(axes_faults(tab, "index.html", "second.html", width=width, javascript=javascript))
    tab.close()


def test_never_shows_another_mode_first(browser: Browser, five_axes: Site) -> None:
    tab = Tab(browser, five_axes)
    passes(flash_faults(tab, "index.html"))
    tab.close()


def test_shows_all_modes(browser: Browser, five_axes: Site) -> None:
    tab = Tab(browser, five_axes)
    passes(overview_faults(tab))
    tab.close()


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("theme", THEMES)
def test_is_accessible_and_fits(browser: Browser, five_axes: Site, theme: Theme, width: int) -> None:
    tab = Tab(browser, five_axes)
    for page in ("index.html", "modes.html"):
        tab.open(page, theme=theme, system=theme, width=width)
        passes(sideways_overflow(tab))
        passes(accessibility_violations(tab))
        tab.page.locator(".mode-menu").click()
        passes(accessibility_violations(tab))
    tab.close()


def chosen(tab: Tab) -> list[str]:
    return axes_faults(tab, "index.html", "second.html")


def flash(tab: Tab) -> list[str]:
    return flash_faults(tab, "index.html")


_FAULTS = [
    (chosen, "index.html", 'popovertarget="s:modes"', "", "does not open the modes"),
    (chosen, "assets/tokens.css", '"density:dense"], :not', '"none"], :not', "light and dense leads to ('#ffffff', '16px')"),
    (chosen, "index.html", 'data-only="density:dense"', 'data-only="density:cosy"', "dense the button tells"),
    (chosen, "index.html", 'class="scope" data-mode="', 'class="scope" data-none="', "the part in dark and dense has"),
    (chosen, "index.html", "localStorage.setItem", "void ", "forgets the choice"),
    (chosen, "second.html", "query.get(input.name)??", "", "the address is overruled"),
    (flash, "index.html", "input.checked=true", "onload = () => { input.checked = true; }", "in the mode 'one"),
    (overview_faults, "modes.html", 'class="mode" ', 'class="none" ', "there are 71 pictures"),
    (overview_faults, "modes.html", 'class="mode__now" data-only="', 'class="mode__now" data-no="', "2 pictures are"),
]


@pytest.mark.parametrize(("check", "file", "old", "new", "complaint"), _FAULTS)
def test_reports_faults(
    browser: Browser,
    five_axes: Site,
    tmp_path: Path,
    check: Callable[[Tab], list[str]],
    file: str,
    old: str,
    new: str,
    complaint: str,
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(five_axes.folder, folder)
    text = (folder / file).read_text()
    assert old in text, f"{file} has no {old!r}"
    (folder / file).write_text(text.replace(old, new) if check is chosen else text.replace(old, new, 1))
    tab = Tab(browser, Site(folder))
    complaints = check(tab)
    tab.close()
    assert complaint in "\n".join(complaints)
