"""scripts/check-docs runs what a page shows, and cannot pass over anything."""

import subprocess
import sys
from pathlib import Path

import pytest

from checks.exported import Specimen

_CHECK = Path(__file__).resolve().parents[2] / "scripts/check-docs"


def _run(page: str, specimen: Specimen, folder: Path) -> subprocess.CompletedProcess[str]:
    file = folder / "page.md"
    file.write_text(page)
    command = [sys.executable, str(_CHECK), "--specimen", str(specimen.program), str(file)]
    return subprocess.run(command, check=False, capture_output=True, text=True)


@pytest.mark.parametrize(
    ("page", "fault"),
    [
        ("```sh\nfalse\n```\n\n```sh\ntrue\n```\n", "page.md:1: these commands end with 1, and what is below them did not run"),
        ("```sh\nexit 0\n```\n", "page.md:1: these commands end with 0"),
        ("```sh\necho one\n```\n```\ntwo\n```\n", "page.md:1: the page shows\n\ntwo\n\nbut its commands print\n\none"),
        ("```sh\necho one two\n```\n```\none\n```\n", "the page shows\n\none"),
        ("```sh\nprintf 'one\\ntwo\\nthree\\n'\n```\n```\none\nthree\n```\n", "the page shows"),
        ("```\none\n```\n", "page.md:1: output, and no commands before it"),
        ("```bash\ntrue\n```\n", "page.md:1: 'bash' is not run"),
        ("```sh skip\ntrue\n```\n", "page.md:1: 'sh skip' is not run"),
        ("> 1. a\n>    ```sh\n>    false\n>    ```\n", "page.md:2: these commands end with 1"),
        ("````md\n```sh\ntrue\n```\n````\n", "page.md:2: commands in a fence in a fence"),
        ("```sh\ntrue\n", "page.md:1: this fence has no end"),
        ("```yaml\njobs: {a: {steps: [{run: specimen chekc}]}}\n```\n", "page.md:1: these commands end with 2"),
        ("```yaml\na: {script: [true, 'false']}\n```\n", "page.md:1: these commands end with 1"),
    ],
)
def test_faults_are_told(page: str, fault: str, specimen: Specimen, tmp_path: Path) -> None:
    run = _run(page, specimen, tmp_path)
    assert run.returncode == 1
    assert fault in run.stderr


@pytest.mark.parametrize(
    ("page", "said"),
    [
        ("```sh\na=1\nmkdir b && cd b\n```\n\n```sh\necho $a\nbasename $PWD\n```\n```\n1\nb\n```\n", "1 page: 2 fences of commands"),
        ("```sh\nprintf 'one 1\\n2\\n3\\nfour\\n'\n```\n```\none …\n…\nfour\n```\n", "1 page: 1 fence of commands"),
        ("````sh\ncat <<'END'\n```sh\nfalse\n```\nEND\n````\n", "1 fence of commands and 0 recipes ran"),
        ("```yaml\na: {run: specimen --version}\n```\n", "0 fences of commands and 1 recipe ran, which call specimen 1 time"),
        ("```yaml\nname: no recipe\n```\n", "0 pages"),
        ("```sh not-run: it never ends\nspecimen serve\n```\n", "page.md:1: it never ends"),
    ],
)
def test_what_ran_is_told(page: str, said: str, specimen: Specimen, tmp_path: Path) -> None:
    run = _run(page, specimen, tmp_path)
    assert run.returncode == 0, run.stderr
    assert said in run.stdout
