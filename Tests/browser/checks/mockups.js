// Draws the mock-ups of component pages in frames on one sheet, and tells what a browser computes for each text, shape and line.
// The pictures of the sheet are taken outside; `pairs` reads them.

const frames = [];
const seenColor = "rgb(255, 0, 255)";
const still = "*, *::before, *::after { transition: none !important; animation: none !important }";
const shapes = "rect, path, circle, ellipse, line, polyline, polygon, use";
const ground = `
  *, *::before, *::after, *::placeholder, *::marker { -webkit-text-fill-color: transparent !important;
    -webkit-text-stroke-color: transparent !important; text-shadow: none !important;
    text-decoration-color: transparent !important; caret-color: transparent !important }
  li::marker { color: transparent !important }
  :root:not([data-filled]) svg :is(${shapes}) { visibility: hidden !important }
  :root:not([data-filled]) [data-clipped] { background: none !important }
  :root[data-filled] [data-clipped] { background-clip: border-box !important }`;

/// `pages`: the HTML of component pages, `links`: which of the `sheets` each links to. One frame for each.
function draw(pages, links, sheets, width, columns) {
  document.body.style.margin = 0;
  for (const [index, html] of pages.entries()) {
    const frame = document.createElement("iframe");
    frame.style.cssText = `position: absolute; border: 0; width: ${width}px; height: 100px`;
    document.body.append(frame);
    const doc = frame.contentDocument;
    doc.open();
    doc.write(html);
    doc.close();
    const stages = [...doc.querySelectorAll(".variant .stage")].map(stage => ({
      stage, mockup: stage.querySelector(".mockup"),
      variant: stage.closest(".variant").querySelector("h3").id.replace("variant:", ""),
    }));
    const chosen = [...doc.querySelectorAll(".modes input")];
    const symbols = [...doc.querySelectorAll("svg:has(symbol)")];
    doc.body.replaceChildren(...stages.map(({ stage }) => stage), ...symbols, ...chosen);
    for (const input of chosen) input.style.cssText = "position: fixed; top: -99px";
    for (const part of doc.querySelectorAll("[role=img].stage, .mockup")) {
      for (const name of ["role", "aria-label", "inert"]) part.removeAttribute(name);
    }
    for (const style of [...links[index].map(link => sheets[link]), still, ".stage { padding: 12px !important }"]) add(doc, style);
    frames.push({ frame, doc, stages });
  }
  const bottoms = Array(columns).fill(0);
  const heights = frames.map(({ doc }) => Math.ceil(doc.body.scrollHeight) + 8);
  for (const [index, { frame }] of frames.entries()) {
    const height = heights[index];
    const column = bottoms.indexOf(Math.min(...bottoms));
    Object.assign(frame.style, { left: `${column * width}px`, top: `${bottoms[column]}px`, height: `${height}px` });
    bottoms[column] += height;
  }
  return Math.max(...bottoms);
}

function add(doc, text) {
  const style = doc.createElement("style");
  style.textContent = text;
  doc.head.append(style);
  return style;
}

/// What axe-core says of the contrast of each element: `violations`, `passes` or `incomplete`, with its reason.
async function askAxe(source) {
  const answers = [];
  for (const [index, { frame, stages }] of frames.entries()) {
    frame.contentWindow.eval(source);
    const found = await frame.contentWindow.axe.run(frame.contentDocument, {
      runOnly: { type: "rule", values: ["color-contrast"] }, elementRef: true, iframes: false,
    });
    for (const verdict of ["violations", "passes", "incomplete"]) {
      for (const node of found[verdict].flatMap(rule => rule.nodes)) {
        const data = node.any[0]?.data ?? {};
        const at = stages.find(({ mockup }) => mockup.contains(node.element));
        if (!at) continue;
        answers.push({
          frame: index, variant: at.variant, state: at.mockup.dataset.state, verdict, reason: data.messageKey ?? null,
          element: elements(at.mockup).indexOf(node.element), ratio: data.contrastRatio ?? null,
        });
      }
    }
  }
  return answers;
}

const elements = mockup => [...mockup.querySelectorAll("*")];

/// Everything that can be looked at; from now on the texts are transparent.
let targets = [];

