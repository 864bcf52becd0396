extension SiteScript {
  /// review.js, which runs behind site.js on the pages of a report that show components before and after.
  ///
  /// It makes the frames, and gives each the mode of the page and what is chosen, by its address; all of it stands in the address of
  /// the page too. A frame that is replaced stays until the new one is there. Each drawing tells how tall it is.
  static let review = ScriptSqueezer.squeezed(
    """
    "use strict";
    const compare = document.querySelector("[data-compare]");
    const choices = [...compare.querySelectorAll("[data-choices] input")];
    const modes = [...each(".modes input")];
    const boxes = [...compare.querySelectorAll("[data-frame]")];
    const asked = new URLSearchParams(location.search);
    for (const input of choices) if (asked.get(input.name) === input.value) input.checked = true;
    const chosen = (inputs) => inputs.filter(({ checked }) => checked);
    const isFirst = (input) => choices.find(({ name }) => name === input.name) === input;

    const load = (box, address) => {
      if (box.dataset.address === address) return;
      box.dataset.address = address;
      const frames = [...box.querySelectorAll("iframe")];
      const next = document.createElement("iframe");
      next.title = box.dataset.frame;
      next.loading = "lazy";
      next.src = address;
      for (const old of frames.slice(1)) old.remove();
      next.addEventListener("load", () => { for (const old of frames) old.remove(); });
      box.append(next);
    };
    const apply = () => {
      const query = new URLSearchParams();
      for (const { name, value } of chosen(modes)) query.set(name, value);
      const look = chosen(modes).find((input) => input.closest("[data-look]"));
      if (look && !query.has("appearance")) query.set("appearance", look.value);
      for (const input of chosen(choices)) {
        if (input.name === "view") compare.dataset.view = input.value;
        else if (!isFirst(input)) query.set(input.name, input.value);
        if (input.name === "width") compare.style.setProperty("--wide", isFirst(input) ? "" : `${Number(input.value) + 34}px`);
      }
      compare.toggleAttribute("data-wide", query.has("width"));
      for (const box of boxes) {
        const link = box.parentElement.querySelector("[data-alone]");
        link.search = query;
        load(box, `${link.href}&bare`);
      }
    };
    addEventListener("message", ({ source, data }) => {
      const box = boxes.find((box) => [...box.querySelectorAll("iframe")].some((frame) => frame.contentWindow === source));
      if (!box || !(data?.drawn > 0)) return;
      box.dataset.tall = Math.min(Math.ceil(data.drawn), 1600);
      const views = box.closest(".pair__views");
      const heights = [...views.querySelectorAll("[data-tall]")].map(({ dataset }) => Number(dataset.tall));
      views.style.setProperty("--tall", `${Math.max(...heights)}px`);
    });
    for (const input of choices) {
      input.addEventListener("change", () => {
        const url = new URL(location.href);
        if (isFirst(input)) url.searchParams.delete(input.name); else url.searchParams.set(input.name, input.value);
        history.replaceState(null, "", url);
        apply();
      });
    }
    for (const input of modes) input.addEventListener("change", apply);
    addEventListener("pageshow", apply);

    for (const views of compare.querySelectorAll("[data-both]")) {
      const name = views.parentElement.querySelector("h2 > a").textContent;
      const slider = views.appendChild(document.createElement("input"));
      slider.type = "range";
      slider.className = "pair__slider";
      slider.setAttribute("aria-label", word(`${name}: how much of “before” is shown`, `${name}: wie viel von „Vorher“ zu sehen ist`));
      const slide = () => {
        views.style.setProperty("--split", `${slider.value}%`);
        slider.setAttribute("aria-valuetext", `${slider.value} %`);
      };
      slider.addEventListener("input", slide);
      slide();
    }
    apply();

    """)
}
