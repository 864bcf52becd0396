"""A site of two pages that passes every check: the least that the checks ask of a page."""

from pathlib import Path

_CSS = """
:root { --vero-color-canvas: #0b0c10; --vero-color-ink: #f4f4f5; color-scheme: dark; }
@media (prefers-color-scheme: light) {
  :root:has(#theme-auto:checked) { --vero-color-canvas: #fff; --vero-color-ink: #111; color-scheme: light; }
}
:root:has(#theme-light:checked) { --vero-color-canvas: #fff; --vero-color-ink: #111; color-scheme: light; }
body { background: var(--vero-color-canvas); color: var(--vero-color-ink); font: 1rem/1.5 sans-serif; }
a { color: inherit; }
@media print { body { background: #fff; color: #000; } }
"""

_SCRIPT = """
const asked = new URLSearchParams(location.search).get("theme") ?? localStorage.getItem("theme");
if (asked) document.getElementById("theme-" + asked).checked = true;
addEventListener("change", ({ target }) => {
  const url = new URL(location.href);
  url.searchParams.set("theme", target.value);
  history.replaceState(null, "", url);
  localStorage.setItem("theme", target.value);
});
"""

_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sample</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="site.css">
</head>
<body>
<header>
<fieldset>
<legend>Theme</legend>
<input type="radio" name="theme" value="auto" id="theme-auto" checked> <label for="theme-auto">Auto</label>
<input type="radio" name="theme" value="dark" id="theme-dark"> <label for="theme-dark">Dark</label>
<input type="radio" name="theme" value="light" id="theme-light"> <label for="theme-light">Light</label>
</fieldset>
</header>
<main>
<h1>Sample</h1>
<p>Body copy with a <a href="index.html#more">link to more</a>.</p>
<p data-waived id="more"><span style="color: #777; background: #888">A drawing that a waiver names.</span></p>
</main>
<script src="site.js"></script>
</body>
</html>
"""


def write_sample(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "site.css").write_text(_CSS)
    (folder / "site.js").write_text(_SCRIPT)
    for name in ("index.html", "second.html"):
        (folder / name).write_text(_PAGE)
