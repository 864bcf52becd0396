"""Design systems of others, as their teams have published them: laid out as projects, and read by readers that are not ours."""

import json
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

TokenPath = tuple[str, ...]


@dataclass(frozen=True)
class TokenSet:
    """A folder of token files, beside which a resolver may stand."""

    folder: Path

    @property
    def name(self) -> str:
        return self.folder.name

    def write_project(self, project: Path) -> None:
        """The set as the only theme of a project, under its own name."""
        theme = project / "themes" / self.name
        shutil.copytree(self.folder, theme / self.name)
        if self._resolver.exists():
            shutil.copy(self._resolver, theme)
        elif self._palettes:
            (theme / self._resolver.name).write_text(json.dumps(self._palette_resolver()))

    def paths(self) -> set[TokenPath]:
        """The path of every token of any mode, by a walk over the files that knows a token by its value."""
        trees = [tree for file in self._used_files() for tree in _trees(read_tokens(file))]
        return {tuple("$root" if key == "_" else key for key in path) for tree in trees for path in _tokens(tree)}

    # Kong has no resolver: its files and palettes are put together by the names of its folders.

    @property
    def _palettes(self) -> list[Path]:
        return sorted(self.folder.glob("themes/*/*.alias.color.json"))

    def _palette_resolver(self) -> dict[str, Any]:
        def sources(files: list[Path]) -> list[dict[str, str]]:
            return [{"$ref": str(file.relative_to(self.folder.parent))} for file in files]

        files = [file for part in ("source", "components") for file in sorted(self.folder.glob(f"tokens/{part}/**/*.json"))]
        return {
            "version": "2025.10",
            "sets": {"base": {"sources": sources(files)}},
            "modifiers": {"palette": {"contexts": {file.parent.name: sources([file]) for file in self._palettes}}},
            "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/palette"}],
        }

    @property
    def _resolver(self) -> Path:
        return self.folder.with_name(f"{self.name}.resolver.json")

    def _used_files(self) -> list[Path]:
        """With a resolver, what it names; a resolver inside the folder stands for all beside it."""
        if inside := sorted(self.folder.glob("*.resolver.json")):
            return inside
        if self._resolver.exists() or self._palettes:
            resolver = read_tokens(self._resolver) if self._resolver.exists() else self._palette_resolver()
            return [self.folder.parent / reference for reference in sorted(set(_files(resolver)))]
        return sorted(file for file in self.folder.rglob("*") if file.suffix in {".json", ".yml", ".yaml"})


def read_tokens(file: Path) -> Any:
    text = file.read_text()
    if file.suffix == ".json":
        return json.loads(text)
    # PyYAML refuses the tabs that YAML 1.2 allows between a key and its value.
    return yaml.load(text.replace("\t", " "), yaml.BaseLoader)


def _files(node: Any) -> Iterator[str]:
    """The files that a resolver names."""
    for key, value in _entries(node):
        if key == "$ref" and not value.startswith("#"):
            yield value
        else:
            yield from _files(value)


def _trees(document: Any) -> Iterator[Any]:
    """The groups at the root: those inside a resolver, those of each set of Tokens Studio, or the file itself."""
    if "resolutionOrder" in document:
        yield from _inline_sources(document)
    elif "$themes" in document:
        yield from (tree for name, tree in document.items() if not name.startswith("$"))
    else:
        yield document


def _inline_sources(node: Any) -> Iterator[Any]:
    for key, value in _entries(node):
        if key == "sources":
            yield from value
        elif key == "contexts":
            yield from (source for sources in value.values() for source in sources)
        else:
            yield from _inline_sources(value)


def _tokens(node: Any, path: TokenPath = ()) -> Iterator[TokenPath]:
    if isinstance(node, dict):
        if path and ("$value" in node or {"value", "type"} <= node.keys()):
            yield path
            return
        for key, value in node.items():
            if key == "$root" or not key.startswith("$"):
                yield from _tokens(value, (*path, key))


def _entries(node: Any) -> Iterator[tuple[Any, Any]]:
    if isinstance(node, dict):
        yield from node.items()
    elif isinstance(node, list):
        yield from enumerate(node)
