"""Draws the README's picture: the overview of the site in dark and light, side by side."""

from pathlib import Path
from tempfile import TemporaryDirectory

from checks.tab import chromium

_ROOT = Path(__file__).resolve().parents[2]
_WIDTH, _HEIGHT = 1280, 1400

_FRAME = """<!doctype html><style>
body {{ margin: 0; display: flex; width: {double}px; height: {height}px; overflow: hidden }}
iframe {{ flex: none; width: {width}px; height: {height}px; border: 0 }}
</style><iframe src="{home}?theme=dark"></iframe><iframe src="{home}?theme=light"></iframe>"""


def main() -> None:
    home = (_ROOT / "_site/vero/index.html").as_uri()
    picture = _ROOT / "media/vero.jpg"
    picture.parent.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, chromium() as browser:
        frame = Path(folder) / "frame.html"
        frame.write_text(_FRAME.format(double=2 * _WIDTH, width=_WIDTH, height=_HEIGHT, home=home))
        page = browser.new_page(
            viewport={"width": 2 * _WIDTH, "height": _HEIGHT}, device_scale_factor=0.75, reduced_motion="reduce"
        )
        page.goto(frame.as_uri(), wait_until="load")
        page.wait_for_timeout(500)
        page.screenshot(path=picture, type="jpeg", quality=82)
    print(f"drew {picture.relative_to(_ROOT)}")


main()
