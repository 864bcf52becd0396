extension SiteScript {
  /// Finds what the index (`SearchIndex`) has for a query, best first.
  ///
  /// A name that is the query goes before one that starts with it, then come words, starts of words, parts of words, values,
  /// descriptions and texts; every word of the query has to be somewhere. The page's own system goes before others. Where nothing is
  /// found, words of four letters and more may have one letter wrong.
  ///
  /// The texts of all entries of a system are one, in which U+0000 stands before each: a browser looks through one long text
  /// many times faster than through thousands of short ones.
  static let finding = #"""
    // "veroTextPrimary" and "--vero-text-primary" become "vero text primary"; lines and entries stay apart.
    const parted = (text) => text.replace(/([\p{Ll}\d])(?=\p{Lu})/gu, "$1 ").toLowerCase().replace(/[^\p{L}\p{N}#%\0\n]+/gu, " ");
    const spaced = (text) => ` ${parted(text).trim()} `;
    const closed = (text) => text.replaceAll(" ", "");
    const corpus = (entries, prefix, isHere) => {
      const all = (read) => "\0" + entries.map(read).join("\0");
      const names = parted(all(({ title, swift = "" }) => `\n${title}\n${swift}\n`)).replace(/ ?\n ?/g, " \n ");
      const values = closed(all(({ values = "" }) => "\n" + values)).replaceAll("\n", " ");
      const texts = [names, closed(names), values, all(({ about = "" }) => about), all(({ body = "" }) => body)].map((raw) => {
        const text = raw.toLowerCase();
        const starts = [];
        for (let at = 0; at >= 0; at = text.indexOf("\0", at + 1)) starts.push(at);
        return { text, starts: [...starts, text.length] };
      });
      return { entries, prefix: spaced(prefix), isHere, texts };
    };
    const corpora = () => searchIndex.map(([system, folder, prefix, pages, components, types]) => {
      const root = base + encodeURI(folder);
      const isHere = location.href.startsWith(root);
      const place = (...names) => [!isHere && system, ...names].filter(Boolean).join(" › ");
      const documents = (kind, list) => list.flatMap(([path, title, section, about, headings, body]) => [
        { kind, root, path, title, where: place(section), about, body },
        ...headings.flatMap((id, i) => (i % 2 ? [] : { kind, root, path, id, title: headings[i + 1], where: place(title) })),
      ]);
      return corpus([
        ...documents("pages", pages), ...documents("components", components),
        ...types.flatMap(([path, type, tokens]) => {
          const where = place(type);
          return tokens.map(([title, values, about, swift, id = title]) => ({ kind: "tokens", root, path, id, title, where, prefix, values, about, swift }));
        }),
      ], prefix, isHere);
    });

    // Gives every entry whose text has the words at least this score.
    const raise = (scores, { text, starts }, words, score) => {
      for (let i = 0, at = text.indexOf(words); at >= 0; at = text.indexOf(words, starts[i + 1])) {
        while (starts[i + 1] <= at) i++;
        if (scores[i] < score) scores[i] = score;
      }
    };
    // Keeps the best of each kind, and counts them all.
    const ranking = () => {
      const kinds = new Map();
      const add = (kind, score, entry, value) => {
        if (!kinds.has(kind)) kinds.set(kind, { kind, count: 0, hits: [] });
        const group = kinds.get(kind);
        const { hits } = group;
        group.count++;
        let at = hits.length;
        while (at && hits[at - 1].score < score) at--;
        if (at < 12) hits.splice(at, 0, { score, entry, value });
        if (hits.length > 12) hits.pop();
      };
      return { add, groups: () => [...kinds.values()].sort((a, b) => b.hits[0].score - a.hits[0].score) };
    };
    // What a word starts with where it starts with another word but for a letter.
    const slip = (own, word) => {
      let i = 0;
      while (own[i] === word[i]) i++;
      const rest = (n) => word.slice(i + n);
      const more = own.startsWith(rest(1), i) ? -1 : own.startsWith(rest(0), i + 1) ? 1
        : own.startsWith(rest(1), i + 1) || own[i] === word[i + 1] && own[i + 1] === word[i] && own.startsWith(rest(2), i + 2) ? 0 : -99;
      return own.slice(0, Math.max(0, word.length + more));
    };
    // Thousands of names are made of a few hundred words.
    let vocabulary;
    const slipsOf = (word) => {
      vocabulary ??= [...new Set(all.flatMap(({ texts }) => texts[0].text.split(/[\0\n ]+/)))];
      return word.length > 3 ? new Set(vocabulary.map((own) => (own.startsWith(word) ? "" : slip(own, word))).filter(Boolean)) : [];
    };
    const search = (text, hasSlips) => {
      const words = text.toLowerCase().split(/\s+/);
      const slips = words.map((word) => (hasSlips ? slipsOf(word) : []));
      const { add, groups } = ranking();
      for (const { entries, prefix, isHere, texts } of all) {
        const [names, joined, values, about, body] = texts;
        const form = (word) => {
          const name = spaced(word);
          const own = name.startsWith(prefix) ? name.slice(prefix.length - 1) : name;
          return [own, closed(own)];
        };
        let least;
        text.split(/\s+/).forEach((word, i) => {
          const scores = new Uint8Array(entries.length);
          const [name, close] = form(word);
          for (const start of slips[i]) raise(scores, names, " " + start, 1);
          raise(scores, body, words[i], 1);
          raise(scores, about, words[i], 3);
          raise(scores, values, " " + words[i], 5);
          if (close) {
            raise(scores, joined, close, 6);
            raise(scores, names, name.trimEnd(), 8);
            raise(scores, names, name, 9);
          }
          least = least ? least.map((score, i) => Math.min(score, scores[i])) : scores;
        });
        const more = new Uint8Array(entries.length);
        const [name, close] = form(text);
        // The prefix alone is what all names of its system start with.
        raise(more, names, "\n" + name.trimEnd(), 10);
        if (close) raise(more, joined, `\n${close}\n`, 20);
        entries.forEach((entry, i) => {
          if (least[i]) add(entry.kind, least[i] + more[i] + (isHere ? 99 : 0) - entry.title.length / 999, entry);
        });
      }
      return groups();
    };

    // Red, green and blue weigh about what they weigh for the eye.
    const levels = (hex) => {
      const bits = parseInt(hex.slice(1, 7), 16);
      return [1.4 * (bits >> 16), 2 * (bits >> 8 & 255), 1.7 * (bits & 255)];
    };
    // Many tokens have the same colour.
    let colors;
    const nearest = (hex) => {
      colors ??= all.flatMap(({ entries }) => entries).reduce((known, entry) => {
        for (const value of entry.values?.includes("#") ? entry.values.split("\n") : []) {
          if (value[0] === "#" && !known.get(value)?.push(entry)) known.set(value, [entry]);
        }
        return known;
      }, new Map());
      const [red, green, blue] = levels(hex);
      const { add, groups } = ranking();
      for (const [value, entries] of colors) {
        const [r, g, b] = levels(value);
        const far = Math.hypot(r - red, g - green, b - blue);
        if (far > 0 && far < 90) for (const entry of entries) add("nearest", -far, entry, value);
      }
      return groups();
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
