"""`diff` finds every edit of token files, with what follows from it, and nothing else: on our themes and on the sets of others."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from checks.exported import Specimen
from checks.token_edits import EDITS, REFACTORINGS, Editor
from checks.token_effects import Change, changes, visible
from checks.token_sets import TokenSet

_ROOT = Path(__file__).resolve().parents[2]
_SETS = _ROOT.parent / "shared/data/tokens"
_THEMES = sorted(path for path in (_ROOT / "themes").iterdir() if path.is_dir())
_FOREIGN = ["engramma", "figma-sds", "github-primer", "ibm-carbon", "kong", "metamask", "red-hat", "shopify-polaris"]


@pytest.fixture(params=[*(theme.name for theme in _THEMES), *_FOREIGN])
def project(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A project with one design system, whose tokens are to be edited."""
    folder = tmp_path / "old"
    if (_ROOT / "themes" / request.param).is_dir():
        shutil.copytree(_ROOT / "themes" / request.param, folder / "themes" / request.param)
    elif (_SETS / request.param).is_dir():
        TokenSet(_SETS / request.param).write_project(folder)
    else:
        pytest.skip("the token sets of others are not beside the project")
    return folder


@pytest.mark.parametrize("edit", EDITS)
def test_an_edit_is_found_alone(specimen: Specimen, project: Path, edit: str) -> None:
    _check(specimen, project, [edit])


def test_edits_are_told_apart(specimen: Specimen, project: Path) -> None:
    _check(specimen, project, ["darken", "retarget", "retype", "rename", "add", "remove", "describe", "deprecate"])


def test_edits_that_meet_are_told_apart(specimen: Specimen, project: Path) -> None:
    """Tokens that follow from several, and tokens that are edited and follow as well."""
    _check(specimen, project, [*["darken"] * 4, *["retarget"] * 3, *["rename"] * 2, *["describe", "deprecate"] * 4])


def _check(specimen: Specimen, project: Path, edits: list[str]) -> None:
    theme = next((project / "themes").iterdir())
    editor = Editor(theme, f"{theme.name} {edits}")
    done = {edit for edit in edits if getattr(editor, edit)()}
    if not done:
        pytest.skip("no token that this can be done to")
    edited = project.with_name("new")
    shutil.copytree(project, edited)
    editor.old.write(theme)
    editor.new.write(edited / "themes" / theme.name)
    report = _diff(specimen, project, edited)
    wanted = changes(editor.new, editor.edits)
    assert {change["token"]: _change(change, len(editor.old.modes)) for change in report["changes"]} == wanted

    assert report["modes"] == {"compared": len(editor.old.modes)}
    assert report["whole"]
    assert "unknown" not in report
    assert {key: report["components"][key] for key in ("added", "removed", "edited")} == dict.fromkeys(
        ("added", "removed", "edited"), []
    )
    assert report["refactoring"] == done.issubset(REFACTORINGS)
    fans = {cause["token"]: set(cause["derived"]) for cause in report["causes"] if cause["derived"]}
    causes = {cause for change in wanted.values() for cause in change.causes}
    assert fans == {cause: {path for path, change in wanted.items() if cause in change.causes} for cause in causes}
    users = _custom_properties(theme, [".".join(path) for path in editor.new.paths])
    seen = visible(editor.edits, wanted)
    affected = {name for name, paths in users.items() if paths & seen}
    assert set(report["components"]["affected"]) == affected
    # Contrast changes with colours alone.
    for pair in report["contrast"]:
        assert any(path in json.dumps(pair) for path in wanted), pair


def _diff(specimen: Specimen, old: Path, new: Path) -> dict[str, Any]:
    report = new.with_name("report.json")
    command = [str(specimen.program), "diff", str(old), str(new), "--json", str(report)]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    assert run.returncode in {0, 1}, run.stdout + run.stderr
    [system] = json.loads(report.read_text())["systems"]
    return system


def _change(change: dict[str, Any], mode_count: int) -> Change:
    modes = [value["modes"] for value in change.get("values", [])]
    return Change(
        kinds=frozenset([change["kind"], *change.get("also", [])]),
        causes=frozenset(change.get("causes", [])),
        modes=sum(mode_count if names == "all" else len(names) for names in modes),
        origin=change.get("from"),
    )


def _custom_properties(theme: Path, paths: list[str]) -> dict[str, set[str]]:
    """For each component: the tokens whose custom properties its files name, and the one that it stands on."""
    configuration = yaml.safe_load((theme / "theme.yaml").read_text()) if (theme / "theme.yaml").exists() else {}
    prefix = configuration.get("prefix")
    names = {f"--{prefix}-{path}".replace(".", "-").lower() if prefix else f"--{path}": path for path in paths}
    users: dict[str, set[str]] = {}
    for component in theme.glob("components/*"):
        files = [*component.glob("*.html"), *component.glob("*.css")]
        properties = {name for file in files for name in re.findall(r"--[\w-]+", file.read_text())}
        # A part of a composite has a name of its own behind that of the token.
        fitting = [[name for name in names if f"{used}-".startswith(f"{name}-")] for used in properties]
        found = [max(some, key=len, default="") for some in fitting]
        users[component.name] = {names[name] for name in found if name} | ({configuration.get("canvas")} & {*paths})
    return users
