"""The faces that a site brings along."""

import base64
from pathlib import Path

from checks.tab import Tab

# Kerning, ligatures, figures, the letters of Europe's languages, and signs. The whole face goes by another name.
_MEASURE = """async ([family, weight, font]) => {
  const whole = new FontFace("Whole", Uint8Array.from(atob(font), (byte) => byte.charCodeAt(0)), { weight });
  document.fonts.add(await whole.load());
  const samples = [
    ["AVATAR Type fi ffl 0123456789 — “Łódź”, Škoda, Ægir, Þór, ÿ, ß: €5 → 7 ≤ 9", "normal"],
    ["1101 0,1 1/2", "'tnum'"], ["0123456789 (a)", "'ss01', 'case', 'zero', 'frac'"],
  ];
  const width = (name, text, features) => {
    const span = document.createElement("span");
    span.style = `position: absolute; white-space: pre; font: ${weight} 40px "${name}", monospace`;
    span.style.fontFeatureSettings = features;
    span.textContent = text;
    document.body.append(span);
    const { width } = span.getBoundingClientRect();
    span.remove();
    return width;
  };
  const complaints = [];
  for (const [text, features] of samples) {
    const [own, other] = [width(family, text, features), width("Whole", text, features)];
    if (own !== other) complaints.push(`${family} ${weight} sets '${text}' ${own} px wide, the whole face ${other} px`);
  }
  document.fonts.delete(whole);
  return complaints;
}"""

_LOAD = """async () => {
  const faults = [];
  for (const face of document.fonts) {
    try { await face.load(); } catch { faults.push(`${face.family} ${face.weight} does not load`); }
  }
  return faults;
}"""


def font_faults(tab: Tab, page: str, family: str, whole: dict[int, Path]) -> list[str]:
    """Whether every face of a page loads, and sets text as the whole face does, by weight."""
    tab.open(page)
    complaints: list[str] = tab.page.evaluate(_LOAD)
    for weight, file in whole.items():
        font = base64.b64encode(file.read_bytes()).decode()
        complaints += tab.page.evaluate(_MEASURE, [family, str(weight), font])
    return complaints
