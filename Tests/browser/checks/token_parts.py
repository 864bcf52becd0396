"""The parts of a token file that can be judged one by one: its tokens, and its groups without what is in them."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

_SPACE = re.compile(r"[ \t\r\n]*")
_ALIAS = re.compile(r"\{\s*[^\s{}.][^{}.]*(\.[^{}.]+)*\}")
_SCALAR = re.compile(r"[-+.\w]+")


@dataclass(frozen=True)
class Part:
    """A token or group, by its path."""

    path: str
    start: int
    end: int
    # A file with this part alone, and the type that it inherits.
    alone: dict[str, Any]

    def holds(self, offset: int) -> bool:
        return self.start <= offset < self.end


@dataclass(frozen=True)
class _Object:
    members: list[tuple[str, int, Any, int]]


def parts(text: str) -> list[Part]:
    """From the outside in, so that the last part that holds a place is the one it belongs to."""
    value, _ = _read(text, 0)
    return list(_parts(value, (), None, 0, len(text)))


def _parts(value: _Object, path: tuple[str, ...], inherited: Any, start: int, end: int) -> Iterator[Part]:
    members = {key: inner for key, _, inner, _ in value.members}
    is_token = "$value" in members or ("$ref" in members and all(key.startswith("$") for key in members))
    if is_token:
        own = {key: _plain(inner) for key, inner in members.items()}
        if "$type" not in own and inherited is not None and not _is_reference(own.get("$value")):
            own = {"$type": inherited} | own
        yield Part(".".join(path), start, end, _wrapped(path, own))
        return
    shell = {key: _plain(inner) for key, inner in members.items() if key.startswith("$") and not _is_inner(key, inner)}
    yield Part(".".join(path) or "(file)", start, end, _wrapped(path, shell))
    own_type = _plain(members["$type"]) if "$type" in members else inherited
    for key, key_start, inner, inner_end in value.members:
        if _is_inner(key, inner):
            yield from _parts(inner, (*path, key), own_type, key_start, inner_end)
        elif not key.startswith("$"):
            yield Part(".".join((*path, key)), key_start, inner_end, _wrapped((*path, key), _plain(inner)))


def _is_inner(key: str, value: Any) -> bool:
    return isinstance(value, _Object) and key != "$extensions"


def _is_reference(value: Any) -> bool:
    is_alias = isinstance(value, str) and _ALIAS.fullmatch(value) is not None
    return is_alias or (isinstance(value, dict) and "$ref" in value)


def _wrapped(path: tuple[str, ...], value: Any) -> Any:
    for name in reversed(path):
        value = {name: value}
    return value


def _plain(value: Any) -> Any:
    if isinstance(value, _Object):
        return {key: _plain(inner) for key, _, inner, _ in value.members}
    return [_plain(item) for item in value] if isinstance(value, list) else value


def _read(text: str, at: int) -> tuple[Any, int]:
    """A value of sound JSON and where it ends; objects keep where their members stand."""
    if text[at] == "{":
        members: list[tuple[str, int, Any, int]] = []
        at = _skip(text, at + 1)
        while text[at] != "}":
            start = at
            key, at = json.decoder.scanstring(text, at + 1)
            at = _skip(text, _skip(text, at) + 1)
            value, at = _read(text, at)
            members.append((key, start, value, at))
            at = _skip(text, at)
            at = _skip(text, at + 1) if text[at] == "," else at
        return _Object(members), at + 1
    if text[at] == "[":
        items: list[Any] = []
        at = _skip(text, at + 1)
        while text[at] != "]":
            value, at = _read(text, at)
            items.append(value)
            at = _skip(text, at)
            at = _skip(text, at + 1) if text[at] == "," else at
        return items, at + 1
    if text[at] == '"':
        return json.decoder.scanstring(text, at + 1)
    scalar = _SCALAR.match(text, at)
    if scalar is None:
        raise ValueError(f"no JSON at {at}")
    return json.loads(scalar.group()), scalar.end()


def _skip(text: str, at: int) -> int:
    space = _SPACE.match(text, at)
    return space.end() if space else at
