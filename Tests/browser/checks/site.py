"""A built site: a folder of files, some of which are pages."""

import re
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Literal

Theme = Literal["dark", "light"]
THEMES: tuple[Theme, ...] = ("dark", "light")
WIDTHS = (390, 1280)

# Of each modifier the context that is chosen.
Mode = dict[str, str]

_CHOICE = re.compile(r'<input type="radio" name="([^"]+)" value="([^"]+)"')


@dataclass(frozen=True)
class Look:
    """A page in a window, in the dark, as the system prefers it."""

    page: str
    width: int

    def __str__(self) -> str:
        return f"{self.page}-{self.width}"


@dataclass(frozen=True)
class Site:
    folder: Path

    @cached_property
    def pages(self) -> list[str]:
        """Paths of the pages, relative to the folder, in the order of their names."""
        return sorted(str(file.relative_to(self.folder)) for file in self.folder.rglob("*.html"))

    @cached_property
    def themed_pages(self) -> list[str]:
        """The pages of systems that have tokens, and with them modes to choose from."""
        folders = [index.parent.parent for index in self.folder.rglob("tokens/index.html")]
        return [page for page in self.pages if any((self.folder / page).is_relative_to(folder) for folder in folders)]

    @property
    def component_pages(self) -> list[str]:
        """The pages of components: their variants alone stand in a folder beside each."""
        return [page for page in self.pages if any((self.folder / page).with_suffix("").glob("*.html")) and "components/" in page]

    @cached_property
    def looks(self) -> list[Look]:
        return [Look(page, width) for page in self.pages for width in WIDTHS]

    def modes(self, page: str) -> list[Mode]:
        """All of them, those of `contexts` first."""
        modifiers = self._modifiers(page)
        every = [dict(zip(modifiers, values, strict=True)) for values in product(*modifiers.values())]
        first = self.contexts(page)
        return first + [mode for mode in every if mode not in first]

    def contexts(self, page: str) -> list[Mode]:
        """As few modes as have each context of each modifier."""
        modifiers = self._modifiers(page)
        count = max(map(len, modifiers.values()), default=1)
        return [{name: values[number % len(values)] for name, values in modifiers.items()} for number in range(count)]

    def _modifiers(self, page: str) -> dict[str, list[str]]:
        """Those of its mode bar, with their contexts."""
        modifiers: dict[str, list[str]] = {}
        for name, value in _CHOICE.findall((self.folder / page).read_text(encoding="utf-8").split("</header>")[0]):
            if value != "auto" and value not in modifiers.setdefault(name, []):
                modifiers[name].append(value)
        return modifiers

    def url(self, page: str, theme: Theme | None = None) -> str:
        """Where a browser finds the page; the query chooses its mode, as a shared link would: the system's own, or the site's."""
        query = f"?theme={theme}&appearance={theme}" if theme else ""
        return (self.folder / page).absolute().as_uri() + query
