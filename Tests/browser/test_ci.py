"""The action for GitHub and the job for GitLab: valid by the schemas of both, and run step by step as both do, against a server on
loopback."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft7Validator

from checks.comment_server import BOT, Change, serving
from checks.exported import Specimen

_ROOT = Path(__file__).resolve().parents[2]
_ACTION = yaml.safe_load((_ROOT / "action.yml").read_text())
_JOB = yaml.safe_load((_ROOT / "gitlab/specimen.gitlab-ci.yml").read_text())
_MARKER = "<!-- specimen comment -->\n"

_TOKENS = '{"ink": {"$type": "color", "$value": "INK"}, "paper": {"$type": "color", "$value": "#ffffff"}}'
_THEME = "contrast: {pairs: [{requirement: text, foreground: ink, background: paper}]}\n"


@pytest.fixture
def change() -> Iterator[Change]:
    with serving() as change:
        yield change


@dataclass
class Repository:
    """A repository with a branch `main`, a branch `change`, and both merged, as it is checked out for a pull request."""

    folder: Path
    branched: str
    """Where both branches were the same."""
    base: str
    """The tip of `main`."""
    head: str


def _git(folder: Path, *arguments: str) -> str:
    author = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "init.defaultBranch=main"]
    return subprocess.run(["git", *author, *arguments], check=True, capture_output=True, text=True, cwd=folder).stdout.strip()


def _repository(folder: Path, before: str, after: str, *, project: str = "brand kit") -> Repository:
    origin = folder / "origin"
    tokens = origin / project / "themes/sea/base.tokens.json"
    tokens.parent.mkdir(parents=True)
    (tokens.parent / "theme.yaml").write_text(_THEME)
    _git(origin, "init", "--quiet")
    for branch, color in [("main", before), ("change", after)]:
        _git(origin, "checkout", "--quiet", "-B", branch)
        tokens.write_text(_TOKENS.replace("INK", color))
        (origin / "README.md").write_text(f"{branch}\n")
        _git(origin, "add", ".")
        _git(origin, "commit", "--quiet", "--message", branch)
    _git(origin, "checkout", "--quiet", "main")
    branched = _git(origin, "rev-parse", "HEAD")
    # What others merge meanwhile is no part of the change.
    (tokens.parent / "rope.tokens.json").write_text('{"rope": {"$type": "number", "$value": 1}}')
    _git(origin, "add", ".")
    _git(origin, "commit", "--quiet", "--message", "others")
    base = _git(origin, "rev-parse", "HEAD")
    _git(origin, "checkout", "--quiet", "--detach")
    _git(origin, "merge", "--quiet", "--no-ff", "--message", "merged", "change")
    merged = _git(origin, "rev-parse", "HEAD")
    _git(origin, "branch", "merged", merged)
    # As actions/checkout does it: one commit, and nothing else.
    work = folder / "work"
    work.mkdir()
    _git(work, "init", "--quiet")
    _git(work, "remote", "add", "origin", f"file://{origin}")
    _git(work, "fetch", "--quiet", "--no-tags", "--depth=1", "origin", "merged")
    _git(work, "checkout", "--quiet", "--detach", "FETCH_HEAD")
    return Repository(work, branched, base, _git(origin, "rev-parse", "change"))


@dataclass
class Run:
    """One run of the action, as GitHub runs a composite one."""

    exit_code: int = 0
    log: str = ""
    summary: str = ""
    outputs: dict[str, str] = field(default_factory=dict)
    uses: list[tuple[str, dict[str, str]]] = field(default_factory=list)


def _value(words: str, contexts: dict[str, Any]) -> Any:
    """An expression: names, texts, `==`, and `&&`, which is all that the action has."""
    result: Any = ""
    for part in words.split("&&"):
        sides = [side.strip() for side in part.split("==")]
        values = [side[1:-1] if side.startswith("'") else _found(side, contexts) for side in sides]
        result = values[0] if len(values) == 1 else values[0] == values[1]
        if not result:
            return result
    return result


def _found(name: str, contexts: dict[str, Any]) -> Any:
    value: Any = contexts
    for part in name.split("."):
        value = value.get(part, "") if isinstance(value, dict) else ""
    assert name.split(".")[0] in contexts, name
    return value


def _text(value: str, contexts: dict[str, Any]) -> str:
    return re.sub(r"\$\{\{ (.*?) \}\}", lambda match: str(_value(match[1], contexts) or ""), value)


def _run_action(
    repository: Repository, change: Change, folder: Path, event: dict[str, Any], inputs: dict[str, str], path: str = ""
) -> Run:
    run, temp = Run(), folder / "temp"
    shutil.rmtree(temp, ignore_errors=True)
    (temp / "runner").mkdir(parents=True)
    (temp / "event.json").write_text(json.dumps(event))
    contexts: dict[str, Any] = {"github": {"event": event, "token": "a-secret"}, "steps": {}}
    contexts["inputs"] = {
        name: inputs.get(name, _text(value["default"], contexts)) for name, value in _ACTION["inputs"].items()
    }
    assert set(inputs) <= set(contexts["inputs"])
    environment = {
        "PATH": f"{path}:/usr/bin:/bin", "HOME": str(temp), "RUNNER_TEMP": str(temp / "runner"), "SOURCE_DATE_EPOCH": "1788220800",
        "GITHUB_ACTION_PATH": str(_ROOT), "GITHUB_OUTPUT": str(temp / "output"), "GITHUB_STEP_SUMMARY": str(temp / "summary"),
        "GITHUB_ACTIONS": "true", **change.environment("github", str(temp / "event.json")),
    }  # fmt: skip
    del environment["GITHUB_TOKEN"]
    (temp / "summary").touch()
    for step in _ACTION["runs"]["steps"]:
        if "if" in step and not _value(step["if"], contexts):
            continue
        if "uses" in step:
            run.uses.append((step["uses"], {name: _text(value, contexts) for name, value in step["with"].items()}))
            continue
        (temp / "step.sh").write_text(step["run"])
        (temp / "output").write_text("")
        own = {name: _text(value, contexts) for name, value in step.get("env", {}).items()}
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", str(temp / "step.sh")], cwd=repository.folder,
            env=environment | own, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300,
        )  # fmt: skip
        run.log += done.stdout
        lines = [line.split("=", 1) for line in (temp / "output").read_text().splitlines()]
        if "id" in step:
            contexts["steps"][step["id"]] = {"outputs": {name: value for name, value in lines}}
        if done.returncode != 0:
            run.exit_code = done.returncode
            break
    run.summary = (temp / "summary").read_text()
    run.outputs = {name: _text(output["value"], contexts) for name, output in _ACTION["outputs"].items()}
    return run


def _pull_request(repository: Repository, *, fork: bool = False) -> dict[str, Any]:
    names = {True: "ada/harbour", False: "design/harbour"}
    return {
        "before": repository.head,
        "pull_request": {
            "number": 7, "base": {"sha": repository.branched}, "head": {"sha": repository.head, "repo": {"full_name": names[fork]}},
        },
    }  # fmt: skip


@pytest.mark.parametrize(
    ("schema", "content"), [("github-actions", _ACTION), ("gitlab-ci", _JOB)], ids=["action.yml", "gitlab"]
)
def test_is_valid(schema: str, content: Any) -> None:
    text = (resources.files("check_jsonschema") / f"builtin_schemas/vendor/{schema}.json").read_text()
    errors = Draft7Validator(json.loads(text)).iter_errors(content)
    assert [f"{error.json_path}: {error.message}" for error in errors] == []


def test_no_input_becomes_part_of_a_command() -> None:
    for step in _ACTION["runs"]["steps"]:
        assert "${{" not in step.get("run", "")


def test_other_actions_are_of_a_fixed_version() -> None:
    assert all(re.fullmatch(r"[\w-]+/[\w/-]+@v\d+", step["uses"]) for step in _ACTION["runs"]["steps"] if "uses" in step)


def test_builds_by_targets_that_there_are() -> None:
    targets = re.search(r"make -C \S+ (.*)", _ACTION["runs"]["steps"][0]["run"])
    assert targets is not None
    subprocess.run(["make", "--dry-run", *targets[1].split()], check=True, cwd=_ROOT, stdout=subprocess.DEVNULL)


def test_action_comments_on_a_change_that_loses_contrast(specimen: Specimen, change: Change, tmp_path: Path) -> None:
    repository = _repository(tmp_path, "#595959", "#888888")
    inputs = {"project": "brand kit", "program": str(specimen.program.absolute())}
    for _ in range(2):
        run = _run_action(repository, change, tmp_path, _pull_request(repository), inputs)
        assert run.exit_code == 1, run.log
        assert len(change.comments) == 1 and change.comments[0].author == BOT
    body = change.comments[0].body
    assert body.startswith(f"{_MARKER}<!-- specimen diff -->\n### specimen diff: 1 pair of colours newly fails\n"), run.log
    assert "<!-- specimen check -->\n### specimen fails: 1 error" in body
    assert body.endswith("\n[All reports of this run](https://host/design/harbour/actions/runs/3)\n")
    assert "### specimen fails" in run.summary and "### specimen diff: 1 pair of colours newly fails" in run.summary
    assert "::error file=brand kit/themes/sea/base.tokens.json" in run.log
    assert (run.outputs["check"], run.outputs["diff"]) == ("1", "1")
    files = {file.relative_to(run.outputs["reports"]).parts[0] for file in Path(run.outputs["reports"]).rglob("*")}
    assert files == {"specimen.sarif", "check.json", "check.md", "diff.json", "diff.md", "report"}
    assert run.uses == [("actions/upload-artifact@v4", {"name": "specimen", "path": run.outputs["reports"]})]
    assert "rope" not in Path(run.outputs["reports"], "diff.json").read_text()
    assert _git(repository.folder, "status", "--porcelain") == ""


def test_action_is_silent_where_there_is_nothing_to_tell(specimen: Specimen, change: Change, tmp_path: Path) -> None:
    repository = _repository(tmp_path, "#595959", "#595959")
    inputs = {"project": "brand kit", "program": str(specimen.program.absolute())}
    run = _run_action(repository, change, tmp_path, _pull_request(repository), inputs)
    assert run.exit_code == 0 and change.comments == [], run.log
    change.add(BOT, f"{_MARKER}1 pair fails")
    run = _run_action(repository, change, tmp_path, _pull_request(repository), inputs)
    assert run.exit_code == 0 and "### specimen diff: nothing changed" in change.comments[0].body


def test_action_takes_the_specimen_on_the_path_and_its_other_inputs(specimen: Specimen, change: Change, tmp_path: Path) -> None:
    repository = _repository(tmp_path, "#888888", "#999999", project=".")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/specimen").symlink_to(specimen.program.absolute())
    subprocess.run(
        [str(specimen.program.absolute()), "check", "--baseline", "known.json", "--update-baseline"], check=False, cwd=repository.folder,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    inputs = {"name": "sea", "code-scanning": "true", "comment": "false", "baseline": "known.json", "base": repository.base}
    run = _run_action(repository, change, tmp_path, _pull_request(repository), inputs, path=str(tmp_path / "bin"))
    assert (run.exit_code, run.outputs["check"], run.outputs["diff"]) == (0, "0", "0"), run.log
    assert change.requests == []
    assert run.outputs["reports"].endswith("/specimen-sea")
    assert run.uses == [
        ("actions/upload-artifact@v4", {"name": "specimen-sea", "path": run.outputs["reports"]}),
        (
            "github/codeql-action/upload-sarif@v3",
            {"sarif_file": f"{run.outputs['reports']}/specimen.sarif", "category": "specimen-sea"},
        ),
    ]


def test_action_asks_nothing_of_the_server_for_a_fork(specimen: Specimen, change: Change, tmp_path: Path) -> None:
    repository = _repository(tmp_path, "#595959", "#888888")
    inputs = {"project": "brand kit", "program": str(specimen.program.absolute())}
    run = _run_action(repository, change, tmp_path, _pull_request(repository, fork=True), inputs)
    assert run.exit_code == 1 and change.requests == [] and "::notice::A pull request from a fork" in run.log
    assert "### specimen diff: 1 pair of colours newly fails" in run.summary


@pytest.mark.parametrize(("before", "status"), [("0" * 40, ""), ("base", "1"), ("f" * 40, "2")])
def test_action_compares_with_what_was_there_before_a_push(
    before: str, status: str, specimen: Specimen, change: Change, tmp_path: Path
) -> None:
    repository = _repository(tmp_path, "#595959", "#888888")
    event = {"before": repository.base if before == "base" else before}
    inputs = {"project": "brand kit", "program": str(specimen.program.absolute())}
    run = _run_action(repository, change, tmp_path, event, inputs)
    assert (run.exit_code, run.outputs["diff"], change.requests) == (1, status, []), run.log
    assert ("::warning::specimen diff could not read" in run.log) == (status == "2")


def test_action_says_what_the_server_refuses(specimen: Specimen, change: Change, tmp_path: Path) -> None:
    repository = _repository(tmp_path, "#595959", "#707070")
    change.answers["POST"] = (403, '{"message": "Resource not accessible by integration"}', {})
    inputs = {"project": "brand kit", "program": str(specimen.program.absolute())}
    run = _run_action(repository, change, tmp_path, _pull_request(repository), inputs)
    assert run.exit_code == 1 and "403: Resource not accessible by integration\n  help: the job needs" in run.log


# GitLab


def _run_job(repository: Repository, change: Change, specimen: Specimen, folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    (folder / "bin").mkdir(exist_ok=True)
    (folder / "bin/specimen").unlink(missing_ok=True)
    (folder / "bin/specimen").symlink_to(specimen.program.absolute())
    job = _JOB["specimen"]
    environment = {
        **job["variables"], "PATH": f"{folder / 'bin'}:/usr/bin:/bin", "CI_PROJECT_DIR": str(repository.folder),
        "SPECIMEN_SCRIPTS": str(_ROOT / "scripts"), "SOURCE_DATE_EPOCH": "1788220800", "SPECIMEN_PROJECT": "brand kit", **variables,
    }  # fmt: skip
    script = "\n".join(job["script"])
    return subprocess.run(
        ["sh", "-ec", script], cwd=repository.folder, env=environment, check=False, text=True, timeout=300,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip


def test_job_comments_on_a_change_that_loses_contrast(specimen: Specimen, change: Change, tmp_path: Path) -> None:
    repository = _repository(tmp_path, "#595959", "#888888")
    _git(repository.folder, "fetch", "--quiet", "--unshallow", "origin", "merged")
    variables = change.environment("gitlab", "") | {"CI_MERGE_REQUEST_DIFF_BASE_SHA": repository.base}
    for _ in range(2):
        run = _run_job(repository, change, specimen, tmp_path, **variables)
        assert run.returncode == 1, run.stdout
        assert len(change.comments) == 1
    body = change.comments[0].body
    assert body.startswith(f"{_MARKER}<!-- specimen diff -->\n### specimen diff: 1 pair of colours newly fails\n")
    assert "### specimen fails: 1 error" in body and body.endswith("\n[All reports of this run](https://host/jobs/3)\n")
    artifacts = _JOB["specimen"]["artifacts"]
    for path in [*artifacts["paths"], *artifacts["reports"].values(), "specimen-reports/report/index.html"]:
        assert (repository.folder / path).exists(), path


@pytest.mark.parametrize(
    ("after", "target", "exit_code", "comments"), [("#595959", True, 0, 0), ("#505050", True, 0, 1), ("#505050", False, 0, 0)]
)
def test_job_comments_where_there_is_something_to_tell(
    after: str, target: bool, exit_code: int, comments: int, specimen: Specimen, change: Change, tmp_path: Path
) -> None:
    repository = _repository(tmp_path, "#595959", after)
    _git(repository.folder, "fetch", "--quiet", "--unshallow", "origin", "merged")
    variables = change.environment("gitlab", "")
    if target:
        variables |= {"CI_MERGE_REQUEST_DIFF_BASE_SHA": "0" * 40, "CI_MERGE_REQUEST_TARGET_BRANCH_SHA": repository.base}
    run = _run_job(repository, change, specimen, tmp_path, **variables)
    assert (run.returncode, len(change.comments)) == (exit_code, comments), run.stdout


def test_job_has_no_comment_without_a_token(specimen: Specimen, change: Change, tmp_path: Path) -> None:
    repository = _repository(tmp_path, "#595959", "#888888")
    _git(repository.folder, "fetch", "--quiet", "--unshallow", "origin", "merged")
    variables = change.environment("gitlab", "") | {"CI_MERGE_REQUEST_DIFF_BASE_SHA": repository.base, "SPECIMEN_TOKEN": ""}
    run = _run_job(repository, change, specimen, tmp_path, **variables)
    assert run.returncode == 1 and change.requests == [] and "SPECIMEN_TOKEN is not set" in run.stdout


def test_scripts_may_be_run() -> None:
    assert os.access(_ROOT / "scripts/post-comment", os.X_OK)
