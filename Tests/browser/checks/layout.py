"""Nothing sticks out of the window."""

from checks.tab import Tab

# The widest three of the elements past the edge, without those that a scrolling ancestor holds.
_MEASURE = """() => {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const scrolls = e => e && e !== document.body && e !== root
    && (getComputedStyle(e).overflowX !== "visible" || scrolls(e.parentElement));
  const name = e => e.tagName.toLowerCase() + (e.id && "#" + e.id) + [...e.classList].map(c => "." + c).join("");
  const culprits = [...document.body.querySelectorAll("*")]
    .map(e => ({ e, right: Math.round(e.getBoundingClientRect().right) }))
    .filter(({ e, right }) => right > root.clientWidth && !scrolls(e.parentElement))
    .sort((a, b) => b.right - a.right).slice(0, 3)
    .map(({ e, right }) => `${name(e)} ends at ${right} px`);
  return [`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth} px: ${culprits.join(", ")}`];
}"""


def sideways_overflow(tab: Tab) -> list[str]:
    """Whether the page that is open has to be scrolled sideways."""
    complaints: list[str] = tab.page.evaluate(_MEASURE)
    return complaints
