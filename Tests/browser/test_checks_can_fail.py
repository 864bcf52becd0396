"""Each check, on a sample page with one fault put into it: a check that cannot fail proves nothing."""

import base64
import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from checks.accessibility import accessibility_violations
from checks.cascade import Drawn, faults
from checks.components import alone_faults, stage_faults, tab_faults
from checks.corpus import Snippet
from checks.every_mode import address_faults, mode_faults
from checks.fonts import font_faults
from checks.layout import sideways_overflow
from checks.links import broken_links
from checks.markup import markup_errors
from checks.mockups import look
from checks.modes import faults_without_javascript, keyboard_faults, mode_switch_faults, paper_faults
from checks.overview import copy_faults, filter_faults
from checks.search import search_faults
from checks.shift import delay_fonts, layout_shifts
from checks.site import Site
from checks.tab import Tab
from checks.verdicts import judged, verdict_faults
from checks.weight import weight_faults
from sample import component_report, sample_with, write_component, write_sample, write_tabbed


def accessibility(tab: Tab) -> list[str]:
    tab.open("index.html", theme="light", system="light")
    return accessibility_violations(tab)


def every_mode(tab: Tab) -> list[str]:
    tab.open("index.html")
    return mode_faults(tab)


def narrow_modes(tab: Tab) -> list[str]:
    tab.open("index.html", width=390)
    return mode_faults(tab)


def addresses(tab: Tab) -> list[str]:
    return address_faults(tab, "index.html")


def layout(tab: Tab) -> list[str]:
    tab.open("index.html", width=390)
    return sideways_overflow(tab)


def loading(tab: Tab) -> list[str]:
    tab.open("index.html")
    tab.page.wait_for_timeout(100)
    return tab.complaints


def fonts(tab: Tab) -> list[str]:
    folder = Path("/usr/share/fonts/truetype/manrope")
    return font_faults(tab, "index.html", "Sample", {400: folder / "Manrope-Regular.ttf"})


def mode_switch(tab: Tab) -> list[str]:
    return mode_switch_faults(tab, "index.html", "second.html")


def keyboard(tab: Tab) -> list[str]:
    return keyboard_faults(tab, "index.html")


def paper(tab: Tab) -> list[str]:
    tab.open("index.html", theme="dark")
    return paper_faults(tab)


def _face(font: str) -> str:
    source = f"url(data:font/ttf;base64,{font})"
    return f"{_TEXT}<style>@font-face {{ font-family: Sample; font-weight: 400; src: {source} }}</style>"


def search(tab: Tab) -> list[str]:
    return search_faults(tab, "index.html", "x")


def tabs(tab: Tab) -> list[str]:
    return tab_faults(tab, "component.html")


def stages(tab: Tab) -> list[str]:
    return stage_faults(tab, "component.html")


def alone(tab: Tab) -> list[str]:
    return alone_faults(tab, "component.html")


def shift(tab: Tab) -> list[str]:
    delay_fonts(tab)
    tab.open("index.html", width=390)
    return layout_shifts(tab)


