"""The Nu HTML checker, over all pages in one run."""

import json
import subprocess
from pathlib import Path

from checks.site import Site

_JAR = Path(__file__).resolve().parents[3] / ".cache/vnu/vnu.jar"


def markup_errors(site: Site) -> list[str]:
    """Every error in a page's HTML. Its CSS part is left out: it knows no modern colours."""
    command = ["java", "-Xss4m", "-jar", str(_JAR), "--format", "json", "--errors-only"]
    command += ["--filterpattern", ".*CSS: .*", *site.pages]
    run = subprocess.run(command, cwd=site.folder, capture_output=True, text=True)
    try:
        messages = json.loads(run.stderr)["messages"]
    except ValueError:
        return [f"the checker failed: {run.stderr.strip()}"]
    base = site.folder.absolute().as_uri() + "/"
    return [
        f"{message.get('url', '').removeprefix(base)}:{message.get('lastLine', 0)}: {message['message']}"
        for message in messages
    ]
