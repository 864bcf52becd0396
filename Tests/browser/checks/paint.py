"""What a browser paints, read from its pixels."""

import struct
import zlib
from collections.abc import Sequence
from itertools import product

from playwright.sync_api import Browser

RGB = tuple[int, int, int]


def pixels(browser: Browser, boxes: Sequence[str], size: int = 8, columns: int = 50) -> list[RGB]:
    """The colour in the middle of each box; a box is HTML that fills a square."""
    cells = "".join(
        f'<u style="left:{index % columns * size}px;top:{index // columns * size}px">{box}</u>'
        for index, box in enumerate(boxes)
    )
    height = (len(boxes) + columns - 1) // columns * size
    page = browser.new_page(viewport={"width": columns * size, "height": height})
    page.set_content(
        f"<!doctype html><style>body{{margin:0}}u{{position:absolute;width:{size}px;height:{size}px}}"
        f"u *{{display:block;width:100%;height:100%}}</style>{cells}"
    )
    rows = _rows(page.screenshot())
    page.close()
    middle = size // 2
    return [rows[index // columns * size + middle][index % columns * size + middle] for index in range(len(boxes))]


def strips(browser: Browser, boxes: Sequence[str], width: int = 256) -> list[list[RGB]]:
    """The colours from the left to the right of each box, in its middle; a box is HTML that fills a strip."""
    cells = "".join(f'<u style="top:{4 * index}px">{box}</u>' for index, box in enumerate(boxes))
    page = browser.new_page(viewport={"width": width, "height": 4 * len(boxes)})
    page.set_content(
        f"<!doctype html><style>body{{margin:0}}u{{position:absolute;left:0;width:{width}px;height:4px}}"
        f"u *{{display:block;width:100%;height:100%}}</style>{cells}"
    )
    rows = _rows(page.screenshot())
    page.close()
    return [rows[4 * index + 2] for index in range(len(boxes))]


def _rows(png: bytes) -> list[list[RGB]]:
    """PNG as browsers write it: 8 bits a channel, with or without alpha, not interlaced (PNG 3, section 9)."""
    position, data, width, channels = 8, b"", 0, 0
    while position < len(png):
        length = int.from_bytes(png[position : position + 4])
        kind, body = png[position + 4 : position + 8], png[position + 8 : position + 8 + length]
        position += 12 + length
        if kind == b"IHDR":
            width, _, depth, colour = struct.unpack(">IIBB", body[:10])
            channels = {2: 3, 6: 4}[colour]
            assert depth == 8
        elif kind == b"IDAT":
            data += body
    raw = zlib.decompress(data)
    stride = width * channels
    rows, above = [], bytes(stride)
    for start in range(0, len(raw), stride + 1):
        above = _unfiltered(raw[start], raw[start + 1 : start + 1 + stride], above, channels)
        rows.append([(above[at], above[at + 1], above[at + 2]) for at in range(0, stride, channels)])
    return rows


def _unfiltered(kind: int, line: bytes, above: bytes, channels: int) -> bytes:
    result = bytearray(line)
    for at in range(len(line)):
        left = result[at - channels] if at >= channels else 0
        corner = above[at - channels] if at >= channels else 0
        near = min((left, above[at], corner), key=lambda value: abs(left + above[at] - corner - value))
        result[at] = (line[at] + (0, left, above[at], (left + above[at]) // 2, near)[kind]) & 255
    return bytes(result)


def ratio(a: RGB, b: RGB) -> float:
    """WCAG 2.2, "contrast ratio"."""
    dark, light = sorted((_luminance(a), _luminance(b)))
    return (light + 0.05) / (dark + 0.05)


def ratios_within_a_level(a: RGB, b: RGB) -> tuple[float, float]:
    """The lowest and the highest ratio that a level more or less in every channel makes."""
    shifted = [[_moved(color, step) for step in (-1, 0, 1)] for color in (a, b)]
    ratios = [ratio(x, y) for x, y in product(*shifted)]
    return min(ratios), max(ratios)


def _moved(color: RGB, step: int) -> RGB:
    red, green, blue = (min(max(channel + step, 0), 255) for channel in color)
    return red, green, blue


def _luminance(color: RGB) -> float:
    light = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in (c / 255 for c in color)]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
