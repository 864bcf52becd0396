/// The scripts of the site. Without them everything can be read and every mode be seen; they remember, copy and point.
enum SiteScript {
  /// Runs where it stands, right behind the mode bar, so that no page flashes in another mode. The address decides, then what was
  /// chosen before, then the system's preference. Light and dark are remembered under one name, since systems call their modifier as they
  /// like; reports have pages of several. The root is told again when a page is shown: browsers put back what was checked.
  static let modes = ScriptSqueezer.squeezed(
    """
    (() => {
      const query = new URLSearchParams(location.search);
      const inputs = [...document.querySelectorAll(".modes input")];
      const look = document.querySelector(".modes [data-look] input")?.name;
      const key = (name) => "specimen:" + (name === look ? "s:look" : name);
      const recall = (name) => { try { return localStorage.getItem(key(name)); } catch { return null; } };
      const remember = (name, value) => { try { localStorage.setItem(key(name), value); } catch {} };
      const tell = () => {
        const checked = inputs.filter((input) => input.checked);
        document.documentElement.dataset.chosen = checked.map(({ name, value }) => name + ":" + value).join(" ");
      };
      for (const input of inputs) {
        const wanted = query.get(input.name) ?? recall(input.name);
        if (wanted === input.value) input.checked = true;
        input.addEventListener("change", () => {
          tell();
          remember(input.name, input.value);
          const url = new URL(location.href);
          url.searchParams.set(input.name, input.value);
          history.replaceState(null, "", url);
        });
      }
      tell();
      addEventListener("pageshow", tell);
    })();
    """)

  /// site.js. Each part stands in a block of its own, so that their names do not meet.
  static let page = ScriptSqueezer.squeezed(
    """
    "use strict";
    \(shared)
    \(parts.map { "{\n\($0)\n}" }.joined(separator: "\n"))

    """)

  private static let parts = [
    copying,
    contents,
    sidebar,
    rooms,
    scrolling,
    modeLinks,
    samples,
    search,
  ]

  /// `word` picks the language of the chrome; `each` finds elements of the page; `say` tells readers of the screen what happened;
  /// `property` is the name of a token in CSS.
  private static let shared = #"""
    const word = (english, german) => (/^de\b/i.test(document.documentElement.lang) ? german : english);
    const each = (selector) => document.querySelectorAll(selector);
    const status = document.createElement("p");
    status.className = "visually-hidden";
    status.setAttribute("role", "status");
    document.body.append(status);
    const say = (text) => { status.textContent = text; };
    const property = (prefix, path) => "--" + [prefix, ...path.replace(/\.\$root$/, "").split(".")].join("-").replace(/[^\w\x80-\uffff-]/g, "-");
    """#

  /// Marks the heading that is being read in the list of contents.
  private static let contents = """
    const entries = new Map();
    for (const link of each(".toc a")) {
      const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      if (target) entries.set(target, link);
    }
    const mark = () => {
      let current = null;
      for (const target of entries.keys()) if (target.getBoundingClientRect().top < 140) current = target;
      for (const [target, link] of entries) link.toggleAttribute("data-current", target === current);
    };
    if (entries.size) {
      addEventListener("scroll", () => requestAnimationFrame(mark), { passive: true });
      mark();
    }
    """

  /// Brings the current page into view, and closes the sidebar when it has led somewhere.
  private static let sidebar = """
    const pages = document.getElementById("s:pages");
    const here = pages?.querySelector("[aria-current]");
    if (here) pages.scrollTop = Math.max(0, here.offsetTop - pages.clientHeight * 0.6);
    pages?.addEventListener("click", (event) => {
      if (event.target.closest("a") && pages.matches(":popover-open")) pages.hidePopover();
    });
    """

  /// Gives a stage the room that what reaches out of its mock-up needs above it.
  private static let rooms = """
    const room = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const stage = target.getBoundingClientRect().top;
        const tops = [...target.querySelectorAll(".mockup *")].map((element) => element.getBoundingClientRect())
          .filter(({ width, height }) => width && height).map(({ top }) => top);
        const over = stage + 8 - Math.min(...tops);
        if (over > 0) target.style.paddingBlockStart = `${parseFloat(getComputedStyle(target).paddingBlockStart) + over}px`;
      }
    });
    for (const stage of each(".stage:not(.stage--bare)")) room.observe(stage);
    """

  /// A stop for the keyboard where something scrolls.
  private static let scrolling = """
    const scrollers = each(".table-wrap, .stage:not(.stage--bare), .listing pre");
    const watch = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth + 1) target.tabIndex = 0;
        else target.removeAttribute("tabindex");
      }
    });
    for (const scroller of scrollers) watch.observe(scroller);
    """

  /// Links that keep a mode where nothing can be remembered.
  private static let modeLinks = """
    document.addEventListener("click", (event) => {
      const link = event.target.closest("a[href]");
      if (!link || link.protocol !== location.protocol || link.host !== location.host) return;
      if (link.getAttribute("href").startsWith("#")) return;
      const url = new URL(link.href);
      for (const input of each(".modes input:checked")) {
        if (new URLSearchParams(location.search).has(input.name)) url.searchParams.set(input.name, input.value);
      }
      link.href = url;
    });
    """
}
