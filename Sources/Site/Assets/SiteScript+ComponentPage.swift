extension SiteScript {
  /// component.js, which runs behind site.js on the pages of components and of variants.
  static let componentPage = ScriptSqueezer.squeezed(
    """
    "use strict";
    \([tabs, stages, framed, anatomy].map { "{\n\($0)\n}" }.joined(separator: "\n"))

    """)

  /// Makes tabs of lists of links: arrow keys, Home and End; the address names the panel, and opens the one that holds what it
  /// names. What is hidden can still be found in the page, and is printed.
  private static let tabs = """
    const open = new Map();
    for (const box of each("[data-tabs]")) {
      const nav = box.querySelector("nav");
      const list = nav.firstElementChild;
      const tabs = [...list.querySelectorAll("a")];
      const panels = tabs.map((tab) => document.getElementById(decodeURIComponent(tab.hash.slice(1))));
      const show = (chosen) => {
        for (const [index, tab] of tabs.entries()) {
          tab.setAttribute("aria-selected", index === chosen);
          tab.tabIndex = index === chosen ? 0 : -1;
          panels[index].hidden = index === chosen ? false : "until-found";
        }
        const [tab, row] = [tabs[chosen], list].map((element) => element.getBoundingClientRect());
        if (tab.left < row.left || tab.right > row.right) list.scrollLeft += tab.left - row.left - 24;
      };
      const choose = (chosen) => {
        show(chosen);
        history.replaceState(null, "", tabs[chosen].hash);
        if (box.getBoundingClientRect().top < 0) box.scrollIntoView();
      };
      list.setAttribute("role", "tablist");
      list.setAttribute("aria-label", nav.getAttribute("aria-label"));
      nav.replaceWith(list);
      for (const [index, tab] of tabs.entries()) {
        tab.id = `${panels[index].id}:tab`;
        tab.setAttribute("role", "tab");
        tab.setAttribute("aria-controls", panels[index].id);
        tab.parentElement.setAttribute("role", "presentation");
        panels[index].setAttribute("role", "tabpanel");
        panels[index].setAttribute("aria-labelledby", tab.id);
        panels[index].addEventListener("beforematch", () => show(index));
        open.set(panels[index], () => show(index));
        tab.addEventListener("click", (event) => {
          event.preventDefault();
          choose(index);
        });
      }
      list.addEventListener("keydown", (event) => {
        const now = tabs.indexOf(document.activeElement);
        const forward = getComputedStyle(list).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
        const next = { [forward]: now + 1, Home: 0, End: -1 }[event.key]
          ?? (/^Arrow(Left|Right)$/.test(event.key) ? now - 1 : null);
        if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        const index = (next + tabs.length) % tabs.length;
        choose(index);
        tabs[index].focus({ preventScroll: true });
      });
      show(0);
    }
    const reveal = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      for (let panel = target; panel; panel = panel.parentElement) open.get(panel)?.();
      if (target && !open.has(target)) target.scrollIntoView();
    };
    if (open.size) {
      addEventListener("hashchange", reveal);
      reveal();
    }
    """

  /// The bar above drawings: state, width, direction and long words, all kept in the address.
  private static let stages = """
    const frame = document.querySelector("[data-stages]");
    const mockups = [...(frame?.querySelectorAll(".mockup") ?? [])];
    const query = new URLSearchParams(location.search);
    const states = frame?.dataset.stages.split(" ").filter(Boolean) ?? [];
    const names = { rest: word("Rest", "Ruhe"), hover: "Hover", pressed: word("Pressed", "Gedrückt"), focus: word("Focus", "Fokus"),
      fit: word("Fit", "Passend"), rtl: "RTL", long: word("Long text", "Langer Text") };
    const controls = [
      ["state", word("State", "Zustand"), states.length > 1 ? states : []],
      ["width", word("Width", "Breite"), ["fit", "320", "390", "768", "1280"]],
      ["dir", word("Direction", "Richtung"), ["rtl"]],
      ["text", "Text", ["long"]],
    ].filter(([, , values]) => values.length);
    const chosen = (name, values) => values.includes(query.get(name)) ? query.get(name) : values.length > 1 ? values[0] : null;
    const own = new Map(mockups.map((mockup) => [mockup, mockup.style.inlineSize]));
    const texts = new Map();
    for (const mockup of mockups) {
      const walker = document.createTreeWalker(mockup, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) if (walker.currentNode.data.trim()) texts.set(walker.currentNode, walker.currentNode.data);
    }
    const apply = () => {
      const [state, width, dir, text] = ["state", "width", "dir", "text"].map((name) => {
        const control = controls.find((control) => control[0] === name);
        return control && chosen(name, control[2]);
      });
      const pixels = width && width !== "fit" ? `${width}px` : "";
      frame.toggleAttribute("data-wide", Boolean(pixels));
      frame.style.setProperty("--wide", pixels || "0px");
      for (const mockup of mockups) {
        mockup.style.inlineSize = pixels || own.get(mockup);
        if (dir) mockup.dir = dir; else mockup.removeAttribute("dir");
        if (!state) continue;
        mockup.dataset.state = state;
        mockup.inert = state !== "rest";
      }
      for (const [node, data] of texts) node.data = text ? data.replace(/\\S(.*\\S)?/s, "$& $&") : data;
      for (const link of each("[data-alone]")) {
        const url = new URL(link.href);
        for (const [name, , values] of controls) {
          const value = chosen(name, values);
          if (value && value !== values[0] || values.length === 1 && value) url.searchParams.set(name, value);
          else url.searchParams.delete(name);
        }
        link.href = url;
      }
    };
    if (frame) {
      const bar = document.createElement("div");
      bar.className = "toolbar";
      for (const [name, label, values] of controls) {
        const group = bar.appendChild(document.createElement("div"));
        group.setAttribute("role", "group");
        group.setAttribute("aria-label", label);
        const buttons = values.map((value) => {
          const button = group.appendChild(document.createElement("button"));
          button.type = "button";
          button.textContent = names[value] ?? value;
          button.addEventListener("click", () => {
            if (values[0] === value && values.length > 1 || query.get(name) === value) query.delete(name);
            else query.set(name, value);
            const url = new URL(location.href);
            if (query.has(name)) url.searchParams.set(name, value); else url.searchParams.delete(name);
            history.replaceState(null, "", url);
            mark();
            apply();
          });
          return button;
        });
        const mark = () => buttons.forEach((button, index) => {
          button.setAttribute("aria-pressed", chosen(name, values) === values[index]);
        });
        mark();
      }
      const alone = document.querySelector(".alone__bar");
      if (!alone) frame.before(bar);
      else if (query.has("bare")) alone.hidden = true;
      else alone.after(bar);
      apply();
    }
    """

  /// Tells the page that frames a variant how tall it is drawn, with room for what reaches out of it, however tall the frame is.
  private static let framed = """
    const alone = document.querySelector(".alone__stage > .mockup");
    if (alone && parent !== window) {
      new ResizeObserver(() => {
        const { top, bottom, height } = alone.getBoundingClientRect();
        const rects = [...alone.querySelectorAll("*")].map((element) => element.getBoundingClientRect()).filter(({ height }) => height);
        const reach = Math.max(0, ...rects.map((rect) => Math.max(top - rect.top, rect.bottom - bottom)));
        parent.postMessage({ drawn: height + 2 * Math.min(reach, 200) + 96 }, "*");
      }).observe(alone);
    }
    """

  /// Puts the numbers of an anatomy onto its drawing, each beside its part, and says how large the parts are.
  private static let anatomy = """
    for (const box of each("[data-anatomy]")) {
      const board = box.querySelector(".board");
      const mockup = board.querySelector(".mockup");
      const lines = board.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
      const parts = [...box.querySelectorAll("[data-part]")].map((item) => {
        const pin = board.appendChild(document.createElement("span"));
        pin.className = "pin";
        const size = item.appendChild(document.createElement("span"));
        size.className = "value";
        return { item, pin, size, element: mockup.querySelector(item.dataset.part) };
      });
      let own = 0;
      const place = () => {
        const room = board.parentElement.clientWidth - 112;
        if (room <= 0) return;
        own ||= mockup.offsetWidth;
        const scale = Math.min(room / own, own < 120 ? 2.5 : own < 240 ? 1.5 : 1);
        mockup.style.zoom = scale;
        const ground = board.getBoundingClientRect();
        const sides = { left: [], right: [] };
        for (const [index, part] of parts.entries()) {
          const { element, pin, size } = part;
          pin.hidden = !element;
          if (!element) continue;
          const rect = element.getBoundingClientRect();
          pin.textContent = index + 1;
          part.y = rect.top - ground.top + rect.height / 2;
          part.ends = { left: rect.left - ground.left, right: rect.right - ground.left };
          part.lead = ground.width - part.ends.right - part.ends.left;
          sides[part.lead < 0 ? "right" : "left"].push(part);
          const [width, height] = [rect.width, rect.height].map((length) => Math.round(length / scale * 10) / 10);
          const isTarget = element.matches("a, button, input, label, select, textarea, summary, [role=button]");
          const isLarge = Math.min(width, height) >= 44;
          size.textContent = `${width} × ${height} px` + (isTarget ? isLarge
            ? word(": a target of 44 pt or more", ": ein Ziel von 44 pt oder mehr")
            : word(": a target below 44 pt", ": ein Ziel unter 44 pt") : "");
        }
        // What stands about in the middle evens the sides out.
        for (const [from, to] of [[sides.left, sides.right], [sides.right, sides.left]]) {
          const movable = from.filter(({ lead }) => Math.abs(lead) < ground.width * 0.3).sort((a, b) => Math.abs(b.lead) - Math.abs(a.lead));
          while (movable.length && from.length > to.length) to.push(...from.splice(from.indexOf(movable.pop()), 1));
        }
        let paths = "";
        for (const [name, side] of Object.entries(sides)) {
          const pinX = name === "left" ? 20 : ground.width - 20;
          side.sort((a, b) => a.y - b.y);
          let last = -Infinity;
          const rise = Math.max(0, (side.length * 28 - ground.height) / 2);
          for (const part of side) {
            part.pinY = Math.max(part.y, last + 28);
            last = part.pinY;
          }
          const over = Math.max(0, last - (ground.height + rise - 11));
          for (const part of side) {
            const y = part.pinY - over;
            const x = part.ends[name];
            part.pin.style.cssText = `left: ${pinX}px; top: ${y}px`;
            const path = `M${pinX} ${y}L${x} ${part.y}`;
            paths += `<path class="halo" d="${path}"/><path d="${path}"/><circle cx="${x}" cy="${part.y}" r="2.5" fill="currentColor"/>`;
          }
        }
        lines.innerHTML = paths;
      };
      new ResizeObserver(place).observe(board.parentElement);
    }
    """
}
