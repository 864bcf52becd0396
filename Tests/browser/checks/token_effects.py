"""What a comparison must tell of edits of tokens: kind, modes, and what follows from what."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from checks.token_model import TokenModel
from checks.token_sets import TokenPath


@dataclass(frozen=True)
class Change:
    """What is told of a token."""

    kinds: frozenset[str]
    causes: frozenset[str] = frozenset()
    #: In how many modes something of the value differs.
    modes: int = 0
    #: The path that it had.
    origin: str | None = None


@dataclass
class Edit:
    """What was done to one token."""

    path: TokenPath
    kinds: set[str]
    #: In which its value is written otherwise.
    modes: set[int] = field(default_factory=set)
    #: False where another value is written that looks the same.
    is_visible: bool = True
    origin: TokenPath | None = None


def changes(new: TokenModel, done: Iterable[Edit]) -> dict[str, Change]:
    """What must be told of edits after which the tokens are these, found by following the names in the files."""
    edits = {edit.path: edit for edit in done}
    changed = {path: set(edit.modes) for path, edit in edits.items()}
    causes: dict[TokenPath, set[TokenPath]] = {}
    for index, references in enumerate(new.references):
        known: dict[TokenPath, set[TokenPath]] = {}

        def roots(path: TokenPath) -> set[TokenPath]:
            if path not in known:
                known[path] = set()
                for reference in references.get(path, ()):
                    edit = edits.get(reference)
                    own = edit and index in edit.modes
                    if own and edit.is_visible:
                        known[path].add(reference)
                    elif not own:
                        known[path] |= roots(reference)
            return known[path]

        for path in references:
            if roots(path) and not (path in edits and index in edits[path].modes):
                changed.setdefault(path, set()).add(index)
                causes.setdefault(path, set()).update(roots(path))
    return {
        ".".join(path): Change(
            kinds=frozenset((edits[path].kinds if path in edits else set()) | ({"derived"} if path in causes else set())),
            causes=frozenset(".".join(cause) for cause in causes.get(path, ())),
            modes=len(modes),
            origin=".".join(edits[path].origin) if path in edits and edits[path].origin else None,
        )
        for path, modes in changed.items()
    }


def visible(done: Iterable[Edit], told: dict[str, Change]) -> set[str]:
    """The tokens that look another way."""
    seen = {".".join(edit.path) for edit in done if edit.is_visible and edit.modes}
    return seen | {path for path, change in told.items() if change.causes}
