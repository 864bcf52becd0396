"""How much a browser has to read before a page is there: bytes of files, neither packed nor without what a design system brings."""

import re
from pathlib import Path
from posixpath import normpath

from checks.site import Site

CSS = 40_000
JAVASCRIPT = 30_000
DOCUMENT = 60_000
# Everything that is known of up to 150 tokens in all their modes, or of all tokens in one line each.
TOKENS = 370_000
# Every mode, and what each modifier changes.
MODES = 260_000
# The custom properties of a system in all its modes.
PROPERTIES = 100_000

# A system's own: its tokens, its mock-ups, its faces.
_OF_SYSTEM = {"tokens.css", "components.css", "fonts.css"}
# What is searched, not what searches.
_INDEX = "search.js"

_STYLE = re.compile(r'<link rel="stylesheet" href="([^"]+)"')
_SCRIPT = re.compile(r'<script src="([^"]+)"')
_INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def weight_faults(site: Site) -> list[str]:
    """The pages that load more than they may."""
    faults = []
    for page in site.pages:
        html = (site.folder / page).read_text(encoding="utf-8")
        styles = [_bytes(site, page, href) for href in _STYLE.findall(html) if Path(href).name not in _OF_SYSTEM]
        if sum(styles) > CSS:
            faults.append(f"{page}: {sum(styles)} bytes of CSS, at most {CSS} are allowed")
        scripts = [len(script.encode()) for script in _INLINE.findall(html)]
        scripts += [_bytes(site, page, href) for href in _SCRIPT.findall(html) if Path(href).name != _INDEX]
        if sum(scripts) > JAVASCRIPT:
            faults.append(f"{page}: {sum(scripts)} bytes of JavaScript, at most {JAVASCRIPT} are allowed")
        kind, most = _kind(page, html)
        if len(html.encode()) > most:
            faults.append(f"{page}: {len(html.encode())} bytes of HTML, {kind} has at most {most}")
    for file in sorted(site.folder.rglob("tokens.css")):
        if file.stat().st_size > PROPERTIES:
            path = file.relative_to(site.folder)
            faults.append(f"{path}: {file.stat().st_size} bytes of custom properties, at most {PROPERTIES} are allowed")
    return faults


def _bytes(site: Site, page: str, href: str) -> int:
    return (site.folder / normpath(Path(page).parent / href)).stat().st_size


def _kind(page: str, html: str) -> tuple[str, float]:
    """What a page is, and how many bytes it may have; some grow with the system."""
    if _is_document(html):
        return "a document", DOCUMENT
    if "/tokens/" in f"/{page}":
        return "a page of tokens", TOKENS
    return ("the page of modes", MODES) if Path(page).name == "modes.html" else ("a page", float("inf"))


def _is_document(html: str) -> bool:
    """What somebody wrote, and no page that grows with the system: of a component, or of its contrast."""
    return 'class="prose"' in html and "data-tabs" not in html and 'class="matrix' not in html
