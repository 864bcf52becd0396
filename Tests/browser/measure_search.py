"""How long results take, key by key, in a built site: those of the search, and those of the filter of all tokens. scripts/bench prints it."""

import argparse
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser

from checks.site import Site
from checks.tab import Tab, chromium

_QUERIES = ("color.ramp7.500", "button background hover", "#3366cc", "16 px", "spacing", "nothing like it", "colr")
_KEYS = [query[:length] for query in _QUERIES for length in range(1, len(query) + 1)]

# What is typed into, and the first of what is found, which is there when the time ends.
_SEARCH = ("dialog [role=combobox]", "dialog [role=option]")
_FILTER = (".filter [name=q]", ".overview__group:not([hidden]) tbody > tr:not([hidden])")

# From the key to the frame that shows what it has changed.
_TYPE = """async ([box, text]) => {
  const input = document.querySelector(box);
  input.value = text;
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
}"""
_IS_THERE = "result => document.querySelector(result)?.checkVisibility({ contentVisibilityAuto: true }) ?? true"

# Of several rounds, since garbage is collected when the browser likes: a key is as slow as it is at the median of the rounds.
_ROUNDS = 3


def _times(browser: Browser, site: Site, page: str, boxes: tuple[str, str]) -> list[float]:
    """Processor time of the page's main thread for each key, in milliseconds: script, style, layout and painting."""
    box, result = boxes
    tab = Tab(browser, site)
    tab.open(page)
    if boxes is _SEARCH:
        tab.page.keyboard.press("/")
        tab.page.wait_for_function("typeof searchIndex !== 'undefined'")
    else:
        tab.page.focus(box)
    tab.page.wait_for_timeout(500)
    devtools = tab.page.context.new_cdp_session(tab.page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy() -> float:
        metrics = devtools.send("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration") * 1000

    times = []
    for key in _KEYS:
        before = busy()
        tab.page.evaluate(_TYPE, [box, key])
        times.append(busy() - before)
        if not tab.page.evaluate(_IS_THERE, result):
            raise RuntimeError(f"{page}: what '{key}' finds is not there yet")
        # Nobody types faster; what a page puts off is done before the next key.
        tab.page.wait_for_timeout(150)
    tab.close()
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path, nargs="+", help="folder of a built site; several are measured in turn")
    sites = [Site(folder) for folder in parser.parse_args().site]
    cases = {
        "search, home": ("index.html", _SEARCH),
        "search, all tokens": ("tokens/index.html", _SEARCH),
        "filter, all tokens": ("tokens/index.html", _FILTER),
    }
    with chromium() as browser:
        print(f"{'ms a key':<20} {'median':>7} {'slowest key':>12} {'once at most':>13}   key")
        for case, (page, boxes) in cases.items():
            rounds = [[_times(browser, site, page, boxes) for site in sites] for _ in range(_ROUNDS)]
            for number, site in enumerate(sites):
                runs = [turn[number] for turn in rounds]
                keys = {key: median(run[at] for run in runs) for at, key in enumerate(_KEYS)}
                slowest = max(keys, key=lambda key: keys[key])
                name = f"{case}{f' ({site.folder.name})' if len(sites) > 1 else ''}"
                worst = max(map(max, runs))
                print(f"{name:<20} {median(keys.values()):>7.1f} {keys[slowest]:>12.1f} {worst:>13.1f}   '{slowest}'")


main()
