"""A site that tells what changed since a version: Vero and BILD, edited as a designer would, since the state before."""

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from checks.accessibility import accessibility_violations
from checks.exported import Specimen
from checks.layout import sideways_overflow
from checks.links import broken_links
from checks.markup import markup_errors
from checks.overview import copy_faults, filter_faults
from checks.site import Site, Theme
from checks.styles import unstyled_classes
from checks.tab import Tab
from checks.weight import weight_faults

_ROOT = Path(__file__).resolve().parents[2]
_SYSTEMS = ["vero", "bild"]


def _edit(folder: Path, path: str, change: Callable[[dict[str, Any]], None]) -> None:
    file = folder / "themes" / path
    tokens = json.loads(file.read_text())
    change(tokens)
    file.write_text(json.dumps(tokens, indent=2))


def _color(hex: str) -> dict[str, Any]:
    return {"colorSpace": "srgb", "components": [round(int(hex[at : at + 2], 16) / 255, 4) for at in (1, 3, 5)], "hex": hex}


def _vero_primitives(tokens: dict[str, Any]) -> None:
    palette = tokens["palette"]
    palette["ink"]["300"]["$value"] = _color("#a6a6ac")
    palette["ink"]["500"]["$value"] = _color("#56565c")
    palette["ink"]["325"] = {"$type": "color", "$value": _color("#909096"), "$description": "Between silver and slate."}
    palette["teal"]["300"]["$value"] = _color("#2bdccb")
    palette["ink"]["100"]["$value"].pop("hex")
    tokens["easing"]["sheet"]["$value"] = [0.2, 0.9, 0.3, 1]
    tokens["duration"]["160"]["$value"]["value"] = 180


def _vero_semantics(tokens: dict[str, Any]) -> None:
    tokens["color"]["text"]["hint"] = {"$type": "color", "$value": "{palette.ink.325}", "$description": "Placeholders."}
    tokens["color"]["status"]["success"]["$deprecated"] = "use color.brand.teal"
    tokens["radius"]["cell"]["$value"] = "{dimension.10}"
    tokens["shadow"]["lift"]["$value"]["blur"] = {"value": 24, "unit": "px"}
    tokens["size"]["face"] = tokens["size"].pop("avatar")
    tokens["type"]["display"]["$value"]["fontSize"] = "{font.size.26}"


def _bild_primitives(tokens: dict[str, Any]) -> None:
    colors = tokens["primitive"]["colors"]
    colors["bildred"]["$value"] = _color("#e2001a")
    colors["bild400"]["$value"] = _color("#93939a")


def _bild_dense(tokens: dict[str, Any]) -> None:
    tokens["semantic"]["density"]["inset"]["card"]["$value"] = "{primitive.space.2x}"


@pytest.fixture(scope="module")
def changed_site(specimen: Specimen, tmp_path_factory: pytest.TempPathFactory) -> Site:
    folder = tmp_path_factory.mktemp("changes")
    for side in ["before", "after"]:
        for part in [f"{root}/{system}" for root in ["themes", "content"] for system in _SYSTEMS]:
            shutil.copytree(_ROOT / part, folder / side / part)
    after = folder / "after"
    _edit(after, "vero/tokens/primitive.tokens.json", _vero_primitives)
    _edit(after, "vero/tokens/semantic.tokens.json", _vero_semantics)
    _edit(after, "bild/tokens/primitive.tokens.json", _bild_primitives)
    _edit(after, "bild/tokens/density/dense.tokens.json", _bild_dense)
    for file in [*after.rglob("*.md"), *after.rglob("*.json"), *after.rglob("*.yaml"), *after.rglob("*.css")]:
        file.write_text(file.read_text().replace("size.avatar", "size.face").replace("size-avatar", "size-face"))
    tab_bar = after / "themes/vero/components/tab-bar/component.css"
    tab_bar.write_text(f"{tab_bar.read_text()}\n.vero-tab-bar {{ gap: 0; }}\n")
    run = subprocess.run(
        [str(specimen.program), "build", "--project", "after", "--output", "site", "--since", "before"],
        check=False, capture_output=True, text=True, cwd=folder, env={"SOURCE_DATE_EPOCH": "1788220800"},
    )  # fmt: skip
    # Contrast that is lost keeps no site from being written.
    assert (folder / "site/index.html").is_file(), run.stderr
    return Site(folder / "site")


@pytest.fixture(scope="module")
def changed_tab(browser: Browser, changed_site: Site) -> Iterator[Tab]:
    tab = Tab(browser, changed_site)
    yield tab
    tab.close()


def passes(complaints: list[str]) -> None:
    if complaints:
        pytest.fail("\n".join(complaints), pytrace=False)


def test_is_valid_light_and_whole(changed_site: Site) -> None:
    # New tokens make documents that list them longer.
    weight = [fault for fault in weight_faults(changed_site) if "of HTML" not in fault]
    passes(markup_errors(changed_site) + broken_links(changed_site) + weight + unstyled_classes(changed_site))


@pytest.mark.parametrize(
    ("page", "theme", "width"),
    [
        ("vero/changes.html", "dark", 1280), ("vero/changes.html", "light", 1280), ("vero/changes.html", "dark", 390),
        ("bild/changes.html", "light", 390), ("vero/tokens/index.html", "light", 390), ("vero/tokens/color.html", "dark", 390),
        ("vero/components/index.html", "light", 1280), ("vero/components/tab-bar.html", "dark", 390), ("index.html", "light", 390),
    ],
)  # fmt: skip
def test_is_accessible_and_fits(changed_tab: Tab, page: str, theme: Theme, width: int) -> None:
    changed_tab.open(page, theme=theme, system=theme, width=width)
    passes(changed_tab.complaints + sideways_overflow(changed_tab) + accessibility_violations(changed_tab))


def test_marks_leave_names_and_filters_alone(browser: Browser, changed_site: Site) -> None:
    tab = Tab(browser, changed_site)
    overview = "vero/tokens/index.html"
    passes(filter_faults(tab, overview) + copy_faults(tab, overview, overview.replace("index.html", "color.html")))
    tab.close()


def test_finds_what_changed_and_leads_to_what_is_told_of_it(changed_tab: Tab) -> None:
    changed_tab.open("vero/tokens/index.html")
    page = changed_tab.page
    page.locator("input[value=changed]").check()
    rows = page.locator(".overview tbody tr:visible")
    # The rows out of the window follow when nobody has typed for a moment.
    expect(rows).to_have_count(page.locator(".overview .mark").count())
    assert rows.count() == page.locator(".overview .mark").count() > 10
    assert rows.filter(has=page.locator(".mark")).count() == rows.count()
    row = rows.filter(has=page.get_by_role("link", name="gradient-a", exact=True))
    row.get_by_role("link", name="Changed").click()
    assert "/vero/changes.html" in page.url
    target = page.evaluate("decodeURIComponent(location.hash.slice(1))")
    told = page.locator(f"[id='{target}']")
    assert "palette.teal.300" in told.inner_text()
    assert told.bounding_box()["y"] < 900
