"""axe-core: WCAG 2.2, levels A and AA, as far as a program can tell."""

from functools import cache
from importlib.resources import files

from checks.tab import Tab

# The drawings named by a contrast waiver are marked by the site; axe may dislike their colours, nothing else.
_RUN = """async () => {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const found = await axe.run(document, {
    runOnly: { type: "tag", values: tags }, resultTypes: ["violations"], elementRef: true,
  });
  const complaints = found.violations.flatMap(({ id, nodes }) => nodes
    .filter(({ element }) => !(id === "color-contrast" && element?.closest("[data-waived]")))
    .map(({ target, failureSummary }) =>
      `${id}: ${target.join(" > ")}: ${failureSummary.split("\\n").slice(1).map(s => s.trim()).filter(Boolean).join("; ")}`));
  return { complaints, passes: found.passes.length };
}"""


@cache
def _axe() -> str:
    return files("axe_playwright_python").joinpath("axe.min.js").read_text()


def accessibility_violations(tab: Tab) -> list[str]:
    """What axe finds wrong in the page that is open: rule, element, and what would make it right."""
    # What is skipped while it is far away would change its size under axe's measurements.
    tab.page.add_style_tag(content="* { content-visibility: visible !important }")
    tab.page.evaluate(_axe())
    result = tab.page.evaluate(_RUN)
    complaints: list[str] = result["complaints"]
    return complaints if result["passes"] else ["axe found nothing to look at"]
