"""Every reference leads somewhere, and inside the site."""

import re
from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path, PurePosixPath
from posixpath import normpath
from urllib.parse import unquote, urlsplit

from checks.site import Site

_URL_ATTRIBUTES = {"href", "xlink:href", "src", "poster", "data", "action", "formaction"}
_CSS_URL = re.compile(r"""url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)""")


@dataclass
class _Document(HTMLParser):
    """The ids and references of one HTML or SVG file."""

    text: str
    ids: list[str] = field(default_factory=list)
    references: list[tuple[str, str]] = field(default_factory=list)  # tag, URL
    canonical: str | None = None
    open_tag: str = ""

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.text)
        self.close()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.open_tag = tag
        values = {name: value or "" for name, value in attributes}
        if "id" in values:
            self.ids.append(values["id"])
        if tag == "link" and values.get("rel") == "canonical":
            self.canonical = values.get("href")
            return
        self.references += [(tag, values[name].strip()) for name in _URL_ATTRIBUTES & values.keys()]
        for candidate in values.get("srcset", "").split(","):
            if candidate.strip():
                self.references.append((tag, candidate.split()[0]))
        self.references += [("css", url) for url in _css_urls(values.get("style", ""))]

    def handle_endtag(self, tag: str) -> None:
        self.open_tag = ""

    def handle_data(self, data: str) -> None:
        if self.open_tag == "style":
            self.references += [("css", url) for url in _css_urls(data)]

    @cached_property
    def id_set(self) -> set[str]:
        return set(self.ids)


def _css_urls(css: str) -> list[str]:
    return [url or imported for url, imported in _CSS_URL.findall(css)]


def broken_links(site: Site) -> list[str]:
    """Everything wrong with the references of the site's pages and stylesheets, and with the ids that they name."""
    files = {str(file.relative_to(site.folder)): file for file in site.folder.rglob("*") if file.is_file()}
    documents = {
        path: _Document(file.read_text(encoding="utf-8"))
        for path, file in files.items()
        if file.suffix in (".html", ".svg")
    }
    homes = {urlsplit(document.canonical).netloc for document in documents.values() if document.canonical}

    complaints: list[str] = []
    for path in sorted(documents):
        document = documents[path]
        for id in sorted({id for id in document.ids if document.ids.count(id) > 1}):
            complaints.append(f"{path}: the id '{id}' occurs {document.ids.count(id)} times")
        for tag, url in sorted(set(document.references)):
            if fault := _fault(path, tag, url, files, documents, homes):
                complaints.append(f"{path}: <{tag}> '{url}' {fault}")
    for path in sorted(path for path in files if path.endswith(".css")):
        for url in _css_urls(files[path].read_text(encoding="utf-8")):
            if fault := _fault(path, "css", url, files, documents, homes):
                complaints.append(f"{path}: '{url}' {fault}")
    return complaints


def _fault(
    source: str, tag: str, url: str, files: dict[str, Path], documents: dict[str, _Document], homes: set[str]
) -> str | None:
    parts = urlsplit(url)
    if parts.scheme in ("data", "mailto", "tel"):
        return None
    if parts.scheme in ("http", "https") or parts.netloc:
        if tag not in ("a", "area"):
            return "is fetched from the network"
        return "names the site itself by its address" if parts.netloc in homes else None
    if parts.scheme:
        return f"uses the scheme '{parts.scheme}'"
    if parts.path.startswith("/"):
        return "is an absolute path"
    if not parts.path and not parts.query and not parts.fragment:
        return "goes nowhere"

    target = source
    if parts.path:
        target = normpath(PurePosixPath(source).parent / unquote(parts.path))
    if target.startswith("../"):
        return "leaves the site"
    if target not in files:
        return "is not a file of the site"
    fragment = unquote(parts.fragment)
    if fragment and target in documents and fragment not in documents[target].id_set:
        return f"names an id that {target} has not"
    return None