function find() {
  for (const [index, { doc, frame, stages }] of frames.entries()) {
    const view = frame.contentWindow;
    for (const { mockup, variant } of stages) {
      const all = elements(mockup);
      const mine = (element, kind, pseudo, extra) => {
        if (!isDrawn(view, element)) return;
        const style = view.getComputedStyle(element, pseudo && `::${pseudo}`);
        targets.push({
          frame: index, variant, state: mockup.dataset.state, element: all.indexOf(element), pseudo, kind,
          color: channels(style.webkitTextFillColor), size: parseFloat(style.fontSize), weight: Number(style.fontWeight),
          isClipped: style.backgroundClip === "text" || clipped(view, element), node: null, source: element,
          fill: style.webkitTextFillColor, text: null, rects: [], ...extra,
        });
      };
      const walker = doc.createTreeWalker(mockup, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const parent = node.parentElement;
        if (!/[^\s]/.test(node.data) || parent.closest("style, script, select, textarea, svg")) continue;
        const range = doc.createRange();
        range.selectNodeContents(node);
        mine(parent, "text", null, { node: range, text: node.data.trim(), rects: boxes(range) });
      }
      for (const element of all) {
        for (const pseudo of ["before", "after"]) {
          const content = view.getComputedStyle(element, `::${pseudo}`).content;
          const text = [...content.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(match => match[1]).join("");
          if (text.trim()) mine(element, "text", pseudo, { text: text.trim(), rects: boxes(element) });
        }
        const field = element.matches("textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=range])");
        if (field && element.value) mine(element, "text", null, { text: element.value, rects: boxes(element) });
        if (element.matches("select")) {
          mine(element, "text", null, { text: element.selectedOptions[0].text, rects: boxes(element) });
        }
        if (field && !element.value && element.placeholder) {
          mine(element, "placeholder", "placeholder", { text: element.placeholder, rects: boxes(element) });
        }
        const style = view.getComputedStyle(element);
        const drawing = element.closest("svg");
        if (element.matches(`svg :is(${shapes})`) && !element.closest("defs, symbol")) {
          const isIcon = element.matches("use");
          for (const side of isIcon ? ["color"] : ["fill", "stroke"]) {
            if (style[side] === "none" || style[side].startsWith("url")) continue;
            mine(element, "graphic", null, {
              element: all.indexOf(drawing), color: channels(style[side]),
              rects: [middle(element, isIcon)], text: isIcon ? "icon" : side,
            });
          }
        }
        const box = element.getBoundingClientRect();
        for (const side of ["Top", "Right", "Bottom", "Left"]) {
          const wide = parseFloat(style[`border${side}Width`]);
          if (wide && style[`border${side}Style`] !== "none") {
            mine(element, "border", null, { color: channels(style[`border${side}Color`]), text: side,
              rects: line(box, side, 0, wide), isSolid: style[`border${side}Style`] === "solid" && wide >= 1 });
          }
        }
        const wide = parseFloat(style.outlineWidth);
        if (wide && style.outlineStyle !== "none") {
          mine(element, "outline", null, { color: channels(style.outlineColor), text: "Left",
            rects: line(box, "Left", -parseFloat(style.outlineOffset) - wide, wide), isSolid: style.outlineStyle === "solid" });
        }
        if (!drawing) mine(element, "box", null, { rects: beside(element) });
      }
      for (const element of all) {
        if (view.getComputedStyle(element).backgroundClip === "text") element.dataset.clipped = "";
        element.dataset.at = all.indexOf(element);
      }
    }
    add(doc, ground);
    targets.filter(target => target.frame === index).forEach(move);
  }
  return targets.map(({ node, source, ...facts }) => facts);
}

/// False for what has no box; what cannot be seen for another reason is told by its pixels.
function isDrawn(view, element) {
  const boxed = view.getComputedStyle(element).display === "contents" ? element.parentElement : element;
  return boxed === element ? element.checkVisibility() : isDrawn(view, boxed);
}

function clipped(view, element) {
  return Boolean(element.parentElement?.closest?.(".mockup")) && view.getComputedStyle(element.parentElement).backgroundClip === "text"
    || Boolean(element.parentElement?.parentElement?.closest(".mockup")) && clipped(view, element.parentElement);
}

/// From the frame to the sheet.
function move(target) {
  const { offsetLeft, offsetTop } = frames[target.frame].frame;
  target.rects = target.rects.map(([x, y, width, height]) => [x + offsetLeft, y + offsetTop, width, height]);
}

const plain = ({ x, y, width, height }) => [x, y, width, height];
const boxes = range => [...range.getClientRects()].map(plain);

function middle(element, isWhole) {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (isWhole) return [x, y, width, height];
  return [x + width / 3, y + height / 3, Math.max(width / 3, 1), Math.max(height / 3, 1)];
}

/// A pixel outside of an element, and one in its middle.
function beside(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [[x - 2, y + height / 2, 1, 1], [x + width / 2, y + height / 2, 1, 1]];
}

/// A pixel of a line, one outside of it and one inside, in three places along a side of the box. The line begins `inset` px inside
/// of the side and is `wide` px wide.
function line(box, side, inset, wide) {
  const [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom].map(Math.round);
  return [1 / 2, 1 / 4, 3 / 4].flatMap(share => {
    const [across, along] = [left + share * (right - left), top + share * (bottom - top)];
    const at = distance => ({
      Top: [across, top + distance, 1, 1], Bottom: [across, bottom - 1 - distance, 1, 1],
      Left: [left + distance, along, 1, 1], Right: [right - 1 - distance, along, 1, 1],
    })[side];
    return [at(inset + Math.floor(wide / 2)), at(inset - 2), at(inset + Math.ceil(wide) + (Math.abs(inset + wide) > 1 ? 1 : 0))];
  });
}

const known = new Map();

/// Red, green, blue and alpha of a colour in sRGB, from 0 to 1, unless it lies outside.
function channels(color) {
  if (!known.has(color)) {
    const probe = document.createElement("i");
    probe.style.color = `color(from ${color} srgb r g b / alpha)`;
    document.body.append(probe);
    known.set(color, getComputedStyle(probe).color);
    probe.remove();
  }
  const text = known.get(color);
  const [red, green, blue, alpha = 1] = text.match(/-?[\d.]+(e-?\d+)?|none/g).map(part => part === "none" ? 0 : Number(part));
  return [red, green, blue, alpha];
}

/// `ground`: nothing but what lies behind the texts and shapes; `fill`: their places, filled with their colours;
/// `text`, `before` and `after`: the places of those, filled with one colour. Fields, which have no text, go with `before`.
const slot = ({ kind, pseudo, node }) => kind !== "text" && kind !== "placeholder" ? null : node ? "text" : pseudo === "after" ? "after" : "before";
let sheets = [];

function show(picture) {
  for (const sheet of sheets) sheet.remove();
  sheets = [];
  for (const [index, { doc, frame }] of frames.entries()) {
    doc.documentElement.toggleAttribute("data-filled", picture === "fill");
    frame.contentWindow.CSS.highlights.clear();
    const mine = targets.filter(target => target.frame === index);
    const rules = [];
    const colors = new Map();
    for (const target of mine) {
      if (!slot(target) || (picture !== "fill" && picture !== slot(target))) continue;
      const color = picture === "fill" ? target.fill : seenColor;
      if (target.node) {
        if (!colors.has(color)) colors.set(color, new frame.contentWindow.Highlight());
        colors.get(color).add(target.node);
      } else {
        const part = target.pseudo ? `::${target.pseudo}` : "";
        const at = `[data-state="${target.state}"] [data-at="${target.element}"]${part}`;
        rules.push(`${at} { text-decoration: line-through 1em ${color} !important }`);
      }
    }
    for (const [color, highlight] of colors) {
      const name = `c${rules.length}`;
      frame.contentWindow.CSS.highlights.set(name, highlight);
      rules.push(`::highlight(${name}) { background-color: ${color}; color: transparent; -webkit-text-fill-color: transparent }`);
    }
    if (rules.length) sheets.push(add(doc, rules.join("\n")));
  }
}

const pictures = {};

async function keep(picture, base64) {
  const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }), { colorSpaceConversion: "none" });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0);
  pictures[picture] = context;
}

