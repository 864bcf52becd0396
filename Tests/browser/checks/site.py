"""A built site: a folder of files, some of which are pages."""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

Theme = Literal["dark", "light"]
THEMES: tuple[Theme, ...] = ("dark", "light")
WIDTHS = (390, 1280)


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

    def url(self, page: str, theme: Theme | None = None) -> str:
        """Where a browser finds the page; the query chooses its mode, as a shared link would."""
        query = f"?theme={theme}" if theme else ""
        return (self.folder / page).absolute().as_uri() + query
