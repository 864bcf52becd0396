"""Nothing moves by itself after it has been painted, not even when a font arrives late."""

import time

from playwright.sync_api import Route

from checks.tab import Tab

_LATE = 0.15

# The shifts that no reader has caused, each with what moved furthest.
_SHIFTS = """() => new Promise(done => {
  const name = e => e?.nodeType === 1 ? e.tagName.toLowerCase() + (e.id && "#" + e.id) + [...e.classList].map(c => "." + c).join("") : "a text";
  const found = [];
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect: a, currentRect: b }) => ({ node, by: Math.hypot(a.x - b.x, a.y - b.y) }));
      const { node, by } = moved.sort((a, b) => b.by - a.by)[0] ?? {};
      found.push(`the layout shifts by ${entry.value.toFixed(4)}: ${name(node)} moves by ${Math.round(by ?? 0)} px`);
    }
  }).observe({ type: "layout-shift", buffered: true });
  document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(found), 100))));
})"""


def delay_fonts(tab: Tab) -> None:
    """From now on the fonts of each page come when it has long been painted, all of them at once."""
    arrival = 0.0

    def late(route: Route) -> None:
        nonlocal arrival
        now = time.monotonic()
        if now > arrival + _LATE:
            arrival = now + _LATE
        time.sleep(max(0, arrival - now))
        route.continue_()

    tab.page.route("**/*.{woff2,woff,ttf,otf}", late)


def layout_shifts(tab: Tab) -> list[str]:
    """What has moved in the page that is open; its fonts have to be late."""
    shifts: list[str] = tab.page.evaluate(_SHIFTS)
    return shifts
