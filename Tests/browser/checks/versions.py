"""Two versions of Vero that differ in known ways, and what specimen makes of them."""

import shutil
from dataclasses import dataclass
from pathlib import Path

from checks.exported import Specimen
from checks.site import Site

_VERO = Path(__file__).resolve().parents[3] / "themes/vero"
# A colour that both modes have, one of light alone, and a size.
_EDITS = [
    ("tokens/primitive.tokens.json", '"components": [0, 0.8196, 0.7569], "hex": "#00d1c1"', '"components": [0.2, 0.4, 1], "hex": "#3366ff"'),
    ("tokens/light.tokens.json", '"$value": "{palette.ink.50}"', '"$value": "{palette.ink.100}"'),
    ("tokens/component.tokens.json", '"$value": "{space.4}",\n        "$description": "Above and below the number.', '"$value": "{space.12}",\n        "$description": "Above and below the number.'),
    ("components/rating-chip/component.yaml", "variants:\n", "variants:\n  - name: six\n    title: Six\n"),
]  # fmt: skip


@dataclass(frozen=True)
class Versions:
    """Built on their own, and compared."""

    old: Site
    new: Site
    report: Site


def versions(specimen: Specimen, folder: Path) -> Versions:
    """The component `wordmark` is gone in the new one, and `rating-chip` has one more variant."""
    projects = [folder / name for name in ("old", "new")]
    for project in projects:
        shutil.copytree(_VERO, project / "themes/vero")
    theme = projects[1] / "themes/vero"
    for path, written, edited in _EDITS:
        text = (theme / path).read_text()
        assert text.count(written) == 1, f"{path} does not say {written} once"
        (theme / path).write_text(text.replace(written, edited))
    shutil.copy(theme / "components/rating-chip/five.html", theme / "components/rating-chip/six.html")
    shutil.rmtree(theme / "components/wordmark")
    sites = []
    for project in projects:
        specimen.run_any("build", "--output", str(project / "_site"), project=project)
        sites.append(Site(project / "_site"))
    specimen.run_any("diff", *map(str, projects), "--html", str(folder / "report"), project=projects[1])
    return Versions(sites[0], sites[1], Site(folder / "report"))
