"""The search of a page, by keyboard alone, and what it finds."""

from typing import Any

from playwright.sync_api import TimeoutError

from checks.accessibility import accessibility_violations
from checks.tab import Tab

_INPUT = "dialog[open] [role=combobox]"

# What somebody who hears the page is told of the window.
_STATE = """() => {
  const input = document.querySelector("dialog[open] [role=combobox]");
  if (!input) return null;
  const root = input.closest("dialog");
  const options = [...root.querySelectorAll("[role=option]")];
  const active = document.getElementById(input.getAttribute("aria-activedescendant"));
  return {
    focused: document.activeElement === input,
    expanded: input.getAttribute("aria-expanded"),
    list: document.getElementById(input.getAttribute("aria-controls"))?.getAttribute("role"),
    unnamed: [...root.querySelectorAll("[role=group]")].filter(group => !group.ariaLabel && !group.getAttribute("aria-labelledby")).length,
    status: root.querySelector("[role=status]")?.textContent ?? "",
    options: options.length,
    selected: options.flatMap((option, index) => option.getAttribute("aria-selected") === "true" ? [index] : []),
    active: options.indexOf(active),
    visible: active ? active.getBoundingClientRect().bottom <= active.closest("[role=listbox]").getBoundingClientRect().bottom + 1 : true,
    href: active?.href ?? null,
  };
}"""


def _state(tab: Tab) -> dict[str, Any] | None:
    state: dict[str, Any] | None = tab.page.evaluate(_STATE)
    return state


def _type(tab: Tab, query: str) -> None:
    """Types into the open search, and waits for the index, which the first search loads."""
    tab.page.keyboard.type(query)
    tab.page.wait_for_function("document.querySelector('dialog[open] [role=option]')", timeout=5000)


def search_faults(tab: Tab, page: str, query: str) -> list[str]:
    """Opens the search in a page, goes through its results and follows one, without a mouse. `query` has several results."""
    tab.open(page)
    tab.page.keyboard.press("Tab")
    before = tab.page.evaluate_handle("document.activeElement")
    tab.page.keyboard.press("/")
    if not (state := _state(tab)):
        return ["a slash opens no search"]
    if not state["focused"]:
        return ["the search opens without the focus"]
    try:
        _type(tab, query)
    except TimeoutError:
        return [f"'{query}' finds nothing"]
    tab.page.keyboard.type("/")
    if tab.page.input_value(_INPUT) != query + "/":
        return ["a slash cannot be typed into the search"]
    tab.page.keyboard.press("Backspace")
    faults = _choice_faults(tab) + accessibility_violations(tab)

    tab.page.keyboard.press("Escape")
    if _state(tab):
        return [*faults, "Escape does not close the search"]
    if not tab.page.evaluate("before => document.activeElement === before", before):
        faults.append("the focus does not return to where it was")
    tab.page.keyboard.press("Control+k")
    if not (state := _state(tab)):
        return [*faults, "Control and K open no search"]
    tab.page.keyboard.press("Enter")
    # The way may lead to where the tab is already: what else begins has to have begun.
    tab.page.wait_for_timeout(400)
    try:
        tab.page.wait_for_url(lambda url: url.split("?")[0] == state["href"], timeout=5000)
    except TimeoutError:
        faults.append(f"Enter leads to {tab.page.url}, not to {state['href']}")
    return faults


def _choice_faults(tab: Tab) -> list[str]:
    """Which result is chosen as keys are pressed, for eyes and for ears."""
    state = _state(tab)
    if not state:
        return ["the search has closed"]
    last = state["options"] - 1
    faults = []
    if state["expanded"] != "true" or state["list"] != "listbox":
        faults.append("the field does not tell of its list")
    if state["unnamed"]:
        faults.append(f"{state['unnamed']} groups have no name")
    if not any(character.isdigit() for character in state["status"]):
        faults.append(f"'{state['status']}' does not tell how many results there are")
    for key, wanted in [("ArrowDown", 1), ("ArrowUp", 0), ("ArrowUp", last), ("ArrowDown", 0), ("End", last), ("Home", 0)]:
        tab.page.keyboard.press(key)
        state = _state(tab) or {}
        if (state.get("selected"), state.get("active")) != ([wanted], wanted):
            faults.append(f"{key} chooses {state.get('selected')} and tells of {state.get('active')}, not {wanted}")
        if not state.get("visible"):
            faults.append(f"{key} chooses what cannot be seen")
    return faults


def found(tab: Tab, page: str, query: str) -> list[str]:
    """The titles of what a query finds, as they stand in the list."""
    tab.open(page)
    tab.page.keyboard.press("/")
    _type(tab, query)
    titles: list[str] = tab.page.eval_on_selector_all(
        "dialog[open] [role=option] .hit__title", "titles => titles.map(title => title.textContent)"
    )
    return titles
