"""Pages link the style sheets of what they show."""

import re
from html.parser import HTMLParser
from pathlib import Path
from posixpath import normpath

from checks.site import Site

# Those of a system, whose classes are its own.
_OF_SYSTEM = {"tokens.css", "components.css", "fonts.css"}
_STYLE = re.compile(r'<link rel="stylesheet" href="([^"]+)"')


def unstyled_classes(site: Site) -> list[str]:
    """The classes of each page that have rules, but none in the sheets that it links."""
    sheets = {
        str(file.relative_to(site.folder)): _classes(file.read_text())
        for file in sorted(site.folder.glob("assets/*.css"))
        if file.name not in _OF_SYSTEM
    }
    complaints = []
    for page in site.pages:
        html = (site.folder / page).read_text(encoding="utf-8")
        linked = {normpath(Path(page).parent / href) for href in _STYLE.findall(html)}
        styled = set().union(*(classes for sheet, classes in sheets.items() if sheet in linked))
        used = _Classes()
        used.feed(html)
        for name in sorted(used.names - styled):
            if others := [sheet for sheet, classes in sheets.items() if name in classes]:
                complaints.append(f"{page}: '{name}' has rules in {', '.join(others)}, which the page does not link")
    return complaints


def _classes(css: str) -> set[str]:
    return set(re.findall(r"\.([a-z][\w-]*)(?=[^{}]*\{)", css))


class _Classes(HTMLParser):
    """Those of the site itself: a mock-up has its own."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self._depth_in_mockup = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self._depth_in_mockup:
            self._depth_in_mockup += tag == "div"
            return
        names = (dict(attrs).get("class") or "").split()
        self.names.update(names)
        self._depth_in_mockup = int("mockup" in names)

    def handle_endtag(self, tag: str) -> None:
        self._depth_in_mockup -= bool(self._depth_in_mockup) and tag == "div"
