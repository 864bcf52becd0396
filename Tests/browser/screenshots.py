"""Pictures of pages, for people to look at: each page in both modes, in a narrow and a wide window."""

import argparse
from pathlib import Path

from checks.site import THEMES, WIDTHS, Site
from checks.tab import Tab, chromium

_ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/screenshots", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the PNG files go")
    parser.add_argument("pages", nargs="*", help="paths inside the site, such as index.html (default: all)")
    parser.add_argument("--site", type=Path, default=_ROOT / "_site", help="the built site (default: _site)")
    arguments = parser.parse_intermixed_args()

    site = Site(arguments.site)
    pages = arguments.pages or site.pages
    for page in pages:
        if not (site.folder / page).is_file():
            parser.error(f"{site.folder} has no page {page}")

    arguments.folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        tab = Tab(browser, site)
        for page in pages:
            for theme in THEMES:
                for width in WIDTHS:
                    name = f"{page.removesuffix('.html').replace('/', '.')}.{theme}.{width}.png"
                    tab.open(page, theme=theme, system=theme, width=width)
                    tab.page.screenshot(path=arguments.folder / name, full_page=True)
                    print(arguments.folder / name)


main()