# A second modifier in the header of the sample, and what hangs on it.
_SIZES = """<input type="radio" name="size" value="small" aria-label="small" checked>
<input type="radio" name="size" value="large" aria-label="large" id="large"></fieldset><style>%s</style>"""
_LARGE_LIGHT = _SIZES % ":root:has(#mode\\:theme-light:checked):has(#large:checked) %s"
_LAYER = _LARGE_LIGHT % "i { background: #333 }" + (
    "<p style='position: relative'><i style='position: absolute; inset: 0; z-index: -1'></i><b>Words</b></p>"
)
_LARGE_DARK = _SIZES % ":root:has(#mode\\:theme-dark:checked):has(#large:checked) %s"
_IMAGE = "<img src='data:,'>" + _SIZES % "img { display: none } :root:has(#mode\\:theme-light:checked):has(#large:checked) img { display: inline }"
_LATE_FACE = '@font-face { font-family: Late; src: url("file:///usr/share/fonts/truetype/manrope/Manrope-Regular.ttf") }'
_TEXT = "<h1>Sample</h1>"
_BOLD = base64.b64encode(Path("/usr/share/fonts/truetype/manrope/Manrope-Bold.ttf").read_bytes()).decode()
_IN_BROWSER = [
    (accessibility, "index.html", _TEXT, '<h1 style="color: #999">Sample</h1>', "color-contrast: h1: "),
    (accessibility, "index.html", _TEXT, '<img src="data:,">', "image-alt: img: "),
    (accessibility, "index.html", '<span style="', '<img src="data:,"><span style="', "image-alt: img: "),
    (accessibility, "index.html", ' data-waived id="more"', ' id="more"', "color-contrast: span: "),
    (accessibility, "index.html", '<html lang="en">', "<html>", "html-has-lang: html: "),
    (every_mode, "index.html", "</fieldset>", _LARGE_LIGHT % "h1 { color: #999 }", "theme=light, size=large: color-contrast: h1: "),
    (every_mode, "index.html", "</fieldset>", _LARGE_LIGHT % "main { background: #333 }", "theme=light, size=large: color-contrast: h1: "),
    (every_mode, "index.html", "</fieldset>", _LARGE_LIGHT % "h1 { opacity: 0.4 }", "theme=light, size=large: color-contrast: h1: "),
    (every_mode, "index.html", "</fieldset>", _LAYER, "theme=light, size=large: color-contrast: b: "),
    (every_mode, "index.html", "</fieldset>", _IMAGE, "theme=light, size=large: image-alt: img: "),
    (narrow_modes, "index.html", "</fieldset>", _SIZES % ":root:has(#large:checked) h1 { width: 500px }", "size=large: the page is 508 px wide"),
    (addresses, "site.js", "if (asked)", 'if (asked) document.body.style.color = "#123456"; if (asked)', "; by the address, "),
    (layout, "index.html", _TEXT, '<h1 class="wide" style="width: 500px">x</h1>', "h1.wide ends at 508 px"),
    (loading, "site.js", "const", 'console.error("spilt milk"); const', "console: spilt milk"),
    (loading, "site.js", "const", "missing(); const", "missing is not defined"),
    (loading, "index.html", _TEXT, '<img src="missing.png" alt="">', "not loaded: "),
    (loading, "index.html", _TEXT, '<img src="https://example.com/a.png" alt="">', "outside the site: https:"),
    (loading, "index.html", _TEXT, '<img src="../outside.png" alt="">', "outside the site: file:"),
    (fonts, "index.html", _TEXT, _face("bm9uZQ=="), "Sample 400 does not load"),
    (fonts, "index.html", _TEXT, _face(_BOLD), "Sample 400 sets 'AVATAR Type"),
    (mode_switch, "index.html", 'id="mode:theme-auto"', "", "no radio button #mode:theme-auto"),
    (mode_switch, "site.css", "prefers-color-scheme: light", "width: 0", "prefers light gets"),
    (mode_switch, "site.css", "prefers-color-scheme: light", "color", "prefers dark gets a white canvas"),
    (mode_switch, "site.css", r"#mode\:theme-light:checked", "#none", "choosing light leaves the canvas"),
    (mode_switch, "site.js", "history.replaceState", "void", "puts theme=None into the URL"),
    (mode_switch, "site.js", "localStorage.setItem", "void", "forgets the choice"),
    (mode_switch, "site.js", 'new URLSearchParams(location.search).get("theme") ?? ', "", "?theme=dark is overruled"),
    (keyboard, "index.html", "<fieldset>", "<fieldset inert>", "does not reach the mode control"),
    (keyboard, "site.css", ":root", "input { outline: none } :root", "the focus in the mode control cannot be seen"),
    (keyboard, "site.js", "const", "onkeydown = e => e.key === 'Tab' || e.preventDefault(); const", "not choose light"),
    (keyboard, "site.css", r"#mode\:theme-light:checked", "#none", "light leaves the canvas"),
    (search, "site.js", "event.key === \"/\"", "false", "a slash opens no search"),
    (search, "index.html", '<dialog aria-label="Search">', '<dialog aria-label="Search"><a href="#more">x</a>', "without the focus"),
    (search, "site.js", "dialog.showModal();", 'dialog.showModal(); hits.forEach(hit => hit.role = "link");', "'x' finds nothing"),
    (search, "site.js", "event.target !== field && ", "", "a slash cannot be typed"),
    (search, "index.html", 'aria-expanded="true"', 'aria-expanded="false"', "does not tell of its list"),
    (search, "index.html", 'role="group" aria-label="Pages"', 'role="group"', "1 groups have no name"),
    (search, "index.html", "2 results", "Results", "'Results' does not tell how many"),
    (search, "site.js", 'hits[chosen].ariaSelected = "false"', "", "ArrowDown chooses [0, 1] and tells of 1, not 1"),
    (search, "site.js", "field.setAttribute", "void", "ArrowDown chooses [1] and tells of -1, not 1"),
    (search, "site.js", "Home: 0", "Home: 1", "Home chooses [1] and tells of 1, not 0"),
    (search, "index.html", "2 results", '<img src="data:,"> 2 results', "image-alt: img: "),
    (search, "site.js", "dialog.showModal()", "dialog.show()", "Escape does not close the search"),
    (search, "site.js", "dialog.showModal()", "document.activeElement.blur(); dialog.showModal()", "the focus does not return"),
    (search, "site.js", 'event.key === "k"', "false", "Control and K open no search"),
    (search, "site.js", "hits[chosen].click()", "hits[1].click()", "Enter leads to file:"),
    (tabs, "component.html", 'role="tablist"', "", "there are no tabs"),
    (tabs, "component.html", 'aria-labelledby="b"', "", "at first: the panel of 'Two' is not named by it"),
    (tabs, "component.js", "panels[index].hidden", "void", "at first: ['One', 'Two'] are shown, not ['One']"),
    (tabs, "component.js", "ArrowRight: now + 1", "ArrowRight: now", "ArrowRight: ['One'] are selected, not ['Two']"),
    (tabs, "component.js", "tab.tabIndex", "void", "ArrowRight: ['One', 'Two'] are a stop of the keyboard"),
    (tabs, "component.js", "tabs[chosen].focus()", "0", "ArrowRight: 'Two' has no focus"),
    (tabs, "component.js", "history.replaceState", "void", "the address ends in '', not in #tab:states"),
    (tabs, "component.js", "panel.contains(", "(panel.id === 'none', ", "#inner opens no panel"),
    (tabs, "component.css", "@media print", "@media speech", "on paper ['Two'] are missing"),
    (stages, "component.js", "mockup.style.width =", "void", "pressed: drawings are [60] px wide, not 390"),
    (stages, "component.js", "mockup.dir =", "document.body.dir =", "pressed: the page itself runs the other way"),
    (stages, "component.js", "mockup.dir =", "document.body.dir =", "asked for: drawings run [''], not rtl"),
    (stages, "component.js", '"?" + query', '"?"', "pressing 390 and RTL puts {} into the address"),
    (stages, "component.css", "overflow-x: auto", "overflow-x: visible", "the page is 1320 px wide in a window of"),
    (alone, "alone.html", "<b>Drawn</b>", "<i>Drawn</i>", "alone.html looks different alone in dark and light"),
    (alone, "alone.html", 'id="mode:theme-light"', "", "alone.html looks different alone in light"),
    (alone, "component.html", "<figure>", "<p>", "there are no drawings"),
    (shift, "site.js", "const", 'setTimeout(() => document.querySelector("h1").before("late"), 80); const', "main moves by 21 px"),
    (shift, "site.css", ":root", _LATE_FACE + " h1 { font: 2rem Late, monospace } :root", "the layout shifts by"),
    (paper, "site.css", "@media print", "@media speech", "the paper is rgb(11, 12, 16)"),
    (paper, "site.css", "body { background: #fff;", "body { background: none;", "the paper is left to the browser"),
]


