"""A page in one mode after the other, chosen in its mode bar: what axe says of it, and whether it fits into the window."""

from collections.abc import Iterator
from urllib.parse import urlencode

from checks.accessibility import COLOR_RULES, hold_still, prepare_axe, violations
from checks.layout import sideways_overflow
from checks.site import WIDTHS, Mode
from checks.tab import Tab

_CHOOSE = """mode => {
  for (const [name, value] of Object.entries(mode)) {
    const input = [...document.getElementsByName(name)].find(input => input.value === value);
    if (input && !input.checked) input.click();
  }
}"""

# What the scripts of a page measure again comes with the next picture.
_SETTLE = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"

# The paint of an element: all that axe's verdict on the colours of its text hangs on. Behind it lie the grounds of what it stands in.
# A layer, or what lies in one, may have a ground that covers others.
_PAINTS = """() => {
  const paints = [];
  const walk = (element, ground, isInLayer) => {
    const style = getComputedStyle(element);
    const { display, position, backgroundColor, backgroundImage, opacity, mixBlendMode } = style;
    if (display === "none") return;
    isInLayer ||= position === "absolute" || position === "fixed";
    const hasGround = backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none";
    if (hasGround || opacity !== "1" || mixBlendMode !== "normal") {
      ground += `, ${backgroundColor} ${backgroundImage} ${opacity} ${mixBlendMode}`;
    }
    const isLarge = parseFloat(style.fontSize) * 0.75 >= (style.fontWeight >= 700 ? 14 : 18);
    const { color, textShadow, visibility, textDecorationLine } = style;
    const paint = `${color} ${isLarge ? "large" : ""} ${textShadow} ${visibility} ${textDecorationLine} on ${ground}`;
    paints.push({ element, paint, covers: isInLayer && hasGround });
    if (element.localName !== "svg") for (const child of element.children) walk(child, ground, isInLayer);
  };
  walk(document.documentElement, "canvas", false);
  return paints;
}"""

# What a rule other than those of colours may say of an element hangs on its kind.
_KIND = """element => {
  const kind = ({ localName, className, attributes, textContent }) =>
    `${localName} ${className} ${[...attributes].map(({ name, value }) => /^(role|type|aria-hidden)$/.test(name) ? value : name)} ${!textContent.trim()}`;
  return kind(element) + " in " + (element.parentElement ? kind(element.parentElement) : "");
}"""

# Only text has a contrast.
_HAS_TEXT = """element =>
  /^(input|select|textarea)$/.test(element.localName) || [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim())"""

# Chooses one mode after the other until axe has to look: at paints that no text has had yet, or at elements of a kind that is
# shown for the first time. What covers its neighbours, it has to look at with them, at each such element.
_NEXT = f"""async modes => {{
  const {{ paints, kinds, shown, covers }} = window.judged ??= {{
    paints: new Set(), kinds: new Set(), shown: new Set(), covers: new Map() }};
  for (const [index, mode] of modes.entries()) {{
    ({_CHOOSE})(mode);
    const all = ({_PAINTS})();
    const news = new Set(all.filter(({{ element, paint }}) => !paints.has(paint) && ({_HAS_TEXT})(element)).map(({{ element }}) => element));
    for (const {{ element, paint }} of all) if (news.has(element)) paints.add(paint);
    let isShown = false;
    for (const {{ element, paint, covers: isCover }} of all) {{
      if (!shown.has(element)) {{
        shown.add(element);
        const kind = ({_KIND})(element);
        if (!kinds.has(kind)) {{
          kinds.add(kind);
          news.add(element);
          isShown = true;
        }}
      }}
      if (!isCover) continue;
      const known = covers.get(element) ?? new Set();
      if (known.has(paint)) continue;
      covers.set(element, known.add(paint));
      for (const neighbour of element.parentElement.querySelectorAll("*")) news.add(neighbour);
    }}
    if (!news.size) continue;
    for (const element of document.querySelectorAll("[data-news]")) if (!news.has(element)) delete element.dataset.news;
    for (const element of news) element.dataset.news = "";
    await {_SETTLE};
    return {{ index, isShown }};
  }}
  return null;
}}"""


def mode_faults(tab: Tab) -> list[str]:
    """What is wrong in any mode of the page that is open.

    In a wide window axe judges every mode of the full product. What it says of a text hangs on its paint, so that it looks again
    where there is a paint that no text had in a mode before; and with all of its rules when an element is shown of a kind that
    was not shown before. In a narrow window, where sizes matter most, all of its rules judge all of the page in each context of each
    modifier. Nothing may stick out of either, and no mode may ask for something that is not there."""
    prepare_axe(tab)
    faults = _narrow_faults(tab) if tab.width == min(WIDTHS) else _wide_faults(tab)
    tab.forget()
    return faults + tab.complaints


def _narrow_faults(tab: Tab) -> list[str]:
    return [fault for mode in _contexts(tab) for fault in _named(mode, sideways_overflow(tab) + violations(tab))]


def _wide_faults(tab: Tab) -> list[str]:
    faults = [fault for mode in _contexts(tab) for fault in _named(mode, sideways_overflow(tab))]
    modes = tab.site.modes(tab.path)
    while found := tab.page.evaluate(_NEXT, modes):
        said = violations(tab, None if found["isShown"] else COLOR_RULES, texts="[data-news]")
        faults += _named(modes[found["index"]], said)
        modes = modes[found["index"] + 1 :]
    return faults


def _contexts(tab: Tab) -> Iterator[Mode]:
    """Modes that have each context of each modifier, chosen one after the other."""
    for mode in tab.site.contexts(tab.path):
        tab.page.evaluate(f"mode => {{ ({_CHOOSE})(mode); return {_SETTLE}; }}", mode)
        yield mode


def _named(mode: Mode, faults: list[str]) -> list[str]:
    return [f"{_name(mode)}: {fault}" for fault in faults]


def address_faults(tab: Tab, page: str) -> list[str]:
    """Where a mode chosen in the mode bar is painted in another way than the same mode in the address."""
    tab.open(page)
    hold_still(tab)
    modes = tab.site.contexts(page)
    chosen = []
    for mode in reversed(modes):
        tab.page.evaluate(_CHOOSE, mode)
        chosen.insert(0, _paints(tab))
    tab.forget()
    faults = []
    for mode, paints in zip(modes, chosen, strict=True):
        tab.open(page, query=urlencode(mode))
        hold_still(tab)
        loaded = _paints(tab)
        if len(loaded) != len(paints):
            faults.append(f"{_name(mode)}: {len(paints)} elements are shown when chosen, and {len(loaded)} by the address")
        faults += [f"{_name(mode)}: chosen, {one}; by the address, {other}" for one, other in zip(paints, loaded) if one != other]
    tab.forget()
    return faults


def _paints(tab: Tab) -> list[str]:
    # Buttons that copy come when they are near the window, be it before or after.
    script = f"""() => ({_PAINTS})().filter(({{ element }}) => !element.closest(".copy"))
      .map(({{ element, paint }}) => `${{element.localName}} is ${{paint}}`)"""
    paints: list[str] = tab.page.evaluate(script)
    return paints


def _name(mode: Mode) -> str:
    return ", ".join(f"{name}={value}" for name, value in mode.items()) or "the only mode"
