"""`specimen serve` shows a project as it is being written."""

import json
import re
import signal
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from checks.exported import Specimen

_TOKENS = {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.1, 0.1, 0.1]}}}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "themes/brand").mkdir(parents=True)
    (tmp_path / "themes/brand/brand.tokens.json").write_text(json.dumps(_TOKENS))
    (tmp_path / "content/brand").mkdir(parents=True)
    (tmp_path / "content/brand/index.md").write_text("---\ntitle: Brand\n---\n\nFirst words.\n")
    return tmp_path


@pytest.fixture
def address(specimen: Specimen, project: Path) -> Iterator[str]:
    command = [str(specimen.program), "serve", "--project", str(project), "--port", "0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout
    line = server.stdout.readline()
    found = re.match(r"serving (http://localhost:\d+/) until Ctrl-C$", line)
    assert found, line
    # The browser of the tests resolves no names, not even this one.
    yield found[1].replace("localhost", "127.0.0.1")
    server.send_signal(signal.SIGINT)
    assert server.wait(10) == -signal.SIGINT


def test_pages_follow_their_files(browser: Browser, address: str, project: Path) -> None:
    page = browser.new_page()
    page.goto(address)
    document = project / "content/brand/index.md"
    expect(page.locator("main")).to_contain_text("First words.")

    document.write_text("---\ntitle: Brand\n---\n\nOther words.\n")
    expect(page.locator("main")).to_contain_text("Other words.", timeout=10_000)

    document.write_text("---\ntitle: Brand\n---\n\n`{inc}`\n")
    expect(page.get_by_role("alert")).to_contain_text("'{inc}' names no token", timeout=10_000)
    expect(page.locator("main")).to_contain_text("Other words.")

    document.write_text("---\ntitle: Brand\n---\n\n`{ink}`\n")
    expect(page.locator("main .chip")).to_have_count(1, timeout=10_000)
    expect(page.get_by_role("alert")).to_have_count(0)

    # A folder that was not there when it began.
    (project / "content/brand/more").mkdir()
    (project / "content/brand/more/page.md").write_text("---\ntitle: More\n---\n\nDeep.\n")
    expect(page.locator(".sidebar")).to_contain_text("More", timeout=10_000)
    page.close()


def test_answers_this_machine_only_under_its_own_name(address: str) -> None:
    foreign = urllib.request.Request(address, headers={"Host": "attacker.example"})
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(foreign)
    assert refusal.value.code == 403
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(address, data=b"x")
    assert refusal.value.code == 405


def test_looks_the_same_at_an_address_that_leads_nowhere(browser: Browser, address: str, project: Path) -> None:
    (project / "specimen.yaml").write_text("url: https://design.example/guide/\n")
    page = browser.new_page()
    complaints: list[str] = []
    page.on("requestfailed", lambda request: complaints.append(request.url))
    page.on("response", lambda response: response.ok or complaints.append(response.url))
    wrong = f"{address}deep/er/no-such-page.html"
    page.goto(wrong)
    expect(page.locator("h1")).to_have_text("Nothing here")
    assert page.locator(".top").evaluate("top => getComputedStyle(top).position") == "sticky"
    assert [url for url in complaints if url != wrong] == []
    page.get_by_role("link", name="Back to the overview").click()
    assert page.url == f"{address}index.html"
    page.close()
