"""The exports, read by others: the style sheet by a browser, the token file by the schemas of its standard."""

import itertools
import json
import random
import shutil
import zipfile
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator
from playwright.sync_api import Browser

from checks.computed import attributes, property_faults
from checks.exported import Mode, Specimen, properties_by_mode
from checks.token_sets import TokenSet

_ROOT = Path(__file__).resolve().parents[2]

_TOGETHER = {
    "base.tokens.json": {
        "raw": {
            "$type": "color",
            "a": {"$value": {"colorSpace": "srgb", "components": [0.2, 0, 0]}},
            "b": {"$value": {"colorSpace": "oklch", "components": [0.7, 0.12, 230]}},
            "c": {"$value": {"colorSpace": "display-p3", "components": [0, 1, 0.25], "alpha": 0.4}},
        },
        "one": {"$value": "{raw.a}"},
        "two": {"$value": "{one}"},
        "three": {"$value": "{two}"},
        "size": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
        "edge": {
            "$type": "border",
            "$value": {"color": "{three}", "width": "{size}", "style": "solid"},
        },
        "edge-again": {"$value": "{edge}"},
    },
    "night.tokens.json": {"one": {"$value": "{raw.b}"}},
    "brand.tokens.json": {"two": {"$value": "{raw.c}"}},
    "night-brand.tokens.json": {"three": {"$value": "{raw.a}"}},
    "big.tokens.json": {"size": {"$type": "dimension", "$value": {"value": 1.5, "unit": "rem"}}},
    "all.resolver.json": {
        "version": "2025.10",
        "modifiers": {
            "theme": {"contexts": {"day": [], "night": [{"$ref": "night.tokens.json"}]}},
            "brand": {
                "contexts": {
                    "own": [],
                    "other": [{"$ref": "brand.tokens.json"}],
                    "third": [{"$ref": "night-brand.tokens.json"}],
                }
            },
            "size": {"contexts": {"small": [], "big": [{"$ref": "big.tokens.json"}]}},
        },
        "resolutionOrder": [
            {"name": "base", "type": "set", "sources": [{"$ref": "base.tokens.json"}]},
            {"$ref": "#/modifiers/theme"},
            {"$ref": "#/modifiers/brand"},
            {"$ref": "#/modifiers/size"},
        ],
    },
}


def _anything(seed: int) -> dict[str, Any]:
    """Forty numbers that alias each other, any of them different in any context of three modifiers, some only in one."""
    dice = random.Random(seed)

    def tokens(chance: float) -> dict[str, Any]:
        return {
            f"n{index}": {"$value": f"{{n{dice.randrange(index)}}}" if index and dice.random() < 0.8 else dice.randrange(5)}
            for index in range(40)
            if dice.random() < chance
        }

    contexts = {
        modifier: {
            f"c{index}": [{"$type": "number", f"only-{modifier}": {"$value": index}} | tokens(0.12)] if index else []
            for index in range(count)
        }
        for modifier, count in [("one", 2), ("two", 3), ("three", 2)]
    }
    base = {"name": "base", "type": "set", "sources": [{"$type": "number"} | tokens(1)]}
    return {
        "all.resolver.json": {
            "version": "2025.10",
            "modifiers": {modifier: {"contexts": sources} for modifier, sources in contexts.items()},
            "resolutionOrder": [base, *({"$ref": f"#/modifiers/{modifier}"} for modifier in contexts)],
        }
    }


_PROJECTS = {"together": _TOGETHER, "anything-1": _anything(1), "anything-2": _anything(2)}


_SHIPPED = ["vero", "bild", "app-theme", "ds-kit"]

# Of systems with more pairs of modes, as many by chance.
_MOST = 144


def _shipped(name: str, folder: Path) -> Path:
    """A project of one of the systems of this repository alone."""
    shutil.copytree(_ROOT / "themes" / name, folder / "themes" / name)
    return folder


