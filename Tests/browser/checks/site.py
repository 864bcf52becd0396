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


# The choice of light is a modifier of the system, or the site's own.
_LIGHT = "theme=light&appearance=light"


@dataclass(frozen=True)
class Look:
    """A page in a window and a mode, as the address chooses it; without a choice it is dark, as the system prefers."""

    page: str
    width: int
    query: str = ""

    def __str__(self) -> str:
        return f"{self.page}{self.query and '?'}{self.query}-{self.width}"


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
        """Every page in dark and light, and in the dark also in a narrow window, which changes the layout, never a colour. Pages of
        a system with more modifiers besides in so few modes that each context of each is there."""
        looks = []
        for page in self.pages:
            looks += [Look(page, 1280), Look(page, 1280, _LIGHT), Look(page, 390)]
            modifiers = self._modifiers(page) if page in self.themed_pages else {}
            if len(modifiers) < 2:
                continue
            for number in range(1, max(map(len, modifiers.values()))):
                mode = {name: values[number % len(values)] for name, values in modifiers.items()}
                looks.append(Look(page, 390, urlencode(mode)))
        return looks

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
