"""The token files of a design system as a person reads them: which value stands where, and who names whom, in every mode.

It knows nothing of how specimen reads or resolves, and only as many of the dialects as the sets beside the project are written in.
"""

import copy
import itertools
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from checks.token_sets import TokenPath, read_tokens

Files = dict[Path, Any]


@dataclass(frozen=True)
class Source:
    """A tree of tokens: a whole file, or a part of one."""

    file: Path
    keys: TokenPath


@dataclass(frozen=True)
class Token:
    """What a source says of a token."""

    source: Source
    keys: TokenPath
    type: str | None
    value: Any
    #: What it names besides its value: a spring has the curve that follows from it in its extensions.
    besides: tuple[str, ...] = ()
    #: The values of its own for some modes, by their names.
    overrides: Any = None
    #: True of one that has the value of an override.
    is_override: bool = False

    @cached_property
    def names(self) -> list[str]:
        return [*names(self.value), *self.besides]

    @property
    def place(self) -> tuple[Path, TokenPath]:
        return self.source.file, (*self.source.keys, *self.keys)


Mode = dict[TokenPath, Token]


class TokenModel:
    def __init__(self, files: Files) -> None:
        self.files = files

    @staticmethod
    def read(theme: Path) -> "TokenModel":
        files = [file for file in sorted(theme.rglob("*")) if file.suffix in {".json", ".yml", ".yaml"}]
        ours = {"theme.yaml", "component.yaml", "contrast.waivers.yaml"}
        return TokenModel({file.relative_to(theme): read_tokens(file) for file in files if file.name not in ours})

    def copy(self) -> "TokenModel":
        return TokenModel(copy.deepcopy(self.files))

    def write(self, theme: Path) -> None:
        """As JSON, which YAML is as well: then nothing but what an edit changes is written otherwise."""
        for file, document in self.files.items():
            (theme / file).write_text(json.dumps(document, indent=2, ensure_ascii=False))

    def node(self, place: tuple[Path, TokenPath]) -> Any:
        node = self.files[place[0]]
        for key in place[1]:
            node = node[int(key)] if isinstance(node, list) else node[key]
        return node

    # MARK: Modes

    @cached_property
    def modes(self) -> list[Mode]:
        axes = [axis if isinstance(axis, dict) else {"": axis} for axis in self._axes()]
        known: dict[Source, Mode] = {}
        modes: list[Mode] = []
        for choice in itertools.product(*[axis.items() for axis in axes]):
            mode: Mode = {}
            for source in itertools.chain.from_iterable(sources for _, sources in choice):
                if source not in known:
                    known[source] = self._tokens(source)
                mode |= known[source]
            contexts = [name for name, _ in choice if name]
            modes.append({path: _overridden(token, contexts) for path, token in mode.items()})
        if len(modes) == 1 and any(_is_pair(token) for token in modes[0].values()):
            return [_half(modes[0], index) for index in (0, -1)]
        return modes

    def _axes(self) -> list[Any]:
        """For each set its sources; for each modifier those of its contexts, by their names."""
        resolvers = [file for file in self.files if file.name.endswith(".resolver.json")]
        if resolvers:
            return list(self._resolved(resolvers[0]))
        themed = [file for file, document in self.files.items() if "$themes" in document]
        if themed:
            [file] = themed
            sets = {name: (Source(file, (name,)),) for name in self.files[file] if not name.startswith("$")}
            contexts = {name: sets.pop(name) for name in ("light", "dark")}
            return [*sets.values(), contexts]
        return [tuple(Source(file, ()) for file in self.files)]

    def _resolved(self, file: Path) -> Iterator[Any]:
        document = self.files[file]
        for index, item in enumerate(document["resolutionOrder"]):
            keys: TokenPath = ("resolutionOrder", str(index))
            if "$ref" in item:
                keys = tuple(item["$ref"].removeprefix("#/").split("/"))
                item = document[keys[0]][keys[1]]
            if "sources" in item:
                yield self._sources(file, (*keys, "sources"), item["sources"])
            else:
                yield {
                    name: self._sources(file, (*keys, "contexts", name), sources)
                    for name, sources in item["contexts"].items()
                }

    @staticmethod
    def _sources(file: Path, keys: TokenPath, sources: list[Any]) -> tuple[Source, ...]:
        return tuple(
            Source(file.parent / source["$ref"], ()) if "$ref" in source else Source(file, (*keys, str(index)))
            for index, source in enumerate(sources)
        )

    def _tokens(self, source: Source) -> Mode:
        found: Mode = {}

        def walk(node: Any, keys: TokenPath, inherited: str | None) -> None:
            if not isinstance(node, dict):
                return
            kind = node.get("$type", inherited)
            if keys and ("$value" in node or {"value", "type"} <= node.keys()):
                path = tuple("$root" if key == "_" else key for key in keys)
                value = node.get("$value", node.get("value"))
                extensions = dict(node.get("$extensions") or {})
                overrides = extensions.pop("org.primer.overrides", None)
                besides = tuple(names(extensions))
                found[path] = Token(source, keys, kind or node.get("type"), value, besides, overrides)
                return
            for key, value in node.items():
                if key == "$root" or not key.startswith("$"):
                    walk(value, (*keys, key), kind)

        walk(self.node((source.file, source.keys)), (), None)
        return found

    # MARK: References

    @cached_property
    def references(self) -> list[dict[TokenPath, set[TokenPath]]]:
        """In every mode: which tokens the value of a token names."""
        return [
            {path: {named(name, mode) for name in token.names} for path, token in mode.items() if token.names}
            for mode in self.modes
        ]

    @cached_property
    def users(self) -> dict[TokenPath, set[TokenPath]]:
        """Who names a token, in any mode."""
        users: dict[TokenPath, set[TokenPath]] = {path: set() for path in self.paths}
        for mode in self.references:
            for path, references in mode.items():
                for reference in references:
                    users.setdefault(reference, set()).add(path)
        return users

    @cached_property
    def paths(self) -> list[TokenPath]:
        return sorted({path for mode in self.modes for path in mode})

    def definitions(self, path: TokenPath) -> list[Token]:
        """What stands in the files for a token, each place once."""
        found = {mode[path].place: mode[path] for mode in self.modes if path in mode}
        return list(found.values())

    def modes_of(self, token: Token, path: TokenPath) -> set[int]:
        """Those in which the value counts that stands in a place."""
        modes = [mode.get(path) for mode in self.modes]
        return {
            index
            for index, other in enumerate(modes)
            if other and other.place == token.place and other.is_override == token.is_override
        }

    def literal(self, path: TokenPath, mode: int) -> Any:
        """The value at the end of the aliases."""
        for _ in range(32):
            token = self.modes[mode].get(path)
            if token is None:
                return None
            target = alias(token.value)
            if target is None:
                return token.value
            path = named(target, self.modes[mode])
        return None

    def type(self, path: TokenPath, mode: int) -> str | None:
        for _ in range(32):
            token = self.modes[mode].get(path)
            if token is None or token.type is not None:
                return token and token.type
            target = alias(token.value)
            if target is None:
                return None
            path = named(target, self.modes[mode])
        return None


