"""The page of the guide that sets specimen's verdicts beside those of axe-core."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path

from checks.cascade import Drawn
from checks.corpus import Snippet
from checks.verdicts import Judged

PAGE = Path(__file__).resolve().parents[3] / "content/guide/contrast-against-axe.md"
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
order: 9
---

axe-core is the checker that most teams trust. It looks at a page in a browser; specimen reads the HTML and CSS of a mock-up. A test
judges {len(snippets)} snippets with both, in {states} states and two modes, and compares colours, grounds and type sizes with the pixels and computed
styles of Chromium. The same test makes this page, so it cannot promise more than is true. The snippets stand in `Tests/browser/corpus`.

| Texts in states and modes | |
|---|---:|
{_lines(f"| {label} | {number} |" for label, number in rows)}

Beyond texts, specimen measures {_others(drawings)}. axe measures none of these.

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


def _wrong(snippets: Iterable[Snippet], texts: Sequence[Judged]) -> Iterable[str]:
    for snippet in snippets:
        differing = [
            text for text in texts
            if text.component == snippet.name and text.theirs in ("fails", "passes")
            and not text.is_agreed and text.ours != "cannot tell"
        ]  # fmt: skip
        if differing:
            yield f"| {_code(snippet)}: {snippet.about} | {_three(differing)} | {snippet.axe} |"


def _undecided(snippets: Iterable[Snippet], texts: Iterable[Judged]) -> Iterable[str]:
    groups = defaultdict(list)
    for text in texts:
        if text.theirs == "cannot tell":
            groups[_REASONS.get(text.their_reason or "", text.their_reason or "it does not say")].append(text)
    for reason, group in sorted(groups.items(), key=lambda item: (-len(item[1]), item[0])):
        examples = [snippet for snippet in snippets if any(text.component == snippet.name for text in group)]
        counts = Counter(text.ours for text in group)
        said = ", ".join(f"{count} × {word}" for word, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])))
        yield f"| {reason} | {len(group)} | {said} | {', '.join(map(_code, examples[:3]))} |"


def _unknown(snippets: Iterable[Snippet], texts: Sequence[Judged]) -> Iterable[str]:
    for snippet in snippets:
        unknown = [text for text in texts if text.component == snippet.name and text.ours == "cannot tell"]
        if unknown:
            yield f"| {_code(snippet)}: {snippet.about} | {_words(t.theirs for t in unknown)} | {_words(t.pixels for t in unknown)} | {_escaped(unknown[0].our_reason or '')} |"


def _three(texts: Sequence[Judged]) -> str:
    return " | ".join(_words(words) for words in zip(*((t.theirs, t.ours, t.pixels) for t in texts), strict=True))


def _words(words: Iterable[str]) -> str:
    return " or ".join(sorted(set(words)))


def _code(snippet: Snippet) -> str:
    return f"`{snippet.name}`"


def _escaped(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*")


def _lines(lines: Iterable[str]) -> str:
    return "\n".join(lines)
