"""What a browser makes of custom properties, beside the texts that they should have."""

from playwright.sync_api import Page

from checks.exported import Mode

# Where a property of CSS takes the value, what it computes to is compared too, so that the text is known to be valid there.
# Everything is written before anything is read: the browser then computes the page once.
_COMPARED = """([scope, texts]) => {
  const properties = ["color", "width", "font-family", "font-weight", "transition-duration", "transition-timing-function",
    "opacity", "line-height", "border-top", "transition", "box-shadow", "background-image", "font", "border-top-style"];
  const element = document.querySelector(scope);
  const box = document.createElement("div");
  const styled = (property, text) => {
    const part = document.createElement("i");
    part.style.cssText = `all: initial; ${property}: ${text}`;
    box.append(part);
    return part;
  };
  const pairs = Object.entries(texts).flatMap(([name, text]) => {
    const property = text && properties.find(property => CSS.supports(property, text));
    return property ? [{name, property, used: styled(property, `var(${name})`), wanted: styled(property, text)}] : [];
  });
  element.append(box);
  const faults = [];
  const own = getComputedStyle(element);
  for (const [name, text] of Object.entries(texts)) {
    const found = own.getPropertyValue(name);
    if (found !== text) faults.push(`${scope} ${name}: '${found}' instead of '${text}'`);
  }
  for (const {name, property, used, wanted} of pairs) {
    const longhands = [...wanted.style].filter(longhand => longhand !== "all");
    const [a, b] = [used, wanted].map(part => {
      const style = getComputedStyle(part);
      return longhands.map(longhand => style.getPropertyValue(longhand)).join(" | ");
    });
    if (a !== b) faults.push(`${scope} ${name}: ${property} is '${a}' instead of '${b}'`);
  }
  box.remove();
  return [pairs.length, faults];
}"""


def attributes(mode: Mode) -> str:
    """The attributes by which an element chooses a mode."""
    return " ".join(f'data-{modifier}="{context}"' for modifier, context in mode)


def property_faults(
    page: Page, css: str, texts: dict[str, dict[str, str]], *, root: str = "", part: str = ""
) -> tuple[int, list[str]]:
    """How many values a property of CSS takes, and where they or the texts differ, at each selector of `texts`.

    `root` are the attributes of the page, `part` those of its paragraph.
    """
    page.set_content(
        f"<!doctype html><html {root}><style>{css}</style><body><div><p {part}><b>x</b></p></div></body></html>"
    )
    compared, faults = 0, []
    for scope, expected in texts.items():
        count, found = page.evaluate(_COMPARED, [scope, expected])
        compared += count
        faults += found
    return compared, faults
