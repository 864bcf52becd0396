"""A site of two pages that passes every check: the least that the checks ask of a page."""

from pathlib import Path

from checks.site import Site

_CSS = """
:root { --vero-color-canvas: #0b0c10; --vero-color-ink: #f4f4f5; color-scheme: dark; }
@media (prefers-color-scheme: light) {
  :root:has(#mode\\:theme-auto:checked) { --vero-color-canvas: #fff; --vero-color-ink: #111; color-scheme: light; }
}
:root:has(#mode\\:theme-light:checked) { --vero-color-canvas: #fff; --vero-color-ink: #111; color-scheme: light; }
body { background: var(--vero-color-canvas); color: var(--vero-color-ink); font: 1rem/1.5 sans-serif; }
a { color: inherit; }
@media print { body { background: #fff; color: #000; } }
"""

_SCRIPT = """
const asked = new URLSearchParams(location.search).get("theme") ?? localStorage.getItem("theme");
if (asked) document.getElementById("mode:theme-" + asked).checked = true;
addEventListener("change", ({ target }) => {
  const url = new URL(location.href);
  url.searchParams.set("theme", target.value);
  history.replaceState(null, "", url);
  localStorage.setItem("theme", target.value);
});

const dialog = document.querySelector("dialog");
const field = dialog.querySelector("input");
const hits = [...dialog.querySelectorAll("a")];
let chosen = 0;
const choose = (index) => {
  hits[chosen].ariaSelected = "false";
  chosen = (index + hits.length) % hits.length;
  hits[chosen].ariaSelected = "true";
  field.setAttribute("aria-activedescendant", hits[chosen].id);
};
addEventListener("keydown", (event) => {
  if (event.target !== field && event.key === "/" || event.ctrlKey && event.key === "k") {
    event.preventDefault();
    dialog.showModal();
    choose(0);
  } else if (event.target === field && event.key === "Enter") hits[chosen].click();
  else if (event.target === field) {
    const index = { ArrowDown: chosen + 1, ArrowUp: chosen - 1, Home: 0, End: -1 }[event.key];
    if (index !== undefined) choose(index);
  }
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
<input type="radio" name="theme" value="auto" id="mode:theme-auto" checked> <label for="mode:theme-auto">Auto</label>
<input type="radio" name="theme" value="dark" id="mode:theme-dark"> <label for="mode:theme-dark">Dark</label>
<input type="radio" name="theme" value="light" id="mode:theme-light"> <label for="mode:theme-light">Light</label>
</fieldset>
</header>
<main>
<h1>Sample</h1>
<p>Body copy with a <a href="index.html#more">link to more</a>.</p>
<p data-waived id="more"><span style="color: #777; background: #888">A drawing that a waiver names.</span></p>
</main>
<dialog aria-label="Search">
<input role="combobox" aria-label="Search" aria-expanded="true" aria-controls="hits" aria-autocomplete="list">
<div role="listbox" id="hits" aria-label="Results">
<div role="group" aria-label="Pages">
<a role="option" id="hit-1" tabindex="-1" href="index.html">Sample</a>
<a role="option" id="hit-2" tabindex="-1" href="second.html">Sample</a>
</div>
</div>
<p role="status">2 results</p>
</dialog>
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

_TABBED_STYLE = """
body { margin: 0; }
.stage, [data-stages] { overflow-x: auto; background: #fff; }
.mockup { width: 60px; }
:root:has(#mode\\:theme-light:checked) .mockup { color: #345; }
@media print { [role=tabpanel] { display: block !important; } }
"""

_TABBED_SCRIPT = """
const tabs = [...document.querySelectorAll("[role=tab]")];
const panels = tabs.map(tab => document.getElementById(tab.getAttribute("aria-controls")));
const show = chosen => tabs.forEach((tab, index) => {
  tab.ariaSelected = String(index === chosen);
  tab.tabIndex = index === chosen ? 0 : -1;
  panels[index].hidden = index !== chosen;
});
const reveal = () => show(Math.max(0, panels.findIndex(panel => panel.contains(document.getElementById(location.hash.slice(1))))));
addEventListener("hashchange", reveal);
addEventListener("keydown", ({ key }) => {
  const now = tabs.indexOf(document.activeElement);
  const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: -1 }[key];
  if (next === undefined) return;
  const chosen = (next + tabs.length) % tabs.length;
  show(chosen);
  tabs[chosen].focus();
  history.replaceState(null, "", tabs[chosen].hash);
});
const query = new URLSearchParams(location.search);
const draw = () => {
  for (const mockup of document.querySelectorAll(".mockup")) {
    if (query.has("width")) mockup.style.width = query.get("width") + "px";
    if (query.has("dir")) mockup.dir = query.get("dir");
  }
};
const ask = (name, value) => {
  query.set(name, value);
  history.replaceState(null, "", "?" + query + location.hash);
  draw();
};
if (tabs.length) reveal();
draw();
"""

_TABBED = """<!doctype html>
<html lang="en">
<head>
<title>Sample</title>
<link rel="stylesheet" href="component.css">
</head>
<body>
<main>
<div role="tablist">
<a role="tab" id="a" aria-controls="first" href="#first">One</a>
<a role="tab" id="b" aria-controls="tab:states" href="#tab:states">Two</a>
</div>
<section role="tabpanel" id="first" aria-labelledby="a"><p>Words.</p></section>
<section role="tabpanel" id="tab:states" aria-labelledby="b">
<h2 id="inner">Drawings</h2>
<p class="toolbar"><button onclick="ask('width', 390)">390</button> <button onclick="ask('dir', 'rtl')">RTL</button></p>
<input type="radio" name="theme" id="mode:theme-dark" checked hidden> <input type="radio" name="theme" id="mode:theme-light" hidden>
<div data-stages>
<figure><div class="stage"><div class="mockup"><b>Drawn</b></div></div><a data-alone href="alone.html">Alone</a></figure>
</div>
</section>
</main>
<script src="component.js"></script>
</body>
</html>
"""

_ALONE = """<!doctype html>
<html lang="en">
<head>
<title>Sample</title>
<link rel="stylesheet" href="component.css">
</head>
<body>
<input type="radio" name="theme" id="mode:theme-dark" checked hidden> <input type="radio" name="theme" id="mode:theme-light" hidden>
<main data-stages><div class="mockup"><b>Drawn</b></div></main>
<script src="component.js"></script>
</body>
</html>
"""


def write_tabbed(folder: Path) -> None:
    """The page of a component in two tabs, and its only drawing on a page of its own."""
    (folder / "component.css").write_text(_TABBED_STYLE)
    (folder / "component.js").write_text(_TABBED_SCRIPT)
    (folder / "component.html").write_text(_TABBED)
    (folder / "alone.html").write_text(_ALONE)


def sample_with(folder: Path, file: str, old: str, new: str) -> Site:
    write_sample(folder)
    write_tabbed(folder)
    text = (folder / file).read_text()
    assert old in text, f"the sample's {file} has no {old!r}"
    (folder / file).write_text(text.replace(old, new, 1))
    return Site(folder)


_COMPONENT = """<!doctype html>
<html lang="en">
<head>
<title>Sample</title>
<style>
.stage { background: #fff; padding: 16px; }
.mockup { all: initial; display: block; }
.card { background: rgb(0 0 0 / 10%); padding: 8px; opacity: 0.5; }
.card p { color: #c00; margin: 0; }
.card p::after { content: " and after"; color: #00c; }
input { border: 2px solid #767676; background: #fff; }
rect { fill: #0a0; }
</style>
</head>
<body>
<section class="variant">
<h3 id="variant:default">Default</h3>
<div class="stage"><div class="mockup" data-state="rest">
<div class="card"><p>Sample text</p></div>
<input aria-label="Name" disabled>
<svg width="16" height="16"><rect width="16" height="16"/></svg>
</div></div>
</section>
</body>
</html>
"""


def write_component(file: Path) -> None:
    """A page with a component of one variant, which paints a text and one after it, a border and a shape."""
    file.write_text(_COMPONENT)


def component_report() -> dict:
    """What `specimen inspect` has to say of it."""
    canvas = {"source": "canvas", "paint": "#ffffff", "whole": True}
    card = {"source": "rgb(0 0 0 / 10%)", "paint": "#0000001a", "whole": True}
    fade = [{"start": 1, "opacity": 0.5}]

    def part(kind: str, element: int, text: str | None, pseudo: str | None, outcome: dict) -> dict:
        shown = {"minimum": 4.5, "ratio": None, "status": "failed", "reason": None, "modes": [0], "groups": [], "font": None, **outcome}
        place = {"variant": "default", "state": "rest", "element": element, "pseudo": pseudo}
        return {"kind": kind, "text": text, "outcomes": [shown], **place}

    def color(paint: str) -> dict:
        return {"source": paint, "paint": paint}

    def text(paint: str, painted: str) -> dict:
        return {
            "foreground": color(paint),
            "layers": [canvas, card],
            "groups": fade,
            "font": {"pixels": 16, "weight": 400},
            "painted": {"foreground": painted, "background": "#f2f2f2"},
        }

    line = {"foreground": color("#767676"), "layers": [canvas], "painted": {"foreground": "#767676", "background": "#ffffff"}}
    shape = {"foreground": color("#00aa00"), "layers": [canvas], "painted": {"foreground": "#00aa00", "background": "#ffffff"}}
    return {
        "modes": [{"theme": "light"}],
        "parts": [
            part("text", 1, "Sample text", None, text("#cc0000", "#e58080")),
            part("text", 1, " and after", "after", text("#0000cc", "#8080e5")),
            part("border-outer", 2, None, None, line),
            part("border-inner", 2, None, None, line),
            part("graphic", 3, None, None, shape),
        ],
    }