const area = (picture, [x, y, width, height]) => pictures[picture].getImageData(x, y, width, height).data;
const pixel = (data, at) => data[at] << 16 | data[at + 1] << 8 | data[at + 2];

/// For each target: the colours behind it and of it at each of its pixels, as pairs of numbers 0xRRGGBB, each pair once.
/// Empty for what cannot be seen. Of lines: what is outside, the line itself, what is inside.
function pairs() {
  return targets.map(target => {
    if (target.kind === "border" || target.kind === "outline" || target.kind === "box") {
      return target.rects.map(([x, y]) => pixel(area("ground", [Math.floor(x), Math.floor(y), 1, 1]), 0));
    }
    const found = new Map();
    const place = slot(target);
    for (const rect of target.rects) {
      const [x, y] = [Math.floor(rect[0]), Math.floor(rect[1])];
      const [width, height] = [Math.ceil(rect[2]), Math.ceil(rect[3])];
      if (width < 1 || height < 1 || x < 0 || y < 0) continue;
      const [low, high] = [area("ground", [x, y, width, height]), area("fill", [x, y, width, height])];
      const seen = place ? area(place, [x, y, width, height]) : null;
      const shows = at => !seen || pixel(seen, at) !== pixel(low, at);
      const rows = [...Array(height).keys()].filter(row => [...Array(width).keys()].some(column => shows((row * width + column) * 4)));
      const [first, count] = [rows[0], rows.length];
      for (const row of rows) {
        if (place && (row < first + count * 0.35 || row > first + count * 0.65)) continue;
        for (let column = 0; column < width; column++) {
          const at = (row * width + column) * 4;
          const isInside = !place || column > 0 && column < width - 1 && shows(at - 4) && shows(at + 4);
          if (isInside && shows(at)) found.set(`${pixel(low, at)} ${pixel(high, at)}`, true);
        }
      }
    }
    return [...found.keys()].slice(0, 5000).map(key => key.split(" ").map(Number));
  });
}
