extension SiteScript {
  /// Lets readers set a text of their own in every specimen of the page. A script of the world is offered where the face has each of its
  /// letters: one that is as wide with the face as without is another face's; one as wide as a letter that nobody has is none.
  static let samples = """
    const lines = [...each("[data-sample]")];
    const own = lines.map((line) => line.textContent);
    const show = (text, writer) => {
      lines.forEach((line, index) => { if (line !== writer) line.textContent = text || own[index]; });
    };
    const choices = [
      [word("As it was", "Wie zuvor"), ""],
      [word("Long word", "Langes Wort"), word("Incomprehensibilities", "Donaudampfschifffahrtsgesellschaft")],
      [word("Digits", "Ziffern"), "0123456789 1,234.50 € 11:47"],
    ];
    const scripts = [
      ["Ελληνικά", "Κάθε φανάρι στο λιμάνι είναι αναμμένο"], ["Кириллица", "Каждый фонарь в гавани горит"],
      ["Tiếng Việt", "Mọi ngọn đèn ở bến cảng đều sáng"], ["עברית", "כל פנס בנמל דולק"],
      ["العربية", "كل مصباح في الميناء مضاء"],
    ];
    const bars = each(".sample-bar");
    const offer = ([name, text]) => {
      for (const bar of bars) {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = name;
        button.addEventListener("click", () => show(text));
        bar.append(button);
      }
    };
    const has = (family, text) => {
      const pen = document.createElement("canvas").getContext("2d");
      const width = (families, text) => { pen.font = `40px ${families}`; return pen.measureText(text).width; };
      return [...text].filter((letter) => letter > "~").every((letter) => {
        const found = width(`${family}, serif`, letter);
        return found !== width("serif", letter) && found !== width(family, "\\u{10fffd}");
      });
    };
    if (lines.length) {
      for (const bar of bars) {
        bar.setAttribute("role", "group");
        bar.setAttribute("aria-label", word("Sample text", "Beispieltext"));
      }
      choices.forEach(offer);
      for (const line of lines) {
        line.contentEditable = "plaintext-only";
        line.spellcheck = false;
        line.setAttribute("role", "textbox");
        line.setAttribute("aria-label", word("Sample text", "Beispieltext"));
        line.addEventListener("input", () => show(line.textContent, line));
      }
      document.fonts.ready.then(() => {
        const family = getComputedStyle(lines[0]).fontFamily.split(",")[0];
        for (const script of scripts) if (has(family, script[1])) offer(script);
      });
    }
    """
}