@pytest.mark.parametrize(("check", "file", "old", "new", "complaint"), _IN_BROWSER)
def test_reports_in_browser(
    browser: Browser,
    tmp_path: Path,
    check: Callable[[Tab], list[str]],
    file: str,
    old: str,
    new: str,
    complaint: str,
) -> None:
    site = sample_with(tmp_path, file, old, new)
    tab = Tab(browser, site)
    complaints = check(tab)
    tab.close()
    assert complaint in "\n".join(complaints)


def test_reports_a_fault_of_one_combination_of_modes_there_alone(browser: Browser, tmp_path: Path) -> None:
    """Each context of each modifier stands in another mode as well, which has no fault."""
    tab = Tab(browser, sample_with(tmp_path, "index.html", "</fieldset>", _LARGE_DARK % "h1 { color: #333 }"))
    tab.open("index.html", width=390)
    each = mode_faults(tab)
    tab.open("index.html")
    every = mode_faults(tab)
    tab.close()
    assert (len(each), [fault.split(": h1: ")[0] for fault in every]) == (0, ["theme=dark, size=large: color-contrast"])


def overview_filter(tab: Tab) -> list[str]:
    return filter_faults(tab, "tokens/index.html")


def overview_copies(tab: Tab) -> list[str]:
    return copy_faults(tab, "tokens/index.html", "tokens/color.html")


