"""Files that nobody means well with: a finding for each, an exit code of our own, within seconds and bounded memory."""

import json
import os
import resource
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from checks.exported import Specimen

_SECONDS = 20
_BYTES = 2 << 30
_SOUND = '{"n": {"$type": "number", "$value": 1}}'


@dataclass(frozen=True)
class Case:
    """What is written into a theme, and what the run must say: a rule, and an exit code."""

    write: Callable[[Path], None]
    rule: str
    exit_code: int = 1
    profile: str = "strict"


def _file(name: str, content: str | bytes) -> Callable[[Path], None]:
    def write(theme: Path) -> None:
        (theme / name).write_bytes(content if isinstance(content, bytes) else content.encode())

    return write


def _number(value: str) -> Callable[[Path], None]:
    return _file("a.tokens.json", f'{{"n": {{"$type": "number", "$value": {value}}}}}')


def _links(theme: Path) -> None:
    (theme / "a.tokens.json").write_text(_SOUND)
    (theme / "loop.tokens.json").symlink_to("loop.tokens.json")


def _link(target: str) -> Callable[[Path], None]:
    def write(theme: Path) -> None:
        os.mkfifo(theme / "pipe")
        (theme / "big").write_bytes(b" " * (100 << 20))
        (theme / "a.tokens.json").symlink_to(target)

    return write


def _folder_link(theme: Path) -> None:
    (theme / "tokens").mkdir()
    (theme / "tokens/up").symlink_to("..")
    (theme / "tokens/a.tokens.json").write_text(_SOUND.replace("1", "x"))


def _folder(theme: Path) -> None:
    (theme / "x.tokens.json").mkdir()
    (theme / "x.tokens.json/y.tokens.json").write_text(_SOUND.replace("1", "x"))


def _resolver(reference: str, **files: str) -> Callable[[Path], None]:
    def write(theme: Path) -> None:
        order = [{"name": "base", "type": "set", "sources": [{"$ref": reference}]}]
        (theme / "a.resolver.json").write_text(json.dumps({"version": "2025.10", "resolutionOrder": order}))
        for name, content in files.items():
            (theme / f"{name}.json").write_text(content)

    return write


def _bomb(levels: int) -> str:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, levels)]
    return "\n".join(lines) + "\n"


def _many(count: int) -> str:
    tokens = ",\n".join(f'"n{index}": {{"$value": {index}}}' for index in range(count))
    return f'{{"$type": "number",\n{tokens},\n"last": {{"$value": "x"}}}}'


_DEEP = 1_000_000

_CASES = {
    "a million objects in each other": Case(_file("a.tokens.json", '{"a":' * _DEEP), "json-syntax"),
    "a million lists in each other": Case(_file("a.tokens.json", "[" * _DEEP + "]" * _DEEP), "json-syntax"),
    "a million levels of YAML": Case(_file("a.tokens.yaml", "a: " + "[" * _DEEP), "yaml-syntax"),
    "a million levels of YAML by indentation": Case(
        _file("a.tokens.yaml", "".join("- " for _ in range(_DEEP)) + "x"), "yaml-syntax"
    ),
    "a billion laughs": Case(_file("a.tokens.yaml", _bomb(20)), "yaml-syntax"),
    "50 MB of tokens": Case(_file("a.tokens.json", _many(1_500_000)), "json-syntax"),
    "50 MB of YAML": Case(_file("a.tokens.yaml", "- x\n" * (50 << 18)), "yaml-syntax"),
    "50 MB in one string": Case(
        _file("a.tokens.json", f'{{"n": {{"$type": "number", "$value": "{"x" * (50 << 20)}"}}}}'), "invalid-value"
    ),
    "50 MB of spaces": Case(_file("a.tokens.json", " " * (50 << 20)), "json-syntax"),
    "100 MB": Case(_number("1" * (100 << 20)), "unreadable", exit_code=2),
    "a number of 60 MB": Case(_number("1" * (60 << 20)), "invalid-value"),
    "a number beyond all": Case(_number("1e999"), "invalid-value"),
    "a number below all": Case(_number("-1e999"), "invalid-value"),
    "an exponent of a million digits": Case(_number("1e" + "9" * 1_000_000), "invalid-value"),
    "no UTF-8": Case(_file("a.tokens.json", b'{"\xff": {"$type": "number", "$value": 1}}'), "json-syntax"),
    "a lone surrogate": Case(_file("a.tokens.json", '{"\\ud800": {"$type": "number", "$value": 1}}'), "json-syntax"),
    "a surrogate in UTF-8": Case(_file("a.tokens.json", b'{"\xed\xa0\x80": {}}'), "json-syntax"),
    "UTF-16": Case(_file("a.tokens.json", _SOUND.encode("utf-16")), "json-syntax"),
    "a byte order mark where none can stand": Case(_file("a.tokens.json", _SOUND + "\ufeff"), "json-syntax"),
    "a NUL": Case(_file("a.tokens.json", _SOUND + "\0"), "json-syntax"),
    "a NUL in a name": Case(_file("a.tokens.json", _SOUND.replace("n", "n\0", 1)), "json-syntax"),
    "nothing": Case(_file("a.tokens.json", ""), "json-syntax"),
    "nothing in YAML": Case(_file("a.tokens.yaml", ""), "not-a-token-file"),
    "files that name each other": Case(
        _resolver("a.json", a='{"$ref": "b.json"}', b='{"$ref": "a.json"}'), "invalid-resolver"
    ),
    "a file outside": Case(_resolver("../../../../../../etc/passwd"), "invalid-resolver"),
    "a file by its full path": Case(_resolver("/etc/passwd"), "invalid-resolver"),
    "a file on the network": Case(_resolver("https://example.com/a.json"), "invalid-resolver"),
    "a link to itself": Case(_links, "unreadable", exit_code=2),
    "a link to a device": Case(_link("/dev/zero"), "unreadable", exit_code=2),
    "a link to a pipe": Case(_link("pipe"), "unreadable", exit_code=2),
    "a link to 100 MB": Case(_link("big"), "unreadable", exit_code=2),
    "a link to the folder above": Case(_folder_link, "json-syntax"),
    "a folder called like a file": Case(_folder, "json-syntax"),
}


@pytest.mark.parametrize("name", _CASES)
@pytest.mark.parametrize("command", [["check"], ["export", "css"]], ids=lambda command: command[0])
def test_is_told_and_survived(name: str, command: list[str], specimen: Specimen, tmp_path: Path) -> None:
    case = _CASES[name]
    theme = tmp_path / "themes/t"
    theme.mkdir(parents=True)
    (theme / "theme.yaml").write_text(f"profile: {case.profile}\n")
    case.write(theme)
    arguments = [str(specimen.program), *command, "--project", str(tmp_path)]
    with (tmp_path / "output").open("wb") as output:
        run = subprocess.run(
            arguments, check=False, stdout=output, stderr=subprocess.STDOUT, timeout=_SECONDS, preexec_fn=_limit
        )
    said = (tmp_path / "output").read_bytes().decode()
    assert (run.returncode, f"[{case.rule}]" in said) == (case.exit_code, True), said[:2000]
    assert len(said) < 100_000


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (_BYTES, _BYTES))
    os.nice(5)


@pytest.mark.parametrize("content", [b"\xef\xbb\xbf" + _SOUND.encode(), _SOUND.replace("1", "-0").encode()])
def test_is_no_fault(content: bytes, specimen: Specimen, tmp_path: Path) -> None:
    (tmp_path / "a.tokens.json").write_bytes(content)
    specimen.run("check", project=tmp_path)
    assert ": " in specimen.run("export", "css", project=tmp_path)
