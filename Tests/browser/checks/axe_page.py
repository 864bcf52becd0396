"""The page of the guide that sets specimen's verdicts beside those of axe-core."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from checks.cascade import Drawn
from checks.corpus import Snippet
from checks.site import THEMES
from checks.verdicts import Judged

PAGE = Path(__file__).resolve().parents[3] / "content/guide/reference/contrast-against-axe.md"
_REASONS = {
    "bgGradient": "there is a gradient behind the text, or in it",
    "bgImage": "there is an image behind the text",
    "bgOverlap": "something else lies on the text",
    "colorParse": "it cannot read the colour",
    "complexTextShadows": "the text has a shadow",
    "elmPartiallyObscured": "the text is larger than its box, or partly covered",
    "elmPartiallyObscuring": "the text covers something else in part",
    "equalRatio": "text and background have the same colour",
    "fgAlpha": "the text is translucent",
    "imgNode": "there is a picture behind the text",
    "nonBmp": "there are nothing but symbols",
    "pseudoContent": "a pseudo-element has a background of its own",
    "shortTextContent": "there is a single character",
}


def page(snippets: Sequence[Snippet], drawings: Sequence[Drawn], texts: Sequence[Judged]) -> str:
    """`drawings` and `texts` are those of the snippets, in all modes."""
    decided = [text for text in texts if text.theirs in ("fails", "passes")]
    rows = [
        ("both say the same", sum(text.is_agreed for text in decided)),
        ("axe cannot tell, specimen can", sum(_is_told(text) for text in texts if text.theirs == "cannot tell")),
        ("axe is wrong", sum(not text.is_agreed and text.ours != "cannot tell" for text in decided)),
        ("axe has an answer, specimen cannot tell", sum(text.ours == "cannot tell" for text in decided)),
        ("neither can tell", sum(text.ours == text.theirs == "cannot tell" for text in texts)),
        ("nothing is required: disabled, or excepted by the component", sum(text.ours == "exempt" for text in texts)),
        ("axe does not look", sum(_is_told(text) for text in texts if text.theirs == "nothing")),
    ]
    states = len({(drawn.name, part["variant"], part["state"]) for drawn in drawings for part in drawn.report["parts"]})
    return f"""---
title: Contrast against axe
description: {len(snippets)} small mock-ups, judged by specimen without a browser and by axe-core in one, and every difference explained.
order: 7
---

axe-core is the checker that most teams trust. It looks at a page in a browser; specimen reads the HTML and CSS of a mock-up. A test
judges {len(snippets)} snippets with both, in {states} states and two modes, and compares colours, grounds and type sizes with the pixels and computed
styles of Chromium. The same test makes this page, so it cannot promise more than is true. The snippets stand in `Tests/browser/corpus`.

| Texts in states and modes | |
|---|---:|
{_lines(f"| {label} | {number} |" for label, number in rows)}

Beyond these, specimen measures {_others(drawings)}. axe measures none of them.

## Where axe is wrong

| Snippet | axe says | specimen says | The pixels say | Why |
|---|---|---|---|---|
{_lines(_wrong(snippets, texts))}

## Where axe cannot tell

| axe cannot tell because | Texts | specimen says | For example |
|---|---:|---|---|
{_lines(_undecided(snippets, texts))}

## Where specimen cannot tell

It says so, with the reason, and `specimen check` reports it: nothing is guessed.

| Snippet | axe says | The pixels say | Why specimen cannot tell |
|---|---|---|---|
{_lines(_unknown(snippets, texts))}
"""


def _is_told(text: Judged) -> bool:
    return text.ours in ("fails", "passes")


def _others(drawings: Iterable[Drawn]) -> str:
    counts: Counter[str] = Counter()
    for drawn in drawings:
        for part in drawn.report["parts"]:
            if drawn.outcome(part):
                kind = "pseudo-elements" if part["pseudo"] in ("before", "after") else part["kind"].split("-")[0]
                counts[kind] += 1
    names = [
        ("placeholder", "placeholders"), ("pseudo-elements", "texts of pseudo-elements"), ("graphic", "graphics"),
        ("border", "sides of borders"), ("outline", "sides of focus rings"), ("link", "links in text"),
    ]  # fmt: skip
    return ", ".join(f"{counts[kind]} {name}" for kind, name in names)


def _wrong(snippets: Iterable[Snippet], texts: Iterable[Judged]) -> Iterable[str]:
    differing = [
        text for text in texts
        if text.theirs in ("fails", "passes") and text.ours != "cannot tell" and not text.is_agreed
    ]  # fmt: skip
    for snippet, suffix, group in _groups(snippets, differing):
        words = " | ".join(_words(verdicts) for verdicts in zip(*((t.theirs, t.ours, t.pixels) for t in group), strict=True))
        yield f"| {_code(snippet)}{suffix}: {snippet.about} | {words} | {snippet.axe} |"


def _undecided(snippets: Iterable[Snippet], texts: Iterable[Judged]) -> Iterable[str]:
    groups = defaultdict(list)
    for text in texts:
        if text.theirs == "cannot tell":
            groups[_REASONS.get(text.their_reason or "", text.their_reason or "it does not say (the text is not drawn)")].append(text)
    for reason, group in sorted(groups.items(), key=lambda item: (-len(item[1]), item[0])):
        examples = [snippet for snippet in snippets if any(text.component == snippet.name for text in group)]
        counts = Counter(text.ours for text in group)
        said = ", ".join(f"{count} × {word}" for word, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])))
        yield f"| {reason} | {len(group)} | {said} | {', '.join(map(_code, examples[:3]))} |"


def _unknown(snippets: Iterable[Snippet], texts: Iterable[Judged]) -> Iterable[str]:
    for snippet, suffix, group in _groups(snippets, [text for text in texts if text.ours == "cannot tell"]):
        words = " | ".join(_words(verdicts) for verdicts in zip(*((t.theirs, t.pixels) for t in group), strict=True))
        yield f"| {_code(snippet)}{suffix}: {snippet.about} | {words} | {_escaped(group[0].our_reason or '')} |"


def _groups(snippets: Iterable[Snippet], texts: Sequence[Judged]) -> Iterator[tuple[Snippet, str, list[Judged]]]:
    """The texts of each snippet, in both modes together where the same is said of both."""
    for snippet in snippets:
        mine = [text for text in texts if text.component == snippet.name]
        modes = [[text for text in mine if text.theme == theme] for theme in THEMES]
        said = [{(text.theirs, text.ours, text.pixels) for text in group} for group in modes]
        if said[0] == said[1]:
            modes, names = [mine], [""]
        else:
            names = [f", {theme}" for theme in THEMES]
        yield from ((snippet, name, group) for name, group in zip(names, modes, strict=True) if group)


def _words(words: Iterable[str]) -> str:
    return " or ".join(sorted(set(words)))


def _code(snippet: Snippet) -> str:
    return f"`{snippet.name}`"


def _escaped(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*")


def _lines(lines: Iterable[str]) -> str:
    return "\n".join(lines)
