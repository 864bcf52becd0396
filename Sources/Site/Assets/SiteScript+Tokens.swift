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
      const name = property(prefix, path);
      const value = () => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
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
        default: return `var(${name})`;
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
        offerToken((button) => target.append(button), target.textContent, target.closest("[data-prefix]").dataset, target.parentNode.querySelector("[data-swift]")?.textContent);
      } else {
        const text = target.dataset.copy || target.textContent.trim();
        offerCopy((button) => target.closest("dd") ? target.append(button) : target.after(button),
          () => text, () => target.dataset.copyLabel || text);
      }
    };
    // A page of a thousand tokens has ten thousand texts to copy, few of which anybody sees. All that is watched costs time in every
    // frame: so groups and entries are, and only what stands in those that are near.
    const holders = ".token, .overview__group";
    const near = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        if (!target.matches(holders)) offer(target);
        else for (const part of target.querySelectorAll("[data-copy], .token h3, .token dd > code, tbody > tr")) near.observe(part);
      }
    }, { rootMargin: "100%" });
    for (const target of each(holders + ", [data-copy]")) if (target.matches(holders) || !target.closest(holders)) near.observe(target);
    """#
}
