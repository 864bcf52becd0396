extension SiteScript {
  /// overview.js, which runs behind site.js on the overview of all tokens.
  static let overviewPage = ScriptSqueezer.squeezed("\"use strict\";\n{\n\(filter)\n}\n")

  /// The filter of the overview. Its state is that of the address, so that it can be shared.
  private static let filter = #"""
    const form = document.querySelector(".filter");
    const plain = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
    let groups;
    /// The path, the custom property and the Swift name are one to a reader who leaves out what is between their words.
    const read = () => groups ??= [...each(".overview__group")].map((element) => {
      const table = element.querySelector("table");
      const prefix = element.closest("[data-prefix]").dataset.prefix + table.dataset.p;
      return {
        element, section: element.closest("section"), count: element.querySelector(".count"),
        items: [...table.tBodies[0].rows].map((row) => ({
          row,
          facets: row.dataset.f.split(" "),
          name: plain(prefix + row.cells[0].textContent + " " + (row.dataset.swift ?? "")),
          text: row.textContent.toLowerCase(),
        })),
      };
    });
    /// Shows so many rows of what is found, besides those that are drawn. Groups of which none is keep their places: only what can be
    /// seen is laid out.
    const show = (most) => {
      for (const { element, items, found, count } of groups) {
        const { style } = element;
        const isLater = !found || most <= 0;
        element.hidden = !found;
        style.containIntrinsicBlockSize = `${found && found * 41 + 45}px`;
        const isDrawn = style.contentVisibility === "visible";
        style.contentVisibility = isLater ? "hidden" : isDrawn || most < Infinity ? "visible" : "auto";
        if (isLater) continue;
        count.textContent = found;
        for (const { row, isShown } of items) {
          const isHidden = !isShown || most-- <= 0 && !(isDrawn && !row.hidden);
          if (row.hidden !== isHidden) row.hidden = isHidden;
        }
      }
    };
    const chosen = (name) => [...form.querySelectorAll(`input[name=${name}]:checked`)].map((input) => input.value);
    const apply = () => {
      const terms = form.elements.q.value.toLowerCase().split(/\s+/).filter(Boolean).map((term) => [term, plain(term)]);
      const [types, tiers, only] = ["type", "tier", "only"].map(chosen);
      const counts = { type: {}, tier: {}, only: {} };
      const sections = new Map();
      let all = 0;
      let found = 0;
      let hasChanged;
      for (const group of read()) {
        const tier = group.section.dataset.f;
        group.found = 0;
        all += group.items.length;
        for (const item of group.items) {
          const isNamed = terms.every(([term, name]) => item.text.includes(term) || (name && item.name.includes(name)));
          const isOnly = only.every((facet) => item.facets.includes(facet));
          const isOfType = !types.length || types.includes(item.facets[0]);
          const isInTier = !tiers.length || tiers.includes(tier);
          const isShown = isNamed && isOnly && isOfType && isInTier;
          hasChanged ||= isShown !== item.isShown;
          item.isShown = isShown;
          if (isNamed && isOnly && isInTier) counts.type[item.facets[0]] = (counts.type[item.facets[0]] ?? 0) + 1;
          if (isNamed && isOnly && isOfType) counts.tier[tier] = (counts.tier[tier] ?? 0) + 1;
          if (item.isShown) for (const facet of item.facets.slice(1)) counts.only[facet] = (counts.only[facet] ?? 0) + 1;
          group.found += item.isShown;
        }
        sections.set(group.section, (sections.get(group.section) ?? 0) + group.found);
        found += group.found;
      }
      if (hasChanged) show(innerHeight / 40);
      for (const [section, count] of sections) {
        section.hidden = !count;
        section.querySelector("h2 > .count").textContent = count;
      }
      for (const input of form.querySelectorAll("[type=checkbox]")) {
        const count = counts[input.name][input.value] ?? 0;
        input.parentNode.querySelector(".count").textContent = count;
        input.parentNode.toggleAttribute("data-none", !count);
      }
      form.elements.found.value = found
        ? word(`${found} of ${all} tokens`, `${found} von ${all} Tokens`)
        : word("No token fits", "Kein Token passt");
      form.querySelector("[type=reset]").hidden = found === all;
      clearTimeout(settling);
      settling = setTimeout(settle, 100);
    };
    let settling;
    const settle = () => {
      show(Infinity);
      const url = new URL(location.href);
      const facets = [...form.querySelectorAll(":checked")].map((input) => `${input.name}:${input.value}`);
      for (const [name, text] of [["q", form.elements.q.value], ["is", facets.join(",")]]) {
        if (text) url.searchParams.set(name, text);
        else url.searchParams.delete(name);
      }
      history.replaceState(null, "", url);
    };
    const query = new URLSearchParams(location.search);
    const facets = query.get("is")?.split(",") ?? [];
    form.elements.q.value = query.get("q") ?? "";
    for (const input of form.querySelectorAll("[type=checkbox]")) input.checked = facets.includes(`${input.name}:${input.value}`);
    form.dataset.ready = "";
    if (query.has("q") || facets.length) apply();
    else form.querySelector("[type=reset]").hidden = true;
    form.addEventListener("focusin", read);
    form.addEventListener("input", apply);
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("reset", () => { setTimeout(apply); form.elements.q.focus(); });
    """#
}
