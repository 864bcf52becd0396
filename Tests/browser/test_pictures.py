"""The ten main pages, as somebody has looked at them.

RECORD=1 draws the pictures anew, and fails: look at the pages (scripts/screenshots) before you believe them.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from checks.pictures import Picture, browser_with_fixed_faces, file_name, picture
from checks.site import THEMES, WIDTHS, Site, Theme
from checks.tab import Tab
from sample import write_sample

_FOLDER = Path(__file__).resolve().parent / "pictures"
_PAGES = [
    "index.html", "vero/index.html", "vero/foundations/color.html", "vero/foundations/typography.html", "vero/tokens/index.html",
    "vero/tokens/color.html", "vero/components/feed-post.html", "vero/contrast.html", "vero/modes.html", "guide/token-files.html",
]  # fmt: skip


@pytest.fixture(scope="module")
def fixed_browser(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with browser_with_fixed_faces(browser, tmp_path_factory.mktemp("faces")) as fixed:
        yield fixed


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("page", _PAGES)
def test_looks_as_it_was_looked_at(fixed_browser: Browser, site: Site, tmp_path: Path, page: str, theme: Theme, width: int) -> None:
    tab = Tab(fixed_browser, site)
    found = picture(tab, page, theme, width)
    tab.close()
    file = _FOLDER / file_name(page, theme, width)
    if os.environ.get("RECORD") == "1":
        _FOLDER.mkdir(exist_ok=True)
        file.write_bytes(found.png)
        pytest.fail(f"recorded {file.name}", pytrace=False)
    if not file.is_file():
        pytest.fail(f"there is no {file.name}: RECORD=1 makes it", pytrace=False)
    if differences := found.differences(Picture.read(file.read_bytes())):
        scripts = "look at it with scripts/screenshots, then RECORD=1 draws it anew"
        pytest.fail("\n".join([*differences, scripts]), pytrace=False)


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("index.html", "<h1>Sample</h1>", "<h1>Sample</h1>", ""),
        ("index.html", "<h1>Sample</h1>", '<h1 style="margin-inline-start: 8px">Sample</h1>', "squares differ"),
        ("index.html", "<h1>Sample</h1>", '<h1 style="margin-block-start: 30px">Sample</h1>', "squares differ"),
        ("site.css", "--vero-color-canvas: #fff", "--vero-color-canvas: #f4f4f4", "squares differ"),
        ("index.html", "background: #888", "background: #a88", "squares differ"),
        ("index.html", "<h1>Sample</h1>", '<h1 style="font-family: monospace">Sample</h1>', "squares differ"),
        ("index.html", "<h1>Sample</h1>", '<h1 style="line-height: 900px">Sample</h1>', "the picture is "),
    ],
)
def test_sees_a_change(fixed_browser: Browser, tmp_path: Path, file: str, old: str, new: str, complaint: str) -> None:
    pictures = []
    for changed in (False, True):
        folder = tmp_path / str(changed)
        write_sample(folder)
        text = (folder / file).read_text()
        assert old in text
        if changed:
            (folder / file).write_text(text.replace(old, new))
        tab = Tab(fixed_browser, Site(folder))
        pictures.append(picture(tab, "index.html", "light", 390))
        tab.close()
    assert Picture.read(pictures[0].png) == pictures[0]
    differences = pictures[1].differences(pictures[0])
    assert complaint in "\n".join(differences)
    assert bool(differences) == bool(complaint)
