"""Every conformance case, part by part, before the schemas of the standard: the strict profile agrees on what is valid.

A schema sees one value at a time: it cannot know references, names of other tokens, or where a type is inherited from.
Each difference is listed with its reason, and the list is exact: when one of them stops differing, it has to go.
"""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator

from checks.exported import Specimen
from checks.token_parts import parts

_CASES = Path(__file__).resolve().parents[1] / "TokensTests/Conformance"

# Not of the standard: what CSS cannot tell apart.
_OF_OUR_OWN = {"name-collision"}

# `+` is refused by specimen alone, `-` by the schema alone: a part of a case by its path, or (file).
_DIFFERENCES: dict[str, list[str]] = {
    "the schema does not follow references: it knows no targets, no cycles, no types of targets": [
        "A10-root: + slash",
        "A2-curly-names-tokens: + b",
        "A2-not-into-data: + braces-to-item",
        "A2-not-into-data: + braces-to-nothing",
        "A2-not-into-data: + braces-to-property",
        "A3-pointers: + append",
        "A3-pointers: + bad-escape",
        "A3-pointers: + bad-percent",
        "A3-pointers: + beyond",
        "A3-pointers: + leading-zero",
        "A3-pointers: + weight",
        "A4-token-or-value: + no-value",
        "A8-cycles: + a",
        "A8-cycles: + b",
        "A8-cycles: + curly",
        "A8-cycles: + inside",
        "A8-cycles: + item",
        "A8-cycles: + list",
        "A8-cycles: + self",
        "A8-cycles: + size",
        "A8-cycles: + x",
        "A8-cycles: + y",
        "A8-parts-of-each-other: + color",
        "A8-parts-of-each-other: + line",
        "A8-parts-of-each-other: + one",
        "A8-parts-of-each-other: + three",
        "A8-parts-of-each-other: + two",
        "A9-curly-syntax: + g.type",
        "A9-curly-syntax: + mismatch",
        "A9-curly-syntax: + unknown",
        "A9-errors: + group",
        "A9-errors: + missing",
        "A9-errors: + not-a-number",
        "A9-errors: + property",
        "A9-errors: + type",
        "A9-errors: + type-of-part",
        "M6-references-after-merging: + (file)",
        "R2-path: + b",
        "R2-path: + d",
        "V10-types-of-items: + dashes",
        "V10-types-of-items: + gradient",
        "V10-types-of-items: + shadow",
        "V10-types-of-items: + text",
        "Y4-mismatch: + a",
        "Y4-mismatch: + b",
    ],
    "the schema does not follow what groups extend": [
        "E2-targets: + missing",
        "E2-targets: + token",
        "E3-collision: + base.a",
        "E3-collision: + base.b",
        "E3-collision: + over.a",
        "E3-collision: + over.b",
        "E4-ancestor: + button.secondary",
        "E4-ancestor: + outer",
        "E4-ancestor: + self",
        "E4-from-outside: + a.x",
        "E4-from-outside: + b.y",
        "E4-from-outside: + base.again",
        "E4-from-outside: + base.inner",
        "E4-cycle: + a",
        "E4-cycle: + b",
        "E4-cycle: + c",
        "T2-with-children: + b",
    ],
    "the schema does not see that a type is missing": [
        "A9-curly-syntax: + untyped",
        "T7-unfinished: + a",
        "T8-no-type-from-group: + color.red",
        "Y2-order: + none",
        "Y2-parts: + component",
        "Y2-parts: + unit",
        "Y5-segments: + button-size.a",
    ],
    "the schema cannot count names: keys of an object, entries of the order, tokens in the place of groups": [
        "M2-one-item-twice: + (file)",
        "M5-collision: + (file)",
        "T9-duplicate: + a",
    ],
    "the schema's pattern lets a blank or a dollar sign stand for a name, and a list of families takes any text": [
        "A9-curly-syntax: + family",
        "A9-curly-syntax: + g.blank",
        "A9-curly-syntax: + g.dollar",
    ],
    "the schema takes a family in braces for a reference and for a name, and refuses what is both": [
        "V2-font-family: - list",
    ],
    "the schema has references in a resolver only among sources; the standard, anywhere": [
        "B2-definitions: - (file)",
        "O4-siblings: - (file)",
    ],
    "we tell a fault of a group once, at the group; the schema refuses its tokens as well": [
        "T5-names: - $group.a",
        "T5-names: - group.x.a",
        "Y1-types: - g.e",
    ],
    "the prose has positions clamped; the schema refuses them": [
        "V11-gradient: - clamped",
    ],
    "our decision: white is beyond the range for XYZ, and a warning": [
        "C5-ranges: - white",
    ],
    "our decision: properties that the standard may come to have are a warning": [
        "T6-unknown-property: - (file)",
        "T6-unknown-property: - a",
    ],
    "our decision: a value wrapped like a token, as the glossary shows it, is a warning": [
        "V1-dimension: - wrapped",
    ],
}


