extension SiteScript {
  /// A button behind everything that can be copied: a text as it stands, or a token in the format that was chosen.
  static let copying = #"""
    const offerCopy = (place, text, label) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "copy";
      const relabel = () => button.setAttribute("aria-label", word(`Copy ${label()}`, `${label()} kopieren`));
      relabel();
      button.addEventListener("focus", relabel);
      button.addEventListener("pointerenter", relabel);
      button.addEventListener("click", async () => {
        try {
          await navigator.clipboard.writeText(text());
          button.dataset.state = "done";
          say(word(`Copied ${label()}`, `${label()} kopiert`));
        } catch {
          button.dataset.state = "failed";
          say(word("Copying is not allowed here", "Kopieren ist hier nicht erlaubt"));
        }
        setTimeout(() => delete button.dataset.state, 1200);
      });
      place(button);
    };

    const box = document.querySelector(".copy-as");
    const select = box?.querySelector("select");
    if (select) {
      box.dataset.ready = "";
      try { select.value = localStorage.getItem("specimen:copy-as") ?? select.value; } catch {}
      if (select.selectedIndex < 0) select.selectedIndex = 0;
      select.addEventListener("change", () => { try { localStorage.setItem("specimen:copy-as", select.value); } catch {} });
    }
    const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);
    const hex = (css) => {
      const context = document.createElement("canvas").getContext("2d");
      context.fillStyle = css;
      const [red, green, blue, alpha] = context.fillStyle.match(/^rgba/) ? context.fillStyle.match(/[\d.]+/g).map(Number) : [];
      if (alpha === undefined) return context.fillStyle[0] === "#" && CSS.supports("color", css) ? context.fillStyle : css;
      return "#" + [red, green, blue, Math.round(alpha * 255)].map((level) => level.toString(16).padStart(2, "0")).join("");
    };
    /// A token's path in one of the formats. `own` is its name in Swift where that is not made from the path.
    const written = (path, prefix, own) => {
      const segments = path.split(".");
      const named = [prefix, ...(segments.at(-1) === "$root" ? segments.slice(0, -1) : segments)];
      const property = "--" + named.join("-").replace(/[^\w\u0080-\uffff-]/g, "-");
      const value = () => getComputedStyle(document.documentElement).getPropertyValue(property).trim();
      switch (select?.value) {
        case "value": return value();
        case "hex": return hex(value());
        case "swift": {
          const words = named.flatMap((name) => name.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []);
          return own ?? words.map((name, index) => index ? capital(name) : name[0].toLowerCase() + name.slice(1)).join("").replace(/^\d/, "_$&");
        }
        case "alias": return `{${path}}`;
        case "pointer": return "#/" + segments.map((name) => name.replaceAll("~", "~0").replaceAll("/", "~1")).join("/");
        case "name": return path;
        default: return `var(${property})`;
      }
    };
    const offerToken = (place, path, { prefix }, own) => offerCopy(
      place, () => written(path, prefix, own),
      () => path + word(" as ", " als ") + (select?.selectedOptions[0]?.text ?? "CSS"));
    const offer = (target) => {
      if (target.matches("tr")) {
        const link = target.cells[0].querySelector("a");
        const group = target.closest("table").dataset.p;
        const path = (group && group + ".") + link.textContent;
        offerToken((button) => link.after(button), path, target.closest("[data-prefix]").dataset, target.dataset.swift);
      } else if (target.matches("h3")) {
        offerToken((button) => target.append(button), target.textContent, target.closest("[data-prefix]").dataset, target.dataset.swift);
      } else {
        const text = target.dataset.copy || target.textContent.trim();
        offerCopy((button) => target.closest("dd") ? target.append(button) : target.after(button),
          () => text, () => target.dataset.copyLabel || text);
      }
    };
    // A page of a thousand tokens has ten thousand texts to copy, few of which anybody sees.
    const near = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        offer(target);
      }
    }, { rootMargin: "100%" });
    for (const target of each("[data-copy], .token h3, .token dd > code, .overview tbody > tr")) {
      near.observe(target);
    }
    """#

  /// The filter of the overview. Its state is that of the address, so that it can be shared.
  static let filter = #"""
    const form = document.querySelector(".filter");
    const plain = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
    let rows;
    /// The path, the custom property and the Swift name are one to a reader who leaves out what is between their words.
    const read = () => rows ??= [...each(".overview__group")].flatMap((group) => {
      const table = group.querySelector("table");
      const prefix = group.closest("[data-prefix]").dataset.prefix + table.dataset.p;
      const tier = group.closest("section").dataset.f;
      return [...table.tBodies[0].rows].map((row) => ({
        row, group, tier,
        facets: row.dataset.f.split(" "),
        name: plain(prefix + row.cells[0].textContent + " " + (row.dataset.swift ?? "")),
        text: row.textContent.toLowerCase(),
      }));
    });
    const chosen = (name) => [...form.querySelectorAll(`input[name=${name}]:checked`)].map((input) => input.value);
    const apply = () => {
      const terms = form.elements.q.value.toLowerCase().split(/\s+/).filter(Boolean).map((term) => [term, plain(term)]);
      const [types, tiers, only] = ["type", "tier", "only"].map(chosen);
      const counts = { type: {}, tier: {}, only: {} };
      const left = new Map();
      let found = 0;
      for (const item of read()) {
        const isNamed = terms.every(([term, name]) => item.text.includes(term) || (name && item.name.includes(name)));
        const isOnly = only.every((facet) => item.facets.includes(facet));
        const isOfType = !types.length || types.includes(item.facets[0]);
        const isInTier = !tiers.length || tiers.includes(item.tier);
        const isShown = isNamed && isOnly && isOfType && isInTier;
        if (isNamed && isOnly && isInTier) counts.type[item.facets[0]] = (counts.type[item.facets[0]] ?? 0) + 1;
        if (isNamed && isOnly && isOfType) counts.tier[item.tier] = (counts.tier[item.tier] ?? 0) + 1;
        if (isShown) for (const facet of item.facets.slice(1)) counts.only[facet] = (counts.only[facet] ?? 0) + 1;
        if (item.row.hidden === isShown) item.row.hidden = !isShown;
        left.set(item.group, (left.get(item.group) ?? 0) + isShown);
        found += isShown;
      }
      for (const [group, count] of left) {
        group.hidden = !count;
        group.style.containIntrinsicBlockSize = `${count * 41 + 45}px`;
        group.querySelector(".count").textContent = count;
      }
      for (const section of each(".overview > section")) {
        let count = 0;
        for (const group of section.querySelectorAll(".overview__group")) count += left.get(group);
        section.hidden = !count;
        section.querySelector("h2 > .count").textContent = count;
      }
      for (const input of form.querySelectorAll("[type=checkbox]")) {
        const count = counts[input.name][input.value] ?? 0;
        input.parentNode.querySelector(".count").textContent = count;
        input.parentNode.toggleAttribute("data-none", !count);
      }
      form.elements.found.value = found
        ? word(`${found} of ${rows.length} tokens`, `${found} von ${rows.length} Tokens`)
        : word("No token fits", "Kein Token passt");
      form.querySelector("[type=reset]").hidden = found === rows.length;
    };
    let saving;
    const save = () => {
      const url = new URL(location.href);
      const facets = [...form.querySelectorAll(":checked")].map((input) => `${input.name}:${input.value}`);
      for (const [name, text] of [["q", form.elements.q.value], ["is", facets.join(",")]]) {
        if (text) url.searchParams.set(name, text);
        else url.searchParams.delete(name);
      }
      history.replaceState(null, "", url);
    };
    if (form) {
      const query = new URLSearchParams(location.search);
      const facets = query.get("is")?.split(",") ?? [];
      form.elements.q.value = query.get("q") ?? "";
      for (const input of form.querySelectorAll("[type=checkbox]")) input.checked = facets.includes(`${input.name}:${input.value}`);
      form.dataset.ready = "";
      // Its types are those of the links above it.
      const update = () => { apply(); clearTimeout(saving); saving = setTimeout(save, 250); };
      if (query.has("q") || facets.length) apply();
      else form.querySelector("[type=reset]").hidden = true;
      form.addEventListener("focusin", read);
      form.addEventListener("input", update);
      form.addEventListener("submit", (event) => event.preventDefault());
      form.addEventListener("reset", () => { setTimeout(update); form.elements.q.focus(); });
    }
    """#
}
