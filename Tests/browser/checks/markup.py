"""The Nu HTML checker, over all pages in one run."""

import json
import subprocess
from pathlib import Path
from urllib.parse import unquote, urlsplit

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
    return [f"{_place(message, site)}: {message['message']}" for message in messages]


def _place(message: dict[str, object], site: Site) -> str:
    path = unquote(urlsplit(str(message.get("url", ""))).path)
    return f"{path.removeprefix(f'{site.folder.absolute()}/')}:{message.get('lastLine', 0)}"
