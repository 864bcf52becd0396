extension SiteScript {
  /// Finds what the index (`SearchIndex`) has for a query, best first.
  ///
  /// A name that is the query goes before one that starts with it, then come words, starts of words, parts of words, values,
  /// descriptions and texts; every word of the query has to be somewhere. The page's own system goes before others. Where nothing is
  /// found, words of four letters and more may have one letter wrong.
  static let finding = #"""
    // "veroTextPrimary" and "--vero-text-primary" become " vero text primary ".
    const spaced = (text) => ` ${text.replace(/([\p{Ll}\d])(?=\p{Lu})/gu, "$1 ").toLowerCase().replace(/[^\p{L}\p{N}#%]+/gu, " ").trim()} `;
    const closed = (text) => text.replace(/ /g, "");
    const entry = (kind, href, title, where, more) => {
      const all = { kind, href, title, where, about: "", body: "", values: [], names: [title], prefix: "  ", ...more };
      all.names = `|${all.names.map(spaced).join("|")}|`;
      all.joined = closed(all.names);
      all.low = [all.values.map((value) => " " + closed(value)).join(""), all.about, all.body].map((text) => text.toLowerCase());
      return all;
    };
    const entries = () => searchIndex.flatMap(([system, folder, prefix, pages, components, types]) => {
      const root = base + encodeURI(folder);
      const more = { prefix: ` ${prefix} `, isHere: location.href.startsWith(root) };
      const place = (...names) => [!more.isHere && system, ...names].filter(Boolean).join(" › ");
      const at = (path, id) => root + encodeURI(path) + "#" + encodeURIComponent(id);
      const documents = (kind, list) => list.flatMap(([path, title, section, about, headings, body]) => [
        entry(kind, root + encodeURI(path), title, place(section), { ...more, about, body }),
        ...headings.flatMap((id, i) => (i % 2 ? [] : entry(kind, at(path, id), headings[i + 1], place(title), more))),
      ]);
      return [
        ...documents("pages", pages), ...documents("components", components),
        ...types.flatMap(([path, type, tokens]) => tokens.map(([name, values, about = "", swift = "", id = name]) =>
          entry("tokens", at(path, id), name, place(type), {
            ...more, about, values: values.split("\n"), names: [name, swift],
            css: "--" + [prefix, ...name.replace(/\.\$root$/, "").split(".")].join("-").replace(/[^\w\x80-\uffff-]/g, "-"),
          }))),
      ];
    });

    const isSlip = (own, word) => {
      let i = 0;
      while (i < word.length && own[i] === word[i]) i++;
      const rest = (n) => word.slice(i + n);
      return own.startsWith(rest(1), i) || own.startsWith(rest(0), i + 1) || own.startsWith(rest(1), i + 1)
        || own[i] === word[i + 1] && own[i + 1] === word[i] && own.startsWith(rest(2), i + 2);
    };
    // Thousands of names are made of a few hundred words.
    const vocabularyOf = (all) => [...new Set(all.flatMap(({ names }) => names.split(" ")))];
    const slipsOf = (word) => (word.length > 3 ? vocabulary.filter((own) => isSlip(own, word)).map((own) => ` ${own} `) : []);
    const rank = ({ names, joined, low: [values, about, body] }, [word, name, close, slips]) =>
      close && (names.includes(name) ? 9 : names.includes(name.trimEnd()) ? 8 : joined.includes(close) && 6)
      || (values.includes(word) ? 5 : about.includes(word.slice(1)) ? 3 : body.includes(word.slice(1)) ? 1 : 0)
      || Number(slips.some((own) => names.includes(own)));
    const search = (text, hasSlips) => {
      const words = text.split(/\s+/).map((word) => [word, hasSlips ? slipsOf(word.toLowerCase()) : []]);
      const forms = new Map();
      const form = (word, prefix, slips) => {
        const name = spaced(word);
        const own = name.startsWith(prefix) ? name.slice(prefix.length - 1) : name;
        return [" " + word.toLowerCase(), own, closed(own), slips];
      };
      for (const { prefix } of all) {
        if (!forms.has(prefix)) forms.set(prefix, [form(text, prefix), words.map(([word, slips]) => form(word, prefix, slips))]);
      }
      const found = [];
      for (const entry of all) {
        const [[, name, close], words] = forms.get(entry.prefix);
        let score = 9;
        for (const word of words) if (!(score = Math.min(score, rank(entry, word)))) break;
        if (!score) continue;
        const more = entry.joined.includes(`|${close}|`) ? 20 : entry.names.includes("|" + name.trimEnd()) ? 10 : 0;
        found.push({ entry, score: score + more + (entry.isHere ? 99 : 0) - entry.title.length / 999 });
      }
      return found.sort((a, b) => b.score - a.score).map(({ entry }) => entry);
    };

    // Red, green and blue weigh about what they weigh for the eye.
    const levels = (hex) => {
      const bits = parseInt(hex.slice(1, 7), 16);
      return [1.4 * (bits >> 16), 2 * (bits >> 8 & 255), 1.7 * (bits & 255)];
    };
    const nearest = (hex) => {
      const [red, green, blue] = levels(hex);
      // Many tokens have the same colour.
      const known = new Map();
      const far = (value) => {
        if (!known.has(value)) {
          const [r, g, b] = levels(value);
          known.set(value, Math.hypot(r - red, g - green, b - blue));
        }
        return known.get(value);
      };
      const near = [];
      for (const entry of all) {
        if (entry.css) for (const value of entry.values) if (value[0] === "#" && far(value) > 0 && far(value) < 90) near.push({ entry, value });
      }
      return near.sort((a, b) => far(a.value) - far(b.value)).map(({ entry, value }) => ({ ...entry, kind: "nearest", values: [value] }));
    };
    const find = (query) => {
      const text = query.trim().replace(/(\d) (?=(px|r?em|m?s|pt)\b)/gi, "$1");
      const found = search(text);
      const hex = /^#?([\da-f]{6})([\da-f]{2})?$/i.exec(text.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3"));
      if (hex) found.push(...nearest("#" + hex[1]));
      return found.length ? found : search(text, true);
    };
    """#
}
