"""Choosing among many modifiers: the button and what it opens, the address, the memory, parts in a mode of their own."""

from checks.site import Theme
from checks.tab import Tab

_PROPERTIES = """element => {
  const style = getComputedStyle(element ?? document.body);
  return [style.getPropertyValue("--five-color-canvas"), style.getPropertyValue("--five-space-m")].map(v => v.trim());
}"""

# What the main part is like in the moment when it comes to be.
_WATCH = """new MutationObserver((_, observer) => {
  const main = document.querySelector("main");
  if (!main) return;
  observer.disconnect();
  const checked = [...document.querySelectorAll(".modes input:checked")].map(input => input.value);
  window.first = checked.join(" ");
}).observe(document, { childList: true, subtree: true })"""

# What the button tells, also where a narrow window leaves room for the appearance alone.
_TITLE = """button => [...button.querySelectorAll("[data-only]")].filter(word => getComputedStyle(word).display !== "none")
  .map(word => word.textContent).join(" · ")"""
_LIGHT, _DARK = "#ffffff", "#000000"


def _open(tab: Tab, page: str, query: str = "", *, system: Theme = "dark", width: int = 390) -> None:
    tab.page.set_viewport_size({"width": width, "height": 900})
    tab.page.emulate_media(color_scheme=system)
    tab.page.goto(tab.site.url(page) + query, wait_until="load")


def _state(tab: Tab) -> tuple[str, str]:
    canvas, space = tab.page.evaluate(_PROPERTIES, None)
    return canvas, space


def _title(tab: Tab) -> str:
    return tab.page.locator(".mode-menu").evaluate(_TITLE)


def _choose(tab: Tab, *ids: str) -> list[str]:
    tab.page.locator(".mode-menu").click()
    if tab.page.locator(".modes:popover-open").count() == 0:
        return ["the button does not open the modes"]
    for id in ids:
        tab.page.locator(f"label[for='mode:{id}']").click()
    tab.page.keyboard.press("Escape")
    return ["Escape does not close the modes"] if tab.page.locator(".modes:popover-open").count() else []


def axes_faults(tab: Tab, page: str, next_page: str, *, width: int = 390, javascript: bool = True) -> list[str]:
    """In a tab without a memory, on a site of the project with five axes."""
    faults = []
    _open(tab, page, system="light", width=width)
    if _state(tab)[0] != _LIGHT:
        faults.append(f"a system that prefers light gets the canvas {_state(tab)[0]}")
    _open(tab, page, width=width)
    if (_state(tab), _title(tab)) != ((_DARK, "16px"), "One · News · Dark · Compact · Normal"):
        faults.append(f"at first the mode is {_state(tab)}, and the button tells '{_title(tab)}'")
    if missing := _choose(tab, "theme-light", "density-dense"):
        return faults + missing
    if _state(tab) != (_LIGHT, "8px"):
        faults.append(f"choosing light and dense leads to {_state(tab)}")
    if _title(tab) != "One · News · Light · Compact · Dense":
        faults.append(f"in light and dense the button tells '{_title(tab)}'")
    part = tab.page.locator(".scope").first.evaluate(_PROPERTIES)
    if part != [_DARK, "8px"]:
        faults.append(f"the part in dark and dense has {part}")
    if not javascript:
        return faults

    query = tab.page.evaluate("location.search")
    if query != "?theme=light&density=dense":
        faults.append(f"the address tells {query}")
    _open(tab, next_page, width=width)
    if _state(tab) != (_LIGHT, "8px"):
        faults.append(f"{next_page} forgets the choice: {_state(tab)}")
    _open(tab, next_page, "?theme=dark&density=cosy", width=width)
    if _state(tab) != (_DARK, "24px"):
        faults.append(f"the address is overruled: {_state(tab)}")
    return faults


def flash_faults(tab: Tab, page: str) -> list[str]:
    """The main part never is in another mode than that of the address."""
    tab.page.add_init_script(_WATCH)
    _open(tab, page, "?theme=light&size-class=regular&colour-brand=two")
    first = tab.page.evaluate("window.first")
    return [] if first == "two news light regular normal" else [f"the main part comes to be in the mode '{first}'"]


def overview_faults(tab: Tab) -> list[str]:
    """The page of all modes shows each once, says which is shown, and leads to it."""
    _open(tab, "modes.html", width=1280)
    pictures, now = tab.page.locator(".mode"), tab.page.locator(".mode__now:visible")
    faults = []
    if pictures.count() != 72:
        faults.append(f"there are {pictures.count()} pictures of 72 modes")
    if now.count() != 1:
        return [*faults, f"{now.count()} pictures are marked as the one that is shown"]
    picture = tab.page.locator(".mode[data-mode~='theme:light'][data-mode~='density:cosy']").last
    words = picture.get_attribute("data-mode")
    canvas, space = picture.evaluate(_PROPERTIES)
    picture.click()
    tab.page.wait_for_load_state()
    if _state(tab) != (canvas, space):
        faults.append(f"the picture of {words} has {canvas}, {space}, and leads to {_state(tab)}")
    marked = now.evaluate("e => e.parentElement.dataset.mode") if now.count() == 1 else None
    if marked != words:
        faults.append(f"{marked} is marked and not {words}")
    return faults
