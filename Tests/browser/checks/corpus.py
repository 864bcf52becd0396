"""The snippets of `Tests/browser/corpus`, each a component in a project of its own."""

import re
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

FOLDER = Path(__file__).resolve().parents[1] / "corpus"
_SNIPPET = re.compile(r"<!--snippet\s(.*?)-->\s*<style>\n?(.*?)</style>\n?(.*?)(?=<!--snippet\s|\Z)", re.DOTALL)
# What a snippet does on purpose: it is styled by literals, and broken where browsers mend.
_SEVERITIES = """
rules:
  literal-style: off
  inline-style: off
  script-in-mockup: warning
  contrast-unknown: warning
  invalid-html: warning
  invalid-css: warning
  unsupported-css: warning
  unknown-element: warning
  unknown-custom-property: warning
  missing-alternative: warning
  duplicate-id: warning
"""


@dataclass(frozen=True)
class Snippet:
    """A mock-up of one variant. Its file is the kind of thing that it is about."""

    kind: str
    name: str
    about: str
    css: str
    html: str
    states: list[str] = field(default_factory=lambda: ["rest"])
    contrast: dict[str, Any] | None = None
    #: A word of the reason for which nobody can tell what is painted.
    cannot_tell: str | None = None
    #: Why axe is wrong about it.
    axe: str | None = None
    #: Its text covers the gradient that it stands on from end to end.
    covers: bool = False

    def write_project(self, project: Path) -> None:
        theme = project / "themes" / "corpus"
        component = theme / "components" / self.name
        component.mkdir(parents=True)
        for file in (FOLDER / "theme").iterdir():
            shutil.copy(file, theme)
        facts: dict[str, Any] = {"title": self.name, "variants": [{"name": "default", "states": self.states}]}
        if self.contrast:
            facts["contrast"] = self.contrast
        (project / "specimen.yaml").write_text(f"title: Corpus\n{_SEVERITIES}")
        (component / "component.yaml").write_text(yaml.safe_dump(facts, sort_keys=False))
        (component / "component.css").write_text(self.css)
        (component / "default.html").write_text(self.html)


def snippets() -> list[Snippet]:
    """All of them, in the order of the files and of what stands in them."""
    return [
        _snippet(file.stem, *match.groups())
        for file in sorted(FOLDER.glob("*.html"))
        for match in _SNIPPET.finditer(file.read_text())
    ]


def _snippet(kind: str, head: str, css: str, html: str) -> Snippet:
    title, _, rest = head.strip().partition("\n")
    name, about = title.split(": ", 1)
    facts: dict[str, Any] = yaml.load(rest, yaml.BaseLoader) or {}
    cannot_tell = facts.pop("cannot-tell", None)
    return Snippet(kind, name, about, css, html.strip() + "\n", cannot_tell=cannot_tell, **facts)
