"""Verdicts on the contrast of texts, beside those of axe-core."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from checks.cascade import Drawn, Outcome
from checks.corpus import Snippet
from checks.paint import ratio
from checks.site import Theme

Ours = Literal["fails", "passes", "cannot tell", "exempt", "nothing"]
Theirs = Literal["fails", "passes", "cannot tell", "nothing"]
_OURS: dict[str, Ours] = {
    "failed": "fails", "accepted": "fails", "unknown": "cannot tell", "passed": "passes", "exempt": "exempt"
}  # fmt: skip
_THEIRS: dict[str, Theirs] = {"violations": "fails", "passes": "passes", "incomplete": "cannot tell"}


@dataclass(frozen=True)
class Judged:
    """The text of an element, in a state and a mode; both verdicts are those of its worst part."""

    component: str
    theme: Theme
    where: str
    ours: Ours
    theirs: Theirs
    #: Why one of the two cannot tell.
    our_reason: str | None
    their_reason: str | None
    #: What the worst of its pixels says; nothing where no pixel shows it.
    pixels: Literal["fails", "passes", "nothing"]

    @property
    def is_agreed(self) -> bool:
        return self.ours == self.theirs or (self.ours, self.theirs) == ("exempt", "nothing")


def judged(drawn: Drawn) -> list[Judged]:
    """Texts, and what fields show: the texts of pseudo-elements are nothing to axe."""
    ours = defaultdict(list)
    for (variant, state, element, pseudo), parts in drawn.parts("text", "placeholder").items():
        if pseudo in (None, "placeholder"):
            ours[variant, state, element] += [outcome for _, outcome in parts]
    worst = defaultdict(list)
    for sight in drawn.seen:
        if sight.kind in ("text", "placeholder") and sight.pseudo in (None, "placeholder") and sight.pixels:
            worst[sight.variant, sight.state, sight.element].append(min(ratio(*pair) for pair in sight.pixels))
    theirs = {(answer.variant, answer.state, answer.element): answer for answer in drawn.axe}
    result = []
    for key in sorted(ours.keys() | theirs.keys()):
        outcomes = ours.get(key, [])
        found = {_OURS[outcome["status"]] for outcome in outcomes}
        verdict: Ours = next((word for word in dict.fromkeys(_OURS.values()) if word in found), "nothing")
        answer = theirs.get(key)
        result.append(
            Judged(
                component=drawn.name,
                theme=drawn.theme,
                where=f"{drawn.name} ({drawn.theme}): {key[0]}, {key[1]}, element {key[2]}",
                ours=verdict,
                theirs=_THEIRS[answer.verdict] if answer else "nothing",
                our_reason=next((o["reason"] for o in outcomes if o["status"] == "unknown"), None),
                their_reason=answer.reason if answer and answer.verdict == "incomplete" else None,
                pixels=_pixels(worst.get(key, []), outcomes),
            )
        )
    return result


def _pixels(ratios: Sequence[float], outcomes: Sequence[Outcome]) -> Literal["fails", "passes", "nothing"]:
    if not ratios or not outcomes:
        return "nothing"
    return "passes" if min(ratios) >= max(outcome["minimum"] for outcome in outcomes) else "fails"


def verdict_faults(judgements: Iterable[Judged], snippets: Mapping[str, Snippet]) -> Iterator[str]:
    """Differences that no snippet gives a reason for, and reasons for no difference."""
    differing, unknown = set(), set()
    for text in judgements:
        snippet = snippets.get(text.component)
        if text.ours == "cannot tell":
            unknown.add(text.component)
            if not snippet or not snippet.cannot_tell or snippet.cannot_tell not in (text.our_reason or ""):
                yield f"{text.where}: cannot tell: {text.our_reason}"
        elif text.theirs in ("fails", "passes") and not text.is_agreed:
            differing.add(text.component)
            if not snippet or not snippet.axe:
                yield f"{text.where}: {text.ours}, but axe says that it {text.theirs}"
    for snippet in snippets.values():
        if snippet.axe and snippet.name not in differing | unknown:
            yield f"{snippet.name}: says why axe is wrong, but axe agrees"
