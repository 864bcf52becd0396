"""The overview of all tokens: what its filter finds, and what its copy buttons copy."""

import re
from dataclasses import dataclass
from urllib.parse import unquote

from checks.tab import Tab

# A row in its own words: the anchor that it leads to, all its text, and its name in Swift where that is not made from the path.
_ROWS = """() => [...document.querySelectorAll(".overview tbody > tr")].map(row => ({
  href: row.querySelector("a").getAttribute("href"),
  text: row.textContent,
  tier: row.closest("section").querySelector("h2").firstChild.textContent.trim(),
  swift: row.dataset.swift ?? null,
  isShown: row.checkVisibility({ contentVisibilityAuto: false }),
}))"""

# A page from a disk may not write to the clipboard everywhere; what it would write is kept for us.
_CLIPBOARD = """Object.defineProperty(navigator, "clipboard", { value: {
  writeText: async text => { window.copied = text; } } })"""

_BOX = ".filter input[name=q]"


@dataclass(frozen=True)
class Row:
    path: str
    text: str
    tier: str
    swift: str | None
    is_shown: bool


def _rows(tab: Tab) -> list[Row]:
    return [
        Row(unquote(row["href"].split("#")[1]), row["text"], row["tier"], row["swift"], row["isShown"])
        for row in tab.page.evaluate(_ROWS)
    ]


def _shown(tab: Tab) -> list[str]:
    return [row.path for row in _rows(tab) if row.is_shown]


def _found(tab: Tab) -> str:
    return tab.page.locator(".filter output").inner_text()


def filter_faults(tab: Tab, page: str) -> list[str]:
    """Words in any spelling of a name find it; facets narrow down by the number they say; the address keeps it all."""
    tab.open(page)
    rows = _rows(tab)
    if not all(row.is_shown for row in rows):
        return ["rows are hidden before anybody filters"]
    name = next(row for row in rows if row.swift)
    described = max(rows, key=lambda row: len(row.text))
    queries = {
        name.path.upper(): {row.path for row in rows if _plain(name.path) in _plain(row.path)},
        f"--vero-{name.path.replace('.', '-')}": {row.path for row in rows if _plain(name.path) in _plain(row.path)},
        name.swift or "": {row.path for row in rows if name.swift and _plain(name.swift) in _plain(row.swift or "")},
        " ".join(described.text.split()[-3:-1]): {described.path},
    }
    faults = []
    for query, wanted in queries.items():
        _fill(tab, query)
        shown = set(_shown(tab))
        if not wanted <= shown or len(shown) == len(rows):
            faults.append(f"'{query}' shows {len(shown)} of {len(rows)} tokens, and not {sorted(wanted - shown)}")
        if _found(tab) != f"{len(shown)} of {len(rows)} tokens":
            faults.append(f"'{query}' shows {len(shown)} tokens and says '{_found(tab)}'")

    _fill(tab, "")
    label = tab.page.locator(".filter label", has=tab.page.locator("input[name=tier]")).first
    tier, count = label.inner_text().rsplit(" ", 1)
    label.locator("input").focus()
    tab.page.keyboard.press("Space")
    tab.page.wait_for_timeout(400)
    wanted_rows = [row.path for row in rows if row.tier == tier]
    if _shown(tab) != wanted_rows or len(wanted_rows) != int(count):
        faults.append(f"the facet '{tier}' says {count} and shows {len(_shown(tab))} of {len(wanted_rows)} tokens")

    _fill(tab, name.path)
    shown_before = _shown(tab)
    address = tab.page.url
    tab.page.goto("about:blank")
    tab.page.goto(address)
    tab.page.wait_for_timeout(400)
    if _shown(tab) != shown_before:
        faults.append(f"the address keeps {len(_shown(tab))} of {len(shown_before)} tokens")

    tab.page.fill(_BOX, "no such token")
    if _found(tab) != "No token fits":
        faults.append(f"what no token has says '{_found(tab)}' at first")
    tab.page.fill(_BOX, "a")
    if (first := len(_shown(tab))) < 12:
        faults.append(f"'a' shows {first} tokens at first")
    _fill(tab, "no such token")
    if _shown(tab) or _found(tab) != "No token fits":
        faults.append(f"what no token has shows {len(_shown(tab))} tokens and says '{_found(tab)}'")
    tab.page.locator(".filter [type=reset]").press("Enter")
    tab.page.wait_for_timeout(400)
    if len(_shown(tab)) != len(rows) or "?" in tab.page.url:
        faults.append(f"clearing shows {len(_shown(tab))} of {len(rows)} tokens at {tab.page.url.rsplit('/', 1)[-1]}")
    return faults


def _fill(tab: Tab, query: str) -> None:
    """Types, and waits for what the page puts off until nobody types: rows below the window, and the address."""
    tab.page.fill(_BOX, query)
    tab.page.wait_for_timeout(400)


def _plain(text: str) -> str:
    return re.sub(r"[\W_]+", "", text.lower())


def copy_faults(tab: Tab, overview: str, entries: str) -> list[str]:
    """The first token of both pages is copied as what was chosen on the first, by keyboard, and the button says so."""
    tab.page.add_init_script(_CLIPBOARD)
    tab.open(overview)
    first = _rows(tab)[0]
    css = f"--vero-{first.path.replace('.', '-')}"
    wanted = {
        "css": f"var({css})",
        "value": tab.page.evaluate("name => getComputedStyle(document.body).getPropertyValue(name)", css),
        "swift": first.swift,
        "name": first.path,
        "alias": f"{{{first.path}}}",
        "pointer": f"#/{first.path.replace('.', '/')}",
    }
    faults = []
    for choice, text in wanted.items():
        copied = _copied(tab, ".overview tbody > tr", choice)
        if copied != text:
            faults.append(f"'{choice}' copies '{copied}', not '{text}'")
    tab.open(entries)
    label = tab.page.locator(f"[id='{first.path}'] .copy").first.get_attribute("aria-label")
    if label != f"Copy {first.path} as JSON pointer":
        faults.append(f"the button of an entry is called '{label}'")
    copied = _copied(tab, f"[id='{first.path}']", None)
    if copied != wanted["pointer"]:
        faults.append(f"the next page forgets the choice and copies '{copied}'")
    return faults


def _copied(tab: Tab, place: str, choice: str | None) -> str | None:
    if choice:
        tab.page.select_option(".copy-as select", choice)
    tab.page.locator(place).first.scroll_into_view_if_needed()
    tab.page.locator(f"{place} .copy").first.press("Enter")
    tab.page.wait_for_timeout(50)
    text: str | None = tab.page.evaluate("window.copied ?? null")
    return text
