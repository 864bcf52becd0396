"""Edits of token files as people make them."""

import colorsys
import json
import re
from collections.abc import Callable
from typing import Any

from checks.token_colors import darkened, rgb, unlike
from checks.token_draft import Draft, replace_key, set_value, value_key
from checks.token_effects import Edit
from checks.token_model import Token, TokenModel, alias, named, names
from checks.token_sets import TokenPath


class Editor(Draft):
    """Each edit chooses a token that it fits, and says whether it has found one."""

    # MARK: Values

    def darken(self) -> bool:
        for path, token in self._candidates():
            color = darkened(token.value)
            if color is None or not 0 < len(self.old.users[path]) < 40:
                continue
            set_value(self._node(token), color)
            self._done(Edit(path, {"value"}, self.old.modes_of(token, path)))
            return True
        return False

    def rewrite(self) -> bool:
        """The same colour in another notation."""
        for path, token in self._candidates():
            color = rgb(token.value)
            if color is None or not 0 < len(self.old.users[path]) < 40:
                continue
            if isinstance(token.value, str):
                other: Any = token.value.upper() if token.value != token.value.upper() else token.value.lower()
                if other == token.value:
                    continue
            else:
                hue, lightness, saturation = colorsys.rgb_to_hls(*color)
                parts = [round(hue * 360, 4), round(saturation * 100, 4), round(lightness * 100, 4)]
                other = {"colorSpace": "hsl", "components": parts}
            set_value(self._node(token), other)
            self._done(Edit(path, {"notation"}, self.old.modes_of(token, path), is_visible=False))
            return True
        return False

    def swap(self) -> bool:
        """Two colours of a group take the place of each other."""
        for path, token in self._candidates():
            for other in self._shuffled([other for other in self.old.paths if other[:-1] == path[:-1] and other != path]):
                places = self.old.definitions(other)
                if len(places) != 1 or len(self.old.definitions(path)) != 1 or not unlike(token.value, places[0].value):
                    continue
                set_value(self._node(token), places[0].value)
                set_value(self._node(places[0]), token.value)
                self._done(Edit(path, {"value"}, self.old.modes_of(token, path)))
                self._done(Edit(other, {"value"}, self.old.modes_of(places[0], other)))
                return True
        return False

    def retarget(self) -> bool:
        """An alias names another token, which has another value."""
        return self._retarget(unlike, is_visible=True)

    def retarget_to_the_same_value(self) -> bool:
        return self._retarget(lambda a, b: json.dumps(a) == json.dumps(b), is_visible=False)

    def _retarget(self, fits: Callable[[Any, Any], bool], *, is_visible: bool) -> bool:
        for path, token in self._candidates():
            target = alias(token.value)
            if target is None:
                continue
            modes = self.old.modes_of(token, path)
            for other in self._shuffled(self.old.paths)[:400]:
                if other == path or other == named(target, self.old.modes[min(modes)]) or path in self._closure(other):
                    continue
                if all(
                    other in self.old.modes[mode]
                    and self.old.type(other, mode) == self.old.type(path, mode)
                    and fits(self.old.literal(path, mode), self.old.literal(other, mode))
                    for mode in modes
                ):
                    set_value(self._node(token), "{" + ".".join(other) + "}")
                    self._done(Edit(path, {"retargeted"}, modes, is_visible=is_visible), other)
                    return True
        return False

    def _closure(self, path: TokenPath) -> set[TokenPath]:
        """All that a value leads to."""
        seen: set[TokenPath] = set()
        open_paths = [path]
        while open_paths:
            for references in self.old.references:
                more = references.get(open_paths[-1], set()) - seen
                seen |= more
                open_paths[:0] = more
            open_paths.pop()
        return seen

    def remove_an_override(self) -> bool:
        """A mode has no value of its own any more."""
        for path, token in self._candidates():
            if len(self.old.definitions(path)) < 2 or 0 in (modes := self.old.modes_of(token, path)) or token.overrides:
                continue
            files = self.old.copy()
            del files.node((token.place[0], token.place[1][:-1]))[token.place[1][-1]]
            rest = TokenModel(files.files)
            if not all(
                path in rest.modes[mode] and unlike(self.old.literal(path, mode), rest.literal(path, mode)) for mode in modes
            ):
                continue
            is_alias = {alias(rest.modes[mode][path].value) != alias(token.value) for mode in modes}
            if len(is_alias) != 1 or len(self.old.references[min(modes)].get(path, ())) != bool(alias(token.value)):
                continue
            del self._parent(token)[token.place[1][-1]]
            self._done(Edit(path, {"retargeted"} if is_alias == {True} else {"value"}, modes))
            return True
        return False

    def retype(self) -> bool:
        for path, token in self._candidates():
            if self.old.users[path] or self._is_mentioned(path) or next(names(token.value), None):
                continue
            places = self.old.definitions(path)
            if len(places) != 1 or token.type in {"number", None} or token.overrides:
                continue
            node = self._node(token)
            node["$type" if "$value" in node else "type"] = "number"
            set_value(node, 7)
            self._done(Edit(path, {"retyped", "value"}, self.old.modes_of(token, path)))
            return True
        return False

    # MARK: Names

    def rename(self) -> bool:
        """With all that names it."""
        return self._rename(lambda path: (*path[:-1], f"{path[-1]}-next"), "renamed")

    def move(self) -> bool:
        return self._rename(lambda path: (*path[:-2], f"{path[-2]}-moved", path[-1]), "moved")

    def _rename(self, name: Callable[[TokenPath], TokenPath], kind: str) -> bool:
        for path, _ in self._candidates():
            if len(path) < 2 or not self.old.users[path] or not self._is_lone(path):
                continue
            if "$root" in path or "_" in path:
                continue
            new = name(path)
            for token in self.old.definitions(path):
                self._move(token, (*token.keys[: len(token.keys) - len(path)], *new))
            self._rewrite(lambda known: new if known == path else known)
            self._done(Edit(new, {kind}, origin=path))
            return True
        return False

    def rename_a_group(self) -> bool:
        groups = sorted({path[:-1] for path in self.old.paths if len(path) > 1})
        for group in self._shuffled(groups):
            members = [path for path in self.old.paths if path[: len(group)] == group]
            if not 2 < len(members) < 40 or any(self._is_mentioned(path) or path in self._taken for path in members):
                continue
            if group in self.old.paths or "$root" in group:
                continue
            new = (*group[:-1], f"{group[-1]}-next")
            sources = {token.source for path in members for token in self.old.definitions(path)}
            for source in sources:
                parent = TokenModel(self.files).node((source.file, (*source.keys, *group[:-1])))
                replace_key(parent, group[-1], new[-1])
            self._rewrite(lambda known: (*new, *known[len(group) :]) if known[: len(group)] == group else known)
            for path in members:
                self._done(Edit((*new, *path[len(group) :]), {"moved"}, origin=path))
            return True
        return False

    def rename_and_darken(self) -> bool:
        """Both at once, with all that names it."""
        for path, token in self._candidates():
            color = darkened(token.value)
            if color is None or not self.old.users[path] or not self._is_lone(path) or len(self.old.definitions(path)) != 1:
                continue
            new = (*path[:-1], f"{path[-1]}-next")
            set_value(self._node(token), color)
            self._move(token, (*token.keys[:-1], new[-1]))
            self._rewrite(lambda known: new if known == path else known)
            self._done(Edit(new, {"renamed", "value"}, self.old.modes_of(token, path), origin=path))
            return True
        return False

    def _move(self, token: Token, keys: TokenPath) -> None:
        node = self._parent(token).pop(token.place[1][-1])
        if "$value" in node and token.type:
            node["$type"] = token.type
        group = TokenModel(self.files).node((token.source.file, token.source.keys))
        for key in keys[:-1]:
            group = group.setdefault(key, {})
        group[keys[-1]] = node

    def _rewrite(self, name: Callable[[TokenPath], TokenPath]) -> None:
        """All values, with other names in braces."""
        known = set(self.old.paths)

        def renamed(match: re.Match[str]) -> str:
            path = tuple("$root" if key == "_" else key for key in (match[1] or match[2]).split("."))
            path = path if path in known else (*path, "$root")
            new = ".".join(name(path)).removesuffix(".$root")
            return match[0] if name(path) == path else f"{{{new}}}" if match[1] else f"${new}"

        def walk(node: Any) -> Any:
            if isinstance(node, str):
                return re.sub(r"\{([^{}]+)\}|^\$([\w.-]+)$", renamed, node)
            if isinstance(node, list):
                return [walk(item) for item in node]
            if isinstance(node, dict):
                told = {"$description", "description", "$deprecated"}
                return {key: value if key in told else walk(value) for key, value in node.items()}
            return node

        self.files = {file: walk(document) for file, document in self.files.items()}

    # MARK: Tokens

    def add(self) -> bool:
        for path, token in self._candidates():
            if path[-1] in {"$root", "_"} or len(path) < 2:
                continue
            new = (*path[:-1], "added-here")
            color = {"colorSpace": "srgb", "components": [0.1, 0.2, 0.7]}
            is_legacy = "$value" not in self._node(token)
            added = {"type": "color", "value": "#1a33b3"} if is_legacy else {"$type": "color", "$value": color}
            self._parent(token)["added-here"] = added
            self._done(Edit(new, {"added"}))
            return True
        return False

    def remove(self) -> bool:
        for path, _ in self._candidates():
            if self.old.users[path] or not self._is_lone(path):
                continue
            for token in self.old.definitions(path):
                del self._parent(token)[token.place[1][-1]]
            self._done(Edit(path, {"removed"}))
            return True
        return False

    def introduce_an_alias(self) -> bool:
        """The value goes to a new token, and its old one names that."""
        for path, token in self._candidates():
            if not self.old.users[path] or path[-1] in {"$root", "_"} or len(path) < 2:
                continue
            node = self._node(token)
            base = {key: value for key, value in node.items() if key in {"$type", "type"}}
            kind = self.old.type(path, min(self.old.modes_of(token, path)))
            if "$value" in node and kind:
                base["$type"] = kind
            base[value_key(node)] = token.value
            self._parent(token)["introduced-here"] = base
            new = (*path[:-1], "introduced-here")
            set_value(node, "{" + ".".join(new) + "}")
            self._done(Edit(new, {"added"}))
            self._done(Edit(path, {"retargeted"}, self.old.modes_of(token, path), is_visible=False))
            return True
        return False

    # MARK: Words

    def describe(self) -> bool:
        return self._tell("$description", "description", "Another purpose.", "description")

    def deprecate(self) -> bool:
        return self._tell("$deprecated", "$deprecated", "It goes soon.", "deprecated")

    def _tell(self, key: str, legacy_key: str, text: str, kind: str) -> bool:
        for path, _ in self._candidates():
            places = self.old.definitions(path)
            if key == "$deprecated" and any(key in self._node(token) for token in places):
                continue
            for token in places:
                node = self._node(token)
                node[key if "$value" in node else legacy_key] = text
            self._done(Edit(path, {kind}))
            return True
        return False


#: After which everything looks as before.
REFACTORINGS = [
    "rewrite", "retarget_to_the_same_value", "rename", "move", "rename_a_group", "introduce_an_alias", "describe", "deprecate",
]  # fmt: skip

EDITS = [
    *REFACTORINGS, "darken", "swap", "retarget", "remove_an_override", "retype", "rename_and_darken", "add", "remove",
]  # fmt: skip
