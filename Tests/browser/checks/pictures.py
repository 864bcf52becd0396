"""Pages as pictures, beside those that somebody has looked at.

A picture is kept as the mean colours of squares of 20 pixels, in a small PNG: a letter that is drawn a shade otherwise is no difference,
a block that has moved or a colour that has changed is one. Faces are always the same, whatever the machine has besides.
"""

import base64
import shutil
import struct
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser

from checks.site import Theme
from checks.tab import Tab

HEIGHT = 2400
SQUARE = 20
# A square differs when a channel of its mean differs by more than that, of 255.
LEVELS = 6
# So many of the squares may.
SHARE = 0.001

_FACES = [
    *(Path("/usr/share/fonts/truetype/manrope") / f"Manrope-{name}.ttf" for name in ("Regular", "Medium", "SemiBold", "Bold", "ExtraBold")),
    *(Path("/usr/share/fonts/truetype/dejavu") / f"{name}.ttf" for name in ("DejaVuSans", "DejaVuSans-Bold", "DejaVuSansMono", "DejaVuSansMono-Bold")),
]  # fmt: skip

_FONTCONFIG = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>{folder}</dir>
<cachedir>{folder}/cache</cachedir>
<alias binding="same"><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
<alias binding="same"><family>system-ui</family><prefer><family>Manrope</family></prefer></alias>
<alias binding="same"><family>sans-serif</family><prefer><family>Manrope</family></prefer></alias>
<match target="font">
<edit name="antialias" mode="assign"><bool>true</bool></edit>
<edit name="hinting" mode="assign"><bool>false</bool></edit>
<edit name="autohint" mode="assign"><bool>false</bool></edit>
<edit name="rgba" mode="assign"><const>none</const></edit>
</match>
</fontconfig>
"""

_MEANS = """async ([data, square]) => {
  const picture = await createImageBitmap(await (await fetch("data:image/png;base64," + data)).blob());
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const pixels = canvas.getImageData(0, 0, width, height).data;
  const columns = Math.ceil(width / square), rows = Math.ceil(height / square);
  const means = new Uint8Array(columns * rows * 3);
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) {
    const right = Math.min(width, (column + 1) * square), bottom = Math.min(height, (row + 1) * square);
    const sums = [0, 0, 0];
    for (let y = row * square; y < bottom; y++) for (let x = column * square; x < right; x++) {
      for (let channel = 0; channel < 3; channel++) sums[channel] += pixels[(y * width + x) * 4 + channel];
    }
    const count = (right - column * square) * (bottom - row * square);
    for (let channel = 0; channel < 3; channel++) means[(row * columns + column) * 3 + channel] = Math.round(sums[channel] / count);
  }
  return [columns, rows, btoa(String.fromCharCode(...means))];
}"""


@dataclass(frozen=True)
class Picture:
    columns: int
    rows: int
    means: bytes

    @property
    def png(self) -> bytes:
        lines = (self.means[row * self.columns * 3 : (row + 1) * self.columns * 3] for row in range(self.rows))
        header = struct.pack(">IIBBBBB", self.columns, self.rows, 8, 2, 0, 0, 0)
        data = zlib.compress(b"".join(b"\0" + line for line in lines), 9)
        chunks = [(b"IHDR", header), (b"IDAT", data), (b"IEND", b"")]
        return b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in chunks
        )

    @staticmethod
    def read(png: bytes) -> "Picture":
        """Of a PNG as `png` makes it: one chunk of data, no filter."""
        columns, rows = struct.unpack(">II", png[16:24])
        (length,) = struct.unpack(">I", png[33:37])
        lines = zlib.decompress(png[41 : 41 + length])
        width = columns * 3 + 1
        return Picture(columns, rows, b"".join(lines[row * width + 1 : (row + 1) * width] for row in range(rows)))

    def differences(self, other: "Picture") -> list[str]:
        if (self.columns, self.rows) != (other.columns, other.rows):
            sizes = [f"{picture.columns * SQUARE} × {picture.rows * SQUARE}" for picture in (self, other)]
            return [f"the picture is {sizes[0]} px, not {sizes[1]}"]
        far = []
        for index in range(self.columns * self.rows):
            mine, theirs = (picture.means[index * 3 : index * 3 + 3] for picture in (self, other))
            by = max(abs(a - b) for a, b in zip(mine, theirs, strict=True))
            if by > LEVELS:
                far.append((by, index, mine.hex(), theirs.hex()))
        if len(far) <= SHARE * self.columns * self.rows:
            return []
        _, index, mine_hex, theirs_hex = max(far)
        place = f"{index % self.columns * SQUARE}, {index // self.columns * SQUARE}"
        return [f"{len(far)} of {self.columns * self.rows} squares differ, most at {place} px: #{mine_hex} was #{theirs_hex}"]


@contextmanager
def browser_with_fixed_faces(browser: Browser, folder: Path) -> Iterator[Browser]:
    """Another browser, to which the machine has no fonts but Manrope and DejaVu, drawn without hints."""
    for face in _FACES:
        if not face.is_file():
            raise RuntimeError(f"{face} was not found; scripts/setup --test installs it")
        shutil.copy(face, folder)
    (folder / "fonts.conf").write_text(_FONTCONFIG.format(folder=folder))
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    environment = {"FONTCONFIG_FILE": str(folder / "fonts.conf"), "HOME": str(folder)}
    other = browser.browser_type.launch(executable_path=path, env=environment, args=["--force-color-profile=srgb"])
    yield other
    other.close()


def picture(tab: Tab, page: str, theme: Theme, width: int) -> Picture:
    """The top of the page, as far as `HEIGHT`."""
    tab.open(page, theme=theme, system=theme, width=width)
    # What is skipped while it is far away has no height of its own.
    tab.page.add_style_tag(content="* { content-visibility: visible !important }")
    height = tab.page.evaluate("document.documentElement.scrollHeight")
    clip = {"x": 0, "y": 0, "width": width, "height": min(height, HEIGHT)}
    png = tab.page.screenshot(full_page=True, clip=clip, animations="disabled")
    columns, rows, means = tab.page.evaluate(_MEANS, [base64.b64encode(png).decode(), SQUARE])
    return Picture(columns, rows, base64.b64decode(means))


def file_name(page: str, theme: Theme, width: int) -> str:
    return f"{page.removesuffix('.html').replace('/', '.')}.{theme}.{width}.png"
