"""What specimen exports and inspects, asked for on its command line."""

import json
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Mode = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Specimen:
    program: Path

    def run(self, *arguments: str, project: Path) -> str:
        command = [str(self.program), *arguments, "--project", str(project)]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    def run_any(self, *arguments: str, project: Path) -> None:
        """Also where there is something to find fault with."""
        command = [str(self.program), *arguments, "--project", str(project)]
        result = subprocess.run(command, capture_output=True, text=True)
        assert result.returncode in (0, 1), result.stderr

    def inspect(self, name: str, project: Path) -> list[dict[str, Any]]:
        return json.loads(self.run("inspect", name, "--format", "json", project=project))["tokens"]


def properties_by_mode(tokens: Sequence[dict[str, Any]], *, reduced_motion: bool) -> dict[Mode, dict[str, str]]:
    """The text that every custom property has in a mode, as `inspect` tells it; "" in a mode without the token."""
    modes: dict[Mode, dict[str, str]] = {}
    for token in tokens:
        for value in token["values"]:
            texts = value["css"] | (value["reducedMotion"] if reduced_motion else {})
            for mode in value["modes"]:
                modes.setdefault(tuple(mode.items()), {}).update(texts)
    names = {name for texts in modes.values() for name in texts}
    return {mode: dict.fromkeys(sorted(names), "") | texts for mode, texts in modes.items()}