@pytest.fixture(params=[*_SHIPPED, *_PROJECTS])
def project(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The systems of this repository, and some in which three modifiers interact over chains of aliases."""
    if request.param in _SHIPPED:
        return _shipped(request.param, tmp_path)
    folder = tmp_path / "themes" / request.param
    folder.mkdir(parents=True)
    for name, content in _PROJECTS[request.param].items():
        (folder / name).write_text(json.dumps(content))
    return tmp_path


@pytest.mark.parametrize("reduced_motion", [False, True])
def test_a_browser_computes_what_inspect_says(
    browser: Browser, specimen: Specimen, project: Path, reduced_motion: bool
) -> None:
    css = specimen.run("export", "css", project=project)
    modes = properties_by_mode(specimen.inspect("**", project), reduced_motion=reduced_motion)
    default = next(iter(modes.values()))
    context = browser.new_context(reduced_motion="reduce" if reduced_motion else "no-preference")
    page = context.new_page()
    compared, faults = property_faults(page, css, {"html": default, "b": default})
    pairs = list(itertools.product(modes, repeat=2))
    for outer, inner in pairs if len(pairs) <= _MOST else random.Random(1).sample(pairs, _MOST):
        texts = {"html": modes[outer], "div": modes[outer], "p": modes[inner], "b": modes[inner]}
        if outer != inner or len(modes) == 1:
            count, found = property_faults(page, css, texts, root=attributes(outer), part=attributes(inner))
            compared += count
            faults += found
    context.close()
    assert compared > len(default)
    assert faults[:20] == []


def test_a_root_that_leaves_choices_out_has_the_defaults(browser: Browser, specimen: Specimen, project: Path) -> None:
    css = specimen.run("export", "css", project=project)
    modes = properties_by_mode(specimen.inspect("**", project), reduced_motion=False)
    default = next(iter(modes))
    page = browser.new_page()
    faults = []
    for mode in modes:
        chosen = tuple(choice for choice in mode if choice not in default)
        faults += property_faults(page, css, {"html": modes[mode], "b": modes[mode]}, root=attributes(chosen))[1]
    page.close()
    assert faults[:20] == []


def test_a_style_sheet_with_a_fault_is_found_out(browser: Browser, specimen: Specimen, tmp_path: Path) -> None:
    project = _shipped("vero", tmp_path)
    css = specimen.run("export", "css", project=project)
    texts = properties_by_mode(specimen.inspect("color.**", project), reduced_motion=False)
    light = texts[(("theme", "light"),)]
    page = browser.new_page()
    for broken in [css.replace('[data-theme="light"]', "[none]"), css.replace("--vero-palette-ink-950:", "--none:")]:
        assert property_faults(page, broken, {"b": light}, part='data-theme="light"')[1]
    page.close()


# As their resolvers, their pairs of sets, or their pairs of values say.
_MODES = {
    "engramma": 3 * 3,
    "figma-sds": 2,
    "github-primer": 4 * 3,
    "ibm-carbon": 4,
    "kong": 6,
    "metamask": 2,
    "red-hat": 2,
    "shopify-polaris": 1,
}


def test_a_browser_computes_what_inspect_says_of_any_dialect(
    browser: Browser, specimen: Specimen, token_set: TokenSet, foreign_project: Path
) -> None:
    css = specimen.run("export", "css", project=foreign_project)
    modes = properties_by_mode(specimen.inspect("**", foreign_project), reduced_motion=False)
    assert len(modes) == _MODES[token_set.name]
    page = browser.new_page()
    compared, faults = 0, []
    for outer, inner in zip(modes, [*list(modes)[1:], *list(modes)[:1]], strict=True):
        texts = {"html": modes[outer]} | ({"b": modes[inner]} if outer != inner else {})
        count, found = property_faults(page, css, texts, root=attributes(outer), part=attributes(inner))
        compared += count
        faults += found
    page.close()
    assert compared > len(next(iter(modes.values()))) / 3
    assert faults[:20] == []


def test_the_export_of_any_dialect_is_of_the_standard(
    specimen: Specimen, foreign_project: Path, validator: Draft7Validator, tmp_path: Path
) -> None:
    _expect_round_trip(specimen, foreign_project, tmp_path, validator, limit=3, kept=("name", "path", "type", "values"))


def test_the_schema_of_the_standard_refuses_a_fault(specimen: Specimen, validator: Draft7Validator, tmp_path: Path) -> None:
    file = json.loads(specimen.run("export", "json", project=_shipped("vero", tmp_path)))
    file["palette"]["white"]["$value"]["components"] = [1, 1]
    assert list(validator.iter_errors(file))


def test_the_token_file_reads_as_the_same_tokens(
    specimen: Specimen, project: Path, tmp_path: Path, validator: Draft7Validator
) -> None:
    _expect_round_trip(specimen, project, tmp_path / "read", validator, limit=12)


def _expect_round_trip(
    specimen: Specimen,
    project: Path,
    folder: Path,
    validator: Draft7Validator,
    limit: int | None = None,
    kept: tuple[str, ...] = ("name", "path", "type", "deprecated", "css", "values", "chain"),
) -> None:
    """In every mode: the schema takes the file, and the strict profile reads the same tokens in it.

    What the standard cannot say stands beside the tokens, and is no token any more.
    """
    tokens = specimen.inspect("**", project)
    prefix = tokens[0]["css"].removeprefix("--").removesuffix("-" + "-".join(tokens[0]["path"]))
    for mode in itertools.islice(properties_by_mode(tokens, reduced_motion=False), limit):
        choices = ",".join(f"{modifier}={context}" for modifier, context in mode)
        text = specimen.run("export", "json", *(["--mode", choices] if choices else []), project=project)
        assert [error.message for error in validator.iter_errors(json.loads(text))] == []
        again = folder / "again" / ("-".join(context for _, context in mode) or "only")
        again.mkdir(parents=True)
        (again / "again.tokens.json").write_text(text)
        (again / "theme.yaml").write_text(f"prefix: {prefix}\nprofile: strict\n")
        beyond = json.loads(text)["$extensions"]["specimen"].get("beyond", {})
        expected = [_facts(t, mode) for t in tokens if _has_value(t, mode) and t["name"] not in beyond]
        found = [_facts(token) for token in specimen.inspect("**", again)]
        for facts in expected + found:
            for key in facts.keys() - set(kept):
                del facts[key]
        assert sorted(found, key=_name) == sorted(expected, key=_name)
        assert expected


def _name(facts: dict[str, Any]) -> str:
    return facts["name"]


def _has_value(token: dict[str, Any], mode: Mode) -> bool:
    return any(dict(mode) in value["modes"] for value in token["values"])


def _facts(token: dict[str, Any], mode: Mode = ()) -> dict[str, Any]:
    """What is true of a token in a mode, but for places."""

    def in_mode(entries: list[dict[str, Any]]) -> dict[str, Any]:
        return next(entry for entry in entries if dict(mode) in entry["modes"])

    value = in_mode(token["values"])
    chain = [step["name"] for step in in_mode(token["aliases"])["chain"]]
    kept = ("name", "path", "type", "deprecated", "css")
    return {key: token[key] for key in kept} | {"values": (value["css"], value["reducedMotion"]), "chain": chain}


@pytest.mark.parametrize("name", _SHIPPED)
def test_the_archive_among_the_downloads_is_the_exported_asset_catalog(specimen: Specimen, tmp_path: Path, name: str) -> None:
    project = _shipped(name, tmp_path / "project")
    specimen.run_any("build", "--output", str(tmp_path / "site"), project=project)
    specimen.run("export", "xcassets", "--output", str(tmp_path / "assets"), project=project)
    exported = tmp_path / "assets" / "Colors.xcassets"
    files = [path for path in exported.rglob("*") if path.is_file()]
    with zipfile.ZipFile(tmp_path / "site" / "downloads" / f"{name}.xcassets.zip") as archive:
        assert archive.testzip() is None
        found = {entry: archive.read(entry) for entry in archive.namelist()}
    assert len(found) > 10
    assert found == {str(path.relative_to(exported.parent)): path.read_bytes() for path in files}