def names(value: Any) -> Iterator[str]:
    """What a value names in braces, however deep."""
    if isinstance(value, str):
        yield from re.findall(r"\{([^{}]+)\}", value)
        # As Tokens Studio once wrote it.
        yield from re.findall(r"^\$([\w.-]+)$", value)
    elif isinstance(value, dict):
        for part in value.values():
            yield from names(part)
    elif isinstance(value, list):
        for part in value:
            yield from names(part)


def alias(value: Any) -> str | None:
    """The name, where a value is nothing but one."""
    match = re.fullmatch(r"\{([^{}]+)\}", value.strip()) if isinstance(value, str) else None
    return match and match[1]


def named(name: str, mode: Mode) -> TokenPath:
    path = tuple("$root" if key == "_" else key for key in name.split("."))
    return path if path in mode else (*path, "$root")


def _is_pair(token: Token) -> bool:
    """A list of colours, from light to dark: of more than two, the outer count."""
    return token.type == "color" and isinstance(token.value, list) and len(token.value) > 1


def _half(mode: Mode, index: int) -> Mode:
    return {
        path: replace(token, value=token.value[index]) if _is_pair(token) else token for path, token in mode.items()
    }


def _overridden(token: Token, contexts: list[str]) -> Token:
    for context in contexts:
        if token.overrides and context in token.overrides:
            other = token.overrides[context]
            value = other.get("$value", token.value) if isinstance(other, dict) else other
            return replace(token, value=value, is_override=True)
    return token
