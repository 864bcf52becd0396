"""`scripts/post-comment`, against a server on loopback: one comment for each change, and nobody else's is touched."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from checks.comment_server import BOT, Change, serving

_SCRIPT = Path(__file__).resolve().parents[2] / "scripts/post-comment"
_MARKER = "<!-- specimen comment -->\n"


@pytest.fixture
def change() -> Iterator[Change]:
    with serving() as change:
        yield change


@pytest.fixture(params=["github", "gitlab"])
def environment(request: pytest.FixtureRequest, change: Change, tmp_path: Path) -> dict[str, str]:
    (tmp_path / "event.json").write_text(json.dumps({"pull_request": {"number": 7}}))
    return change.environment(request.param, str(tmp_path / "event.json"))


def _post(folder: Path, environment: dict[str, str], *options: str, text: str = "Report ä\n") -> subprocess.CompletedProcess[str]:
    (folder / "diff.md").write_text(text)
    command = [sys.executable, str(_SCRIPT), *options, str(folder / "diff.md")]
    return subprocess.run(command, check=False, capture_output=True, text=True, env=environment, timeout=60)


def test_the_first_run_posts_and_the_next_ones_update(change: Change, environment: dict[str, str], tmp_path: Path) -> None:
    first = _post(tmp_path, environment, text="First\n")
    assert (first.returncode, first.stderr) == (0, "")
    assert first.stdout.startswith("post-comment: wrote the comment")
    end = change.comments[0].body.removeprefix(f"{_MARKER}First\n\n[All reports of this run](https://host/")
    assert end in ("design/harbour/actions/runs/3)\n", "jobs/3)\n")
    for text in ["Second\n", "Third\n"]:
        run = _post(tmp_path, environment, text=text)
        assert run.returncode == 0 and run.stdout.startswith("post-comment: updated the comment")
        assert [comment.body[: len(_MARKER + text)] for comment in change.comments] == [_MARKER + text]


def test_other_comments_are_left_alone(change: Change, environment: dict[str, str], tmp_path: Path) -> None:
    others = [
        change.add("ada", f"{_MARKER}copied from below"), change.add(BOT, "Coverage is 100 %"),
        change.add(BOT, f"See:\n{_MARKER}quoted"), change.add(BOT, ""),
        change.add(BOT, "<!-- specimen comment: brand -->\nof another project"),
    ]  # fmt: skip
    before = [comment.body for comment in others]
    for _ in range(2):
        assert _post(tmp_path, environment).returncode == 0
    assert [comment.body for comment in change.comments[:5]] == before
    assert len(change.comments) == 6


def test_system_notes_are_no_comments(change: Change, tmp_path: Path) -> None:
    note = change.add(BOT, f"{_MARKER}changed the title", is_system=True)
    assert _post(tmp_path, change.environment("gitlab", "")).returncode == 0
    assert note.body == f"{_MARKER}changed the title" and len(change.comments) == 2


@pytest.mark.parametrize("before", [99, 100, 250])
def test_finds_its_comment_on_whatever_page(before: int, change: Change, environment: dict[str, str], tmp_path: Path) -> None:
    for number in range(before):
        change.add("ada", f"comment {number}")
    own = change.add(BOT, f"{_MARKER}old")
    for number in range(120):
        change.add("ada", f"more {number}")
    run = _post(tmp_path, environment, text="new\n")
    assert run.returncode == 0 and own.body.startswith(f"{_MARKER}new\n")
    assert len(change.comments) == before + 121


def test_each_name_has_its_comment(change: Change, environment: dict[str, str], tmp_path: Path) -> None:
    for name in ["brand", "app 2", "brand", "app 2"]:
        assert _post(tmp_path, environment, "--name", name).returncode == 0
    heads = [comment.body.splitlines()[0] for comment in change.comments]
    assert heads == ["<!-- specimen comment: brand -->", "<!-- specimen comment: app 2 -->"]


def test_writes_no_first_comment_where_there_is_nothing_to_tell(
    change: Change, environment: dict[str, str], tmp_path: Path
) -> None:
    run = _post(tmp_path, environment, "--update-only")
    assert run.returncode == 0 and "nothing to tell" in run.stdout and change.comments == []
    _post(tmp_path, environment, text="bad\n")
    assert _post(tmp_path, environment, "--update-only", text="good\n").returncode == 0
    assert [comment.body[: len(_MARKER) + 5] for comment in change.comments] == [f"{_MARKER}good\n"]


def test_what_has_no_room_is_named(change: Change, environment: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "check.md").write_text("é" * 30_000)
    run = _post(tmp_path, environment, str(tmp_path / "check.md"), text="ü" * 30_000)
    assert run.returncode == 0
    body = change.comments[0].body
    assert "é" * 30_000 in body and "ü" not in body and "\n`diff.md` has no room here.\n" in body
    assert body.endswith(")\n") and len(body.encode()) <= 65_536


@pytest.mark.parametrize("method", ["GET", "POST", "PATCH"])
@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ((403, '{"message": "Resource not accessible by integration"}', {}), "403: Resource not accessible by integration"),
        ((401, '{"error": "invalid_token"}', {}), "401: invalid_token"),
        ((500, "<h1>oops</h1>", {}), "500: Internal Server Error"),
        ((422, '["a", "list"]', {}), "422: Unprocessable"),
        ((302, "", {"Location": "http://127.0.0.1:9/elsewhere"}), "302: Found"),
        ((200, "no JSON", {}), "what is no JSON"),
    ],
)
def test_says_what_the_server_refused(
    method: str, answer: tuple[int, str, dict[str, str]], reason: str, change: Change, environment: dict[str, str], tmp_path: Path
) -> None:
    if method == "PATCH":
        change.add(BOT, f"{_MARKER}old")
        change.answers["PUT"] = answer
    change.answers[method] = answer
    run = _post(tmp_path, environment)
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr.startswith("post-comment: ") and reason in run.stderr and "Traceback" not in run.stderr
    assert ("help: " in run.stderr) == (answer[0] in (401, 403))
    assert [comment.body for comment in change.comments] in ([], [f"{_MARKER}old"])


@pytest.mark.parametrize("answer", ["null", '{"message": "hello"}', '["a", 1]', '[{"user": null, "author": null}, {"id": 3}]'])
def test_takes_no_answer_for_what_it_is_not(answer: str, change: Change, environment: dict[str, str], tmp_path: Path) -> None:
    change.answers["GET"] = (200, answer, {})
    run = _post(tmp_path, environment)
    assert "Traceback" not in run.stderr and run.returncode in (0, 1)
    assert run.returncode == 0 or "another form than expected" in run.stderr


def test_says_that_nobody_answers(environment: dict[str, str], tmp_path: Path) -> None:
    closed = {name: "http://127.0.0.1:9" if name.endswith("_URL") else value for name, value in environment.items()}
    run = _post(tmp_path, closed)
    assert run.returncode == 1 and "was not answered: " in run.stderr and "Traceback" not in run.stderr


@pytest.mark.parametrize("name", ["GITHUB_API_URL", "GITHUB_REPOSITORY", "GITHUB_EVENT_PATH", "GITHUB_TOKEN"])
def test_needs_to_know_where(name: str, change: Change, tmp_path: Path) -> None:
    (tmp_path / "event.json").write_text('{"pull_request": {"number": 7}}')
    environment = change.environment("github", str(tmp_path / "event.json"))
    run = _post(tmp_path, {key: value for key, value in environment.items() if key != name})
    assert (run.returncode, run.stderr) == (2, f"post-comment: {name} is not set, and says where the comment goes\n")


@pytest.mark.parametrize("event", ['{"ref": "refs/heads/main"}', "{", '{"pull_request": null}'])
def test_a_push_has_no_comment(event: str, change: Change, tmp_path: Path) -> None:
    (tmp_path / "event.json").write_text(event)
    run = _post(tmp_path, change.environment("github", str(tmp_path / "event.json")))
    assert (run.returncode, change.requests) == (2, []) and "of no pull request" in run.stderr


@pytest.mark.parametrize("options", [["--name", "a --> b"], ["--name", "a--b"], ["nowhere.md"]])
def test_refuses_what_it_cannot_use(options: list[str], change: Change, environment: dict[str, str], tmp_path: Path) -> None:
    run = _post(tmp_path, environment, *options)
    assert run.returncode == 2 and run.stderr.startswith("post-comment: ") and change.comments == []