# The script of the overview is long, so that the sample is the system itself.
_IN_OVERVIEW = [
    (overview_filter, "item.name.includes(name)", "false", "tokens, and not ['"),
    (overview_filter, "form.elements.found.value=found", "void found", "tokens and says '283 tokens'"),
    (overview_filter, "tiers.includes(tier)", "true", "the facet 'Semantic' says"),
    (overview_filter, "history.replaceState", "void", "the address keeps"),
    (overview_filter, "setTimeout(apply)", "void 0", "clearing shows 0 of"),
    (overview_copies, "`var(${name})`", " name", "'css' copies '--vero-"),
    (overview_copies, 'localStorage.setItem("specimen:copy-as",', "void (", "forgets the choice"),
    (overview_copies, 'path+word(" as "', 'word(" as "', "the button of an entry is called 'Copy  as"),
]


@pytest.mark.parametrize(("check", "old", "new", "complaint"), _IN_OVERVIEW)
def test_reports_in_overview(
    browser: Browser,
    site: Site,
    overview: str,
    tmp_path: Path,
    check: Callable[[Tab], list[str]],
    old: str,
    new: str,
    complaint: str,
) -> None:
    system = (site.folder / overview).parents[1]
    shutil.copytree(system, tmp_path / "system")
    shutil.copytree(site.folder / "assets", tmp_path / "assets", dirs_exist_ok=True)
    script = tmp_path / "assets" / ("overview.js" if check is overview_filter else "site.js")
    text = script.read_text()
    assert old in text, f"{script.name} has no {old!r}"
    script.write_text(text.replace(old, new))
    tab = Tab(browser, Site(tmp_path / "system"))
    complaints = check(tab)
    tab.close()
    assert complaint in "\n".join(complaints)


_WITHOUT_JAVASCRIPT = [
    ("index.html", "<main>", '<main style="display: none">', "no main can be seen"),
    ("index.html", _TEXT, "<h1 hidden>Sample</h1>", "no h1 can be seen"),
    ("site.css", r"#mode\:theme-light:checked", "#none", "choosing light takes the canvas from"),
]


@pytest.mark.parametrize(("file", "old", "new", "complaint"), _WITHOUT_JAVASCRIPT)
def test_reports_without_javascript(
    browser: Browser, tmp_path: Path, file: str, old: str, new: str, complaint: str
) -> None:
    tab = Tab(browser, sample_with(tmp_path, file, old, new), javascript=False)
    complaints = faults_without_javascript(tab, "index.html")
    tab.close()
    assert complaint in "\n".join(complaints)


