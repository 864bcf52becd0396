extension SiteScript {
  /// The window of the search: a combobox with a list of results, over the page (ARIA Authoring Practices, combobox with a listbox).
  ///
  /// The link in the header opens it, and so do Control and K, and a slash, which can be turned off (WCAG 2.2, 2.1.4). The index is
  /// loaded when it opens for the first time, by a script element, since a page from a disk may load nothing else.
  static let search = #"""
    const base = new URL("../", document.currentScript.src).href;
    let all, isLoading, active;
    \#(finding)
    const make = (tag, properties, ...children) => {
      const element = Object.assign(document.createElement(tag), properties);
      element.append(...children);
      return element;
    };
    const titles = {
      modes: word("Modes", "Modi"), pages: word("Pages", "Seiten"), components: word("Components", "Komponenten"), tokens: "Tokens",
      nearest: word("Nearest colours", "Ähnliche Farben"),
    };
    const name = word("Search", "Suche");
    const hint = word("A name, a value such as #00c2b8, or any words", "Ein Name, ein Wert wie #00c2b8 oder beliebige Wörter");
    const finder = make("dialog", { className: "finder", ariaLabel: name });
    finder.innerHTML = `<div class="finder__top"><input role="combobox" aria-expanded="false" aria-controls="s:hits" aria-autocomplete="list" aria-label="${name}" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"><button type="button">${word("Close", "Schließen")}</button></div><div role="listbox" id="s:hits" aria-label="${word("Results", "Ergebnisse")}" hidden></div><div class="finder__foot label"><p role="status"></p><label><input type="checkbox"> ${word("Open with /", "Mit / öffnen")}</label></div>`;
    const [input, slash] = finder.querySelectorAll("input");
    const list = finder.querySelector("[role=listbox]");
    const count = finder.querySelector("p");
    document.body.append(finder);
    try { slash.checked = localStorage["specimen:slash"] !== "off"; } catch { slash.checked = true; }
    slash.onchange = () => { try { localStorage["specimen:slash"] = slash.checked ? "on" : "off"; } catch {} };

    const option = ({ entry: { root, path, id, run, title, where, prefix, about = "", body = "", values: all = "" }, value: near }, number, pattern) => {
      const marked = (text) => text.split(pattern).map((part, i) => (i % 2 ? make("mark", {}, part) : part));
      const values = near ? [near] : all.split("\n");
      const value = values.find((value) => pattern.test(value)) ?? values[0];
      const swatch = make("span", { className: "dot" }, make("span"));
      swatch.firstChild.style.background = near || value !== values[0] ? value.slice(0, 7) : `var(${property(prefix, title)}, ${value.slice(0, 7)})`;
      const start = body.lastIndexOf(" ", Math.max(0, body.search(pattern) - 40)) + 1;
      const text = about && (!body || pattern.test(about)) ? about : (start ? "… " : "") + body.slice(start, start + 160);
      return make(run ? "button" : "a", { role: "option", id: "s:hit" + number, tabIndex: -1, className: "hit", ariaSelected: "false", onclick: () => { finder.close(); run?.(); }, ...(run ? {} : { href: root + encodeURI(path) + (id ? "#" + encodeURIComponent(id) : "") }) },
        ...(/#|→/.test(value) ? [swatch] : []), make("span", { className: "hit__title" }, ...marked(title)), " ",
        make("span", { className: "value" }, ...marked(value ? [value, ...values.filter((other) => other !== value)].slice(0, 2).join(" · ") : where)), " ", make("span", { className: "hit__text" }, ...marked(text)));
    };
    const hits = () => [...list.querySelectorAll(".hit")];
    const choose = (hit) => {
      if (active) active.ariaSelected = "false";
      active = hit;
      input.setAttribute("aria-activedescendant", hit?.id ?? "");
      if (!hit) return;
      hit.ariaSelected = "true";
    };
    const show = () => {
      const query = input.value.trim();
      const found = query && all ? find(query) : [];
      const words = query.split(/[\s.\-\/]+/).filter(Boolean).map((word) => word.replace(/[^\p{L}\p{N}]/gu, "\\$&"));
      const pattern = new RegExp(`(${words.join("|")})`, "i");
      let number = 0;
      let sum = 0;
      list.replaceChildren(...found.map(({ kind, count, hits }) => {
        sum += count;
        const of = count > hits.length ? hits.length + word(" of ", " von ") : "";
        return make("div", { role: "group", ariaLabel: titles[kind] }, make("p", { className: "label", ariaHidden: "true" }, `${titles[kind]} ${of}${count}`),
          ...hits.map((hit) => option(hit, number++, pattern)));
      }));
      list.hidden = !number;
      input.ariaExpanded = String(number > 0);
      count.textContent = !query ? hint : all ? word(`${sum} found`, `${sum} gefunden`) : "…";
      choose(hits()[0]);
      // Lays out what is new, so that it comes when all is said.
      list.scrollTop = 0;
    };
    const load = () => {
      const script = make("script", { src: base + "assets/search.js" });
      script.onload = () => {
        const modes = [...each(".modes input")].map((radio) => ({
          kind: "modes", title: radio.labels[0].textContent, where: radio.closest("fieldset").querySelector("legend").textContent, run: () => radio.click(),
        }));
        all = [...corpora(), corpus(modes, "", true)];
        show();
        // What the first searches would make and what the browser has to translate for them is there before somebody types.
        setTimeout(() => ["#0a0a0a", "~~~~"].forEach(find));
      };
      script.onerror = () => { count.textContent = word("The index is missing", "Der Index fehlt"); };
      document.head.append(script);
    };
    const open = (event) => {
      event.preventDefault();
      if (finder.open) return;
      finder.showModal();
      input.select();
      show();
      if (!isLoading) load();
      isLoading = true;
    };

    input.oninput = show;
    input.onkeydown = (event) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const all = hits();
      const at = all.indexOf(active);
      const hit = all[{ ArrowDown: (at + 1) % all.length, ArrowUp: (at || all.length) - 1, Home: 0, End: all.length - 1 }[event.key]];
      if (hit) {
        choose(hit);
        hit.scrollIntoView({ block: "nearest" });
      }
      else if (event.key === "Enter") active?.click();
      else return;
      event.preventDefault();
    };
    finder.querySelector("button").onclick = () => finder.close();
    finder.addEventListener("click", ({ target }) => { if (target === finder) finder.close(); });
    const link = document.querySelector(".search");
    // A variant that stands alone has none.
    if (link) {
      Object.assign(link, { role: "button", ariaHasPopup: "dialog", onclick: open });
      link.onkeydown = (event) => { if (event.key === " ") open(event); };
    }
    document.addEventListener("keydown", (event) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isWriting = target.isContentEditable || target.matches("textarea, select, input:not([type=radio], [type=checkbox])");
      const isCommand = ctrlKey || metaKey;
      if (!altKey && (isCommand ? key === "k" : key === "/" && slash.checked && !isWriting)) open(event);
    });
    """#
}
