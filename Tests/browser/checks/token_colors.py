"""Colours of token files, as far as they are read without any mathematics."""

import re
from typing import Any


def darkened(value: Any) -> Any:
    """A colour that anybody sees is darker; nil for what is none, or dark already."""
    channels = rgb(value)
    if channels is None or max(channels) < 0.3:
        return None
    darker = [round(channel * 0.6, 4) for channel in channels]
    if isinstance(value, str):
        return "#" + "".join(f"{round(channel * 255):02x}" for channel in darker)
    return {key: part for key, part in value.items() if key != "hex"} | {"components": darker}


def rgb(value: Any) -> list[float] | None:
    """The channels of an opaque colour, of those notations that are read without any mathematics."""
    if isinstance(value, str) and re.fullmatch(r"#[0-9a-fA-F]{6}", value):
        return [int(value[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    if isinstance(value, dict) and value.get("colorSpace") == "srgb" and float(value.get("alpha", 1)) == 1:
        return [float(channel) for channel in value["components"]]
    return None


def unlike(a: Any, b: Any) -> bool:
    """True of two colours that anybody tells apart."""
    one, other = rgb(a), rgb(b)
    return one is not None and other is not None and max(abs(x - y) for x, y in zip(one, other, strict=True)) > 0.15
