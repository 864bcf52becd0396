"""Pages of components: their tabs by keyboard and address, the bar above their drawings, and each variant alone."""

from urllib.parse import urlencode

from checks.layout import sideways_overflow
from checks.site import THEMES, Theme
from checks.tab import Tab

_TABS = """() => [...document.querySelector("[role=tablist]").querySelectorAll("[role=tab]")].map(tab => {
  const panel = document.getElementById(tab.getAttribute("aria-controls"));
  return { name: tab.textContent, hash: tab.hash, isSelected: tab.ariaSelected === "true", isStop: tab.tabIndex === 0,
    hasFocus: tab === document.activeElement, isPanel: panel?.role === "tabpanel" && panel.getAttribute("aria-labelledby") === tab.id,
    isShown: panel?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) ?? false };
})"""
# A place inside of a panel that is not shown first.
_INNER = """() => [...document.querySelectorAll("[role=tabpanel]")].slice(1)
  .flatMap(panel => [...panel.querySelectorAll("[id]")]).find(e => !e.closest("svg, .mockup"))?.id ?? null"""
_SHOWN = "id => document.getElementById(id).checkVisibility({ contentVisibilityAuto: true })"
_MOCKUPS = """() => [...document.querySelectorAll("[data-stages] .mockup")]
  .map(e => ({ width: Math.round(e.getBoundingClientRect().width), dir: e.dir }))"""
_PRESS = """name => [...document.querySelectorAll(".toolbar button")].find(b => b.textContent === name)?.click()"""
_ADDRESSES = "[...document.querySelectorAll('[data-stages] figure a[data-alone]')].map(link => link.href)"
_CHOOSE = "theme => { for (const name of ['theme', 'appearance']) document.getElementById(`mode:${name}-${theme}`)?.click(); }"
# Both pictures are taken in the same place, so that no edge falls between pixels in one of them alone.
_LIFT = """index => {
  const stage = index === null ? document.querySelector("[data-stages]")
    : document.querySelectorAll("[data-stages] figure")[index].querySelector(".stage");
  const before = stage.style.cssText;
  window.lower = () => { stage.style.cssText = before; };
  stage.scrollIntoViewIfNeeded();
  stage.style.cssText += "; position: fixed; inset: 0; z-index: 99; display: block; padding: 40px; border-radius: 0; box-shadow: none";
}"""
_CLIP = {"x": 0, "y": 0, "width": 520, "height": 760}


def _states(tab: Tab) -> list[dict]:
    found: list[dict] = tab.page.evaluate(_TABS)
    return found


def _only(tab: Tab, index: int, what: str) -> list[str]:
    """Complaints unless this tab alone is selected and a stop of the keyboard, and its panel alone can be seen."""
    tabs = _states(tab)
    faults = [f"{what}: the panel of '{each['name']}' is not named by it" for each in tabs if not each["isPanel"]]
    for fact, word in [("isSelected", "selected"), ("isStop", "a stop of the keyboard"), ("isShown", "shown")]:
        found = [each["name"] for each in tabs if each[fact]]
        if found != [tabs[index]["name"]]:
            faults.append(f"{what}: {found} are {word}, not ['{tabs[index]['name']}']")
    return faults


