"""axe-core: WCAG 2.2, levels A and AA, as far as a program can tell."""

from functools import cache
from importlib.resources import files

from checks.tab import Tab

# The rules whose verdict hangs on colours.
COLOR_RULES = ["color-contrast", "link-in-text-block"]

# The drawings named by a contrast waiver are marked by the site; axe may dislike their colours, nothing else.
_RUN = """async ({ rules, texts }) => {
  axe.configure({ rules: [{ id: "color-contrast", selector: texts }] });
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const found = await axe.run(document, {
    runOnly: rules ? { type: "rule", values: rules } : { type: "tag", values: tags },
    resultTypes: ["violations"], elementRef: true, preload: false,
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
def axe_source() -> str:
    """axe, twice as fast as it comes, with the same results."""
    source = files("axe_playwright_python").joinpath("axe.min.js").read_text()
    return f"(() => {{ {_FIELDS}\n{source}\n{_REMEMBER} }})()"


def accessibility_violations(tab: Tab) -> list[str]:
    """What axe finds wrong in the page that is open: rule, element, and what would make it right."""
    prepare_axe(tab)
    return violations(tab)


def prepare_axe(tab: Tab) -> None:
    """In the page that is open, which from now on is there for axe alone."""
    hold_still(tab)
    tab.page.evaluate(axe_source())


def hold_still(tab: Tab) -> None:
    """What is skipped while it is far away would change its size under measurements, and no colour may be half-way to another."""
    tab.page.add_style_tag(content="*, ::before, ::after { content-visibility: visible !important; transition: none !important }")


def violations(tab: Tab, rules: list[str] | None = None, *, texts: str = "*") -> list[str]:
    """What axe finds wrong now by all rules or some; it looks at the contrast of those texts alone that a selector finds."""
    result = tab.page.evaluate(_RUN, {"rules": rules, "texts": texts})
    complaints: list[str] = result["complaints"]
    return complaints if result["passes"] or rules else ["axe found nothing to look at"]
