"""A design system that is being edited: its tokens as they are, which of them an edit may choose, and what was done."""

import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

from checks.token_effects import Edit
from checks.token_model import Token, TokenModel
from checks.token_sets import TokenPath


class Draft:
    """Two versions of a design system: the tokens as they are, and after some edits."""

    def __init__(self, theme: Path, seed: str) -> None:
        self.old = _model(theme)
        self.random = Random(seed)
        self.files = self.old.copy().files
        self.edits: list[Edit] = []
        self._taken: set[TokenPath] = set()
        files = [file for file in sorted(theme.rglob("*")) if file.is_file() and file.relative_to(theme) not in self.files]
        self._other_text = "\n".join(file.read_text(errors="ignore") for file in files).lower()

    @cached_property
    def new(self) -> TokenModel:
        """Asked for when all edits are done."""
        return TokenModel(self.files)

    def _shuffled(self, paths: list[TokenPath]) -> list[TokenPath]:
        free = [path for path in paths if path not in self._taken]
        self.random.shuffle(free)
        return free

    def _candidates(self) -> Iterator[tuple[TokenPath, Token]]:
        """A token, and one of the places where it has a value."""
        for path in self._shuffled(self.old.paths):
            for token in self.old.definitions(path):
                node = self.old.node(token.place)
                if node.get(value_key(node)) == token.value and not token.besides:
                    yield path, token

    def _is_mentioned(self, path: TokenPath) -> bool:
        """True where anything but token files may name it."""
        kebab = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", "-".join(path)).lower().replace(".", "-")
        return any(name in self._other_text for name in (".".join(path).lower(), "-".join(path).lower(), kebab))

    def _is_lone(self, path: TokenPath) -> bool:
        return path[-1] not in {"$root", "_"} and not self._is_mentioned(path)

    def _node(self, token: Token) -> Any:
        return TokenModel(self.files).node(token.place)

    def _parent(self, token: Token) -> Any:
        return TokenModel(self.files).node((token.place[0], token.place[1][:-1]))

    def _done(self, edit: Edit, *taken: TokenPath) -> None:
        self.edits.append(edit)
        self._taken |= {edit.path, *taken}
        if edit.origin:
            self._taken.add(edit.origin)


_models: dict[str, TokenModel] = {}


def _model(theme: Path) -> TokenModel:
    """Read once for all tests of a theme: nobody changes it."""
    if theme.name not in _models:
        _models[theme.name] = TokenModel.read(theme)
    return _models[theme.name]


def value_key(node: Any) -> str:
    return "$value" if "$value" in node else "value"


def set_value(node: Any, value: Any) -> None:
    node[value_key(node)] = value


def replace_key(node: Any, key: str, new: str) -> None:
    """In the same place, so that the order stays."""
    items = [(new if name == key else name, value) for name, value in node.items()]
    node.clear()
    node.update(items)