_IN_REPORTS = [
    ('"paint": "#cc0000"', '"paint": "#cc0002"', "element 1 'Sample text': the colour #cc0002"),
    ('"paint": "#0000cc"', '"paint": "#0000cd"', "element 1::after 'and after': the colour #0000cd"),
    ('"pixels": 16', '"pixels": 16.1', "16.1 px, weight 400, but 16 px"),
    ('"weight": 400', '"weight": 700', "16 px, weight 700, but 16 px, 400"),
    ('"foreground": "#e58080"', '"foreground": "#e68480"', "#e68480 on #f2f2f2 is painted, but #e57e7e on #f1f1f1"),
    ('"background": "#f2f2f2"', '"background": "#eef2f2"', "on #eef2f2 is painted, but "),
    ('"text": "Sample text"', '"text": "Sample text", "kind": "link"', "[] are texts, but ['Sample text'] can be seen"),
    ('"element": 1', '"element": 0', "['Sample text'] are texts, but [] can be seen"),
    ('"paint": "#767676"', '"paint": "#777777"', "element 2: no border in the browser has the colour #777777"),
    ('"foreground": "#767676"', '"foreground": "#787878"', "element 2: border-outer: #787878 on #ffffff is painted"),
    ('"paint": "#00aa00"', '"paint": "#00ab00"', "element 3: ['#00ab00'] are graphics, but its fill is (0, 0.666"),
    ('"foreground": "#00aa00"', '"foreground": "#00ac00"', "element 3: #00ac00 on #ffffff is painted, but #00aa00"),
    ('"kind": "graphic"', '"kind": "link"', "element 3: [] are graphics, but its fill is (0, 0.666"),
]


@pytest.fixture(scope="module")
def drawn(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Drawn:
    """The sample's component, as a browser draws it."""
    page = tmp_path_factory.mktemp("component") / "sample.html"
    write_component(page)
    return Drawn("sample", "light", component_report(), *look(browser, [page], "light"))


@pytest.mark.parametrize(("old", "new", "complaint"), _IN_REPORTS)
def test_reports_what_is_painted_otherwise(drawn: Drawn, old: str, new: str, complaint: str) -> None:
    report = json.dumps(drawn.report)
    assert old in report, f"the sample's report has no {old!r}"
    wrong = Drawn(drawn.name, drawn.theme, json.loads(report.replace(old, new, 1)), drawn.seen, drawn.axe)
    assert complaint in "\n".join(faults(wrong))


_IN_VERDICTS = [
    ('"status": "failed"', '"status": "passed"', "element 1: passes, but axe says that it fails"),
    ('"status": "failed"', '"status": "exempt"', "element 1: exempt, but axe says that it fails"),
    ('"status": "failed", "reason": null', '"status": "unknown", "reason": "no light"', "element 1: cannot tell: no light"),
    ('"kind": "text"', '"kind": "link"', "element 1: nothing, but axe says that it fails"),
]


@pytest.mark.parametrize(("old", "new", "complaint"), _IN_VERDICTS)
def test_reports_other_verdicts_than_those_of_axe(drawn: Drawn, old: str, new: str, complaint: str) -> None:
    report = json.dumps(drawn.report)
    assert old in report, f"the sample's report has no {old!r}"
    wrong = Drawn(drawn.name, drawn.theme, json.loads(report.replace(old, new, 1)), drawn.seen, drawn.axe)
    assert complaint in "\n".join(verdict_faults(judged(wrong), {}))


def test_reports_a_needless_reason(drawn: Drawn) -> None:
    snippet = Snippet("kind", "sample", "A text", "", "", axe="it is wrong")
    assert list(verdict_faults(judged(drawn), {"sample": snippet})) == ["sample: says why axe is wrong, but axe agrees"]


def test_accepts_the_component(drawn: Drawn) -> None:
    assert faults(drawn) + list(verdict_faults(judged(drawn), {})) == []


def test_accepts_the_sample(browser: Browser, tmp_path: Path) -> None:
    write_sample(tmp_path)
    write_tabbed(tmp_path)
    site = Site(tmp_path)
    tab, plain_tab = Tab(browser, site), Tab(browser, site, javascript=False)
    complaints = every_mode(tab) + narrow_modes(tab) + addresses(tab) + mode_switch(tab) + keyboard(tab)
    complaints += paper(tab) + accessibility(tab) + layout(tab) + loading(tab)
    complaints += search(tab) + tabs(tab) + stages(tab) + alone(tab) + shift(tab) + weight_faults(site)
    complaints += faults_without_javascript(plain_tab, "index.html") + broken_links(site) + markup_errors(site)
    tab.close()
    plain_tab.close()
    assert complaints == []
