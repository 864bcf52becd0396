"""Choosing between the modes of a page: by mouse, by keyboard, without JavaScript, on paper."""

from checks.tab import Tab

# What lies behind everything: in systems that are white in the light, a token; in those that know no light and dark, and on
# pages of no system, what the site itself paints.
_CANVASES = ["--vero-color-canvas", "--bild-semantic-surface-color-primary"]
_WHITE = "rgb(255, 255, 255)"

# Asked of the main part, since a page may define its tokens on any element above it.
# A probe turns every way to write a colour into one.
_TOKEN = """names => {
  const style = getComputedStyle(document.querySelector("main"));
  const value = names.map(name => style.getPropertyValue(name).trim()).find(value => value)
    ?? getComputedStyle(document.documentElement).backgroundColor;
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = value;
  const color = getComputedStyle(probe).color;
  probe.remove();
  return color;
}"""

_PAPER = """() => [document.documentElement, document.body]
  .map(e => getComputedStyle(e).backgroundColor).filter(c => c !== "rgba(0, 0, 0, 0)")"""


_IS_CLOSED = """document.querySelector(".mode-menu")?.checkVisibility({ visibilityProperty: true })
  && !document.querySelector(".modes:popover-open")"""

# Where somebody has to click on an element, if it is what can be clicked there. What a locator does as well, in a tenth of the time.
_MIDDLE = """selector => {
  const element = document.querySelector(selector);
  element?.scrollIntoViewIfNeeded();
  const { x, y, width, height } = element?.getBoundingClientRect() ?? {};
  const point = [x + width / 2, y + height / 2];
  return element?.contains(document.elementFromPoint(...point)) ? point : null;
}"""


def _canvas(tab: Tab) -> str | None:
    color: str | None = tab.page.evaluate(_TOKEN, _CANVASES)
    return color


def _name(tab: Tab) -> str:
    """Of the choice between light and dark: a modifier of the system, or the site's own."""
    name: str = tab.page.evaluate("document.getElementById('mode:theme-light') ? 'theme' : 'appearance'")
    return name


def _checked(tab: Tab) -> str | None:
    value: str | None = tab.page.evaluate(f"document.querySelector('input[name={_name(tab)}]:checked')?.value ?? null")
    return value


def _query_theme(tab: Tab) -> str | None:
    value: str | None = tab.page.evaluate(f"new URLSearchParams(location.search).get('{_name(tab)}')")
    return value


def _show_control(tab: Tab) -> None:
    """Many modifiers stand behind a button."""
    if tab.page.evaluate(_IS_CLOSED):
        _click(tab, ".mode-menu")


def _choose(tab: Tab, theme: str) -> None:
    """Clicks what a reader sees: the label, since the radio button itself may be hidden behind it."""
    _show_control(tab)
    _click(tab, f"label[for='mode:{_name(tab)}-{theme}']")


def _click(tab: Tab, selector: str) -> None:
    point = tab.page.evaluate(_MIDDLE, selector)
    if point is None:
        raise AssertionError(f"{selector} is not there, or is covered")
    tab.page.mouse.click(*point)


def _missing_control(tab: Tab) -> list[str]:
    name = _name(tab)
    count = f"id => document.querySelectorAll(`input[type=radio][name={name}][id='${{id}}']`).length"
    ids = (f"mode:{name}-auto", f"mode:{name}-dark", f"mode:{name}-light")
    return [f"there is no radio button #{id}" for id in ids if tab.page.evaluate(count, id) != 1]


def mode_switch_faults(tab: Tab, page: str, next_page: str) -> list[str]:
    """In a tab without a memory: the system's preference holds, then the reader's choice, then on other pages."""
    tab.open(page, system="light")
    if missing := _missing_control(tab):
        return missing
    faults = []
    if _canvas(tab) != _WHITE:
        faults.append(f"a system that prefers light gets the canvas {_canvas(tab)}")

    tab.page.emulate_media(color_scheme="dark")
    dark = _canvas(tab)
    if dark == _WHITE:
        faults.append("a system that prefers dark gets a white canvas")
    _choose(tab, "light")
    if _canvas(tab) != _WHITE:
        faults.append(f"choosing light leaves the canvas at {_canvas(tab)}")
    if _query_theme(tab) != "light":
        faults.append(f"choosing light puts {_name(tab)}={_query_theme(tab)} into the URL")

    tab.open(next_page, system="dark")
    if (_canvas(tab), _checked(tab)) != (_WHITE, "light"):
        faults.append(f"{next_page} forgets the choice: {_checked(tab)} is checked, the canvas is {_canvas(tab)}")
    tab.open(next_page, theme="dark", system="light")
    if (_canvas(tab), _checked(tab)) != (dark, "dark"):
        faults.append(f"?{_name(tab)}=dark is overruled: {_checked(tab)} is checked, the canvas is {_canvas(tab)}")
    return faults


def keyboard_faults(tab: Tab, page: str) -> list[str]:
    """Tab reaches the mode control, the arrow keys choose in it, and it shows where the focus is."""
    tab.open(page, theme="dark")
    if missing := _missing_control(tab):
        return missing
    name = _name(tab)
    for _ in range(50):
        tab.page.keyboard.press("Tab")
        if tab.page.evaluate("document.activeElement.matches('.mode-menu')"):
            tab.page.keyboard.press("Enter")
        if tab.page.evaluate("document.activeElement.name") == name:
            break
    else:
        return ["pressing Tab 50 times does not reach the mode control"]

    focused = tab.page.screenshot()
    tab.page.evaluate("(window.radio = document.activeElement).blur()")
    if focused == tab.page.screenshot():
        return ["the focus in the mode control cannot be seen"]
    tab.page.evaluate("window.radio.focus()")

    for _ in range(2):
        tab.page.keyboard.press("ArrowRight")
        if _checked(tab) == "light":
            return [] if _canvas(tab) == _WHITE else [f"the keyboard's light leaves the canvas at {_canvas(tab)}"]
    return [f"the arrow keys do not choose light; {_checked(tab)} is checked"]


def faults_without_javascript(tab: Tab, page: str, *, has_modes: bool = True) -> list[str]:
    """In a tab with JavaScript off: the page can be read, and the mode control of a page that has modes still works."""
    tab.open(page, system="dark")
    seen = "name => document.querySelector(name)?.checkVisibility({ visibilityProperty: true })"
    faults = [f"no {name} can be seen" for name in ("h1", "main") if not tab.page.evaluate(seen, name)]
    if not has_modes:
        return faults
    if missing := _missing_control(tab):
        return faults + missing
    before = _canvas(tab)
    _choose(tab, "light")
    if _canvas(tab) == before or _canvas(tab) != _WHITE:
        faults.append(f"choosing light takes the canvas from {before} to {_canvas(tab)}")
    return faults


def paper_faults(tab: Tab) -> list[str]:
    """Printed from its dark mode, the page that is open still is black on white."""
    tab.page.emulate_media(media="print")
    backgrounds = tab.page.evaluate(_PAPER)
    tab.page.emulate_media(media="screen")
    if backgrounds and all(color == _WHITE for color in backgrounds):
        return []
    return [f"the paper is {' on '.join(backgrounds) or 'left to the browser'}, not white"]