@pytest.mark.parametrize("name", sorted(path.stem for path in _CASES.glob("*.json")))
def test_the_schemas_agree(
    name: str, specimen: Specimen, validator: Draft7Validator, resolver_validator: Draft7Validator, tmp_path: Path
) -> None:
    text = (_CASES / f"{name}.json").read_text()
    try:
        content = json.loads(text)
    except json.JSONDecodeError:
        assert _errors(name, text, specimen, tmp_path) != []
        return
    if "resolutionOrder" in content or content.get("version") == "2025.10":
        refused = {"(file)"} if list(resolver_validator.iter_errors(content)) else set()
        told = {"(file)"} if _errors(name, text, specimen, tmp_path) else set()
    else:
        all_parts = parts(text)
        refused = {part.path for part in all_parts if list(validator.iter_errors(part.alone))}
        told = set()
        for offset in _errors(name, text, specimen, tmp_path):
            told.add([part.path for part in all_parts if part.holds(offset)][-1])
    found = {f"{name}: + {path}" for path in told - refused} | {f"{name}: - {path}" for path in refused - told}
    listed = {difference for all in _DIFFERENCES.values() for difference in all if difference.startswith(f"{name}: ")}
    assert sorted(found) == sorted(listed)


def test_every_difference_is_of_a_case() -> None:
    listed = [difference for all in _DIFFERENCES.values() for difference in all]
    assert len(listed) == len(set(listed))
    assert [entry for entry in listed if not (_CASES / f"{entry.partition(':')[0]}.json").exists()] == []


def _errors(name: str, text: str, specimen: Specimen, folder: Path) -> list[int]:
    """Where the strict profile has errors, also by the way: in the case itself, as offsets."""
    is_resolver = "resolutionOrder" in text or '"version": "2025.10"' in text
    file = f"{name}.resolver.json" if is_resolver else f"{name}.tokens.json"
    theme = folder / "themes/case"
    theme.mkdir(parents=True)
    (theme / file).write_text(text)
    (theme / "theme.yaml").write_text("profile: strict\n")
    if is_resolver:
        shutil.copytree(_CASES / "files", theme / "files")
    command = [str(specimen.program), "check", "--format", "json", "--project", str(folder)]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    assert run.returncode in (0, 1), run.stderr
    starts = [0]
    for line in text.encode().split(b"\n"):
        starts.append(starts[-1] + len(line) + 1)
    offsets = []
    for finding in json.loads(run.stdout)["findings"]:
        if finding["severity"] != "error" or finding["rule"] in _OF_OUR_OWN:
            continue
        for place in [finding["place"], *(note["place"] for note in finding["notes"])]:
            if place and place["path"] == f"themes/case/{file}":
                offsets.append(len(text.encode()[: starts[place["line"] - 1] + place["column"] - 1].decode()))
    return offsets
