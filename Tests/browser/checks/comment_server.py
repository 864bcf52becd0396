"""The comments of one change, on a server on loopback that answers as GitHub and GitLab do."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

TOKEN = "a-secret"
BOT = "github-actions[bot]"
IDS = {BOT: 11, "ada": 12}


@dataclass
class Comment:
    id: int
    author: str
    body: str
    is_system: bool = False

    def json(self) -> dict[str, Any]:
        return {
            "id": self.id, "body": self.body, "user": {"login": self.author}, "html_url": f"https://host/comment/{self.id}",
            "author": {"id": IDS[self.author], "username": self.author}, "system": self.is_system,
        }  # fmt: skip


@dataclass
class Change:
    """A pull request with the number 7, or a merge request with the number 7 of the project 5."""

    url: str = ""
    comments: list[Comment] = field(default_factory=list)
    requests: list[tuple[str, str]] = field(default_factory=list)
    answers: dict[str, tuple[int, str, dict[str, str]]] = field(default_factory=dict)
    """By method, what is answered instead."""

    def add(self, author: str, body: str, *, is_system: bool = False) -> Comment:
        comment = Comment(100 + len(self.comments), author, body, is_system)
        self.comments.append(comment)
        return comment

    def environment(self, host: str, event: str) -> dict[str, str]:
        if host == "gitlab":
            return {
                "GITLAB_CI": "true", "CI_API_V4_URL": f"{self.url}/api/v4", "CI_MERGE_REQUEST_PROJECT_ID": "5",
                "CI_MERGE_REQUEST_IID": "7", "SPECIMEN_TOKEN": TOKEN, "CI_JOB_URL": "https://host/jobs/3",
            }  # fmt: skip
        return {
            "GITHUB_API_URL": self.url, "GITHUB_REPOSITORY": "design/harbour", "GITHUB_EVENT_PATH": event,
            "GITHUB_TOKEN": TOKEN, "GITHUB_SERVER_URL": "https://host", "GITHUB_RUN_ID": "3",
        }  # fmt: skip


@contextmanager
def serving() -> Iterator[Change]:
    change = Change()

    class Handler(BaseHTTPRequestHandler):
        def _answer(self) -> None:
            address = urlsplit(self.path)
            content = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))) or b"{}")
            change.requests.append((self.command, address.path))
            status, body, headers = change.answers.get(self.command) or _answered(
                change, self.command, address.path, parse_qs(address.query), content, dict(self.headers)
            )
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(body.encode())))
            self.end_headers()
            self.wfile.write(body.encode())

        do_GET = do_POST = do_PATCH = do_PUT = _answer

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    change.url = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield change
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def _answered(
    change: Change, method: str, path: str, query: dict[str, list[str]], content: dict[str, str], headers: dict[str, str]
) -> tuple[int, str, dict[str, str]]:
    if TOKEN not in (headers.get("Authorization", "").removeprefix("Bearer "), headers.get("Private-Token")):
        return 401, '{"message": "Bad credentials"}', {}
    if (method, path) == ("GET", "/api/v4/user"):
        return 200, json.dumps({"id": IDS[BOT]}), {}
    many, one = ("/repos/design/harbour/issues/7/comments", "/repos/design/harbour/issues/comments/")
    if path.startswith("/api/v4"):
        many, one = ("/api/v4/projects/5/merge_requests/7/notes", "/api/v4/projects/5/merge_requests/7/notes/")
    if (method, path) == ("GET", many):
        size, page = (int(query.get(name, [default])[0]) for name, default in [("per_page", "30"), ("page", "1")])
        start = (page - 1) * min(size, 100)
        shown = change.comments[start : start + min(size, 100)]
        has_next = start + len(shown) < len(change.comments)
        links = {"Link": f'<{change.url}{path}?page={page + 1}>; rel="next", <x>; rel="last"'} if has_next else {}
        return 200, json.dumps([comment.json() for comment in shown]), links
    if (method, path) == ("POST", many):
        return 201, json.dumps(change.add(BOT, content["body"]).json()), {}
    if method == ("PUT" if path.startswith("/api/v4") else "PATCH") and path.startswith(one):
        # Whoever may write comments may write those of others, too.
        comment = next(comment for comment in change.comments if comment.id == int(path.removeprefix(one)))
        comment.body = content["body"]
        return 200, json.dumps(comment.json()), {}
    return 404, '{"message": "Not Found"}', {}
