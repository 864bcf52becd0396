"""How long the results of a search take, key by key, in a built site: scripts/bench prints it."""

import argparse
from pathlib import Path

from checks.site import Site
from checks.tab import Tab, chromium

_QUERIES = ("color.ramp7.500", "button background hover", "#3366cc", "16 px", "spacing", "nothing like it", "colr")

# From the key to the frame that shows what it has changed.
_TYPE = """async text => {
  const input = document.querySelector("[role=combobox]");
  input.value = text;
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path, help="folder of the built site")
    site = Site(parser.parse_args().site)
    with chromium() as browser:
        tab = Tab(browser, site)
        for page in ("index.html", "tokens/index.html"):
            tab.open(page)
            tab.page.keyboard.press("/")
            tab.page.wait_for_function("typeof searchIndex !== 'undefined'")
            tab.page.wait_for_timeout(500)
            devtools = tab.page.context.new_cdp_session(tab.page)
            devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

            def busy() -> float:
                metrics = devtools.send("Performance.getMetrics")["metrics"]
                return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration") * 1000

            times = []
            for query in _QUERIES:
                for length in range(1, len(query) + 1):
                    before = busy()
                    tab.page.evaluate(_TYPE, query[:length])
                    times.append(busy() - before)
            times.sort()
            tokens = tab.page.evaluate("searchIndex.flatMap(system => system[5].flatMap(type => type[2])).length")
            print(f"{tokens:,} tokens, {page}: {times[len(times) // 2]:.1f} ms a key at the median, {times[-1]:.1f} ms at most")


main()