def tab_faults(tab: Tab, page: str) -> list[str]:
    """Arrow keys, Home and End choose tabs; the address names the panel and opens it; paper shows all of them."""
    tab.open(page)
    if not tab.page.evaluate("document.querySelectorAll('[role=tablist]').length"):
        return ["there are no tabs"]
    tabs = _states(tab)
    faults = _only(tab, 0, "at first")
    tab.page.evaluate("document.querySelector('[role=tab]').focus()")
    steps = [("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowLeft", len(tabs) - 1), ("ArrowRight", 0), ("End", len(tabs) - 1), ("Home", 0)]
    for key, index in steps:
        tab.page.keyboard.press(key)
        faults += _only(tab, index, key)
        if not _states(tab)[index]["hasFocus"]:
            faults.append(f"{key}: '{tabs[index]['name']}' has no focus")
        if tab.page.evaluate("location.hash") != tabs[index]["hash"]:
            faults.append(f"{key}: the address ends in '{tab.page.evaluate('location.hash')}', not in {tabs[index]['hash']}")
    tab.page.emulate_media(media="print")
    hidden = [each["name"] for each in _states(tab) if not each["isShown"]]
    if hidden:
        faults.append(f"on paper {hidden} are missing")
    inner = tab.page.evaluate(_INNER)
    for address in [tabs[-1]["hash"], f"#{inner}"]:
        tab.page.goto("about:blank")
        tab.open(page)
        tab.page.goto(tab.site.url(page) + address)
        if not tab.page.evaluate(_SHOWN, address[1:]):
            faults.append(f"{address} opens no panel")
    return faults


def stage_faults(tab: Tab, page: str) -> list[str]:
    """Width and direction are in the address, and come from it; they change the drawings and nothing else."""
    _open_drawings(tab, page)
    for name in ("390", "RTL"):
        tab.page.evaluate(_PRESS, name)
    faults = _as_asked(tab, 390, "rtl", "pressed")
    query = tab.page.evaluate("Object.fromEntries(new URLSearchParams(location.search))")
    for name in ("theme", "appearance"):
        query.pop(name, None)
    if query != {"width": "390", "dir": "rtl"}:
        faults.append(f"pressing 390 and RTL puts {query} into the address")
    tab.page.goto(f"{tab.site.url(page)}?{urlencode({'width': 1280, 'dir': 'rtl'})}#tab:states")
    return faults + _as_asked(tab, 1280, "rtl", "asked for") + sideways_overflow(tab)


def _open_drawings(tab: Tab, page: str) -> None:
    tab.open(page, theme="dark")
    tab.page.evaluate("location.hash = '#tab:states'")
    tab.page.wait_for_function("document.querySelector('[data-stages] .mockup')?.checkVisibility({ contentVisibilityAuto: true })")


def _as_asked(tab: Tab, width: int, direction: str, how: str) -> list[str]:
    found = tab.page.evaluate(_MOCKUPS)
    faults = [] if found else ["there are no drawings"]
    if any(mockup["width"] != width for mockup in found):
        faults.append(f"{how}: drawings are {[mockup['width'] for mockup in found]} px wide, not {width}")
    if any(mockup["dir"] != direction for mockup in found):
        faults.append(f"{how}: drawings run {[mockup['dir'] for mockup in found]}, not {direction}")
    if tab.page.evaluate("getComputedStyle(document.querySelector('main')).direction") != "ltr":
        faults.append(f"{how}: the page itself runs the other way")
    return faults


def alone_faults(tab: Tab, page: str) -> list[str]:
    """Each drawing, opened alone, has the pixels that it has among the others, in the dark and in the light."""
    _open_drawings(tab, page)
    addresses: list[str] = tab.page.evaluate(_ADDRESSES)
    pictures = {theme: [_picture(tab, theme, index) for index in range(len(addresses))] for theme in THEMES}
    faults = [] if addresses else ["there are no drawings"]
    for index, address in enumerate(addresses):
        tab.page.goto(f"{address}{'&' if '?' in address else '?'}theme=dark&appearance=dark&bare")
        tab.page.evaluate("document.fonts.ready.then(() => undefined)")
        different = [theme for theme in THEMES if _picture(tab, theme) != pictures[theme][index]]
        if different:
            faults.append(f"{address.rsplit('/', 1)[1]} looks different alone in {' and '.join(different)}")
    return faults

def _picture(tab: Tab, theme: Theme, index: int | None = None) -> bytes:
    """Of a drawing in a theme: the one with this number, or the only one of a page."""
    tab.page.evaluate(_CHOOSE, theme)
    tab.page.evaluate(_LIFT, index)
    picture = tab.page.screenshot(clip=_CLIP, animations="disabled")
    tab.page.evaluate("window.lower()")
    return picture
