"""A built site: a folder of files, some of which are pages."""

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Literal
from urllib.parse import urlencode

Theme = Literal["dark", "light"]
THEMES: tuple[Theme, ...] = ("dark", "light")
WIDTHS = (390, 1280)

_CHOICE = re.compile(r'<input type="radio" name="([^"]+)" value="([^"]+)"')


@dataclass(frozen=True)
class Site:
    folder: Path

    @property
    def pages(self) -> list[str]:
        """Paths of the pages, relative to the folder, in the order of their names."""
        return sorted(str(file.relative_to(self.folder)) for file in self.folder.rglob("*.html"))

    @property
    def themed_pages(self) -> list[str]:
        """The pages of systems that have tokens, and with them modes to choose from."""
        folders = [index.parent.parent for index in self.folder.rglob("tokens/index.html")]
        return [page for page in self.pages if any((self.folder / page).is_relative_to(folder) for folder in folders)]

    @property
    def component_pages(self) -> list[str]:
        """The pages of components: their variants alone stand in a folder beside each."""
        return [page for page in self.pages if any((self.folder / page).with_suffix("").glob("*.html")) and "components/" in page]

    @cached_property
    def other_modes(self) -> list[tuple[str, str]]:
        """Every page of a system with more modifiers than light and dark, in so few modes that each context of each is there; as
        the query of an address."""
        found = []
        for page in self.themed_pages:
            modifiers: dict[str, list[str]] = {}
            for name, value in _CHOICE.findall((self.folder / page).read_text(encoding="utf-8").split("</header>")[0]):
                if value != "auto" and value not in modifiers.setdefault(name, []):
                    modifiers[name].append(value)
            if len(modifiers) < 2:
                continue
            for number in range(1, max(map(len, modifiers.values()))):
                found.append((page, urlencode({name: values[number % len(values)] for name, values in modifiers.items()})))
        return found

    def url(self, page: str, theme: Theme | None = None) -> str:
        """Where a browser finds the page; the query chooses its mode, as a shared link would: the system's own, or the site's."""
        query = f"?theme={theme}&appearance={theme}" if theme else ""
        return (self.folder / page).absolute().as_uri() + query
