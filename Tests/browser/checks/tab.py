"""A browser tab that remembers what the page in it complained about."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import unquote, urlsplit

from playwright.sync_api import Browser, Request, sync_playwright

from checks.site import Site, Theme


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser of the machine; no host name resolves in it, so a page reaches nothing but this machine."""
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        raise RuntimeError("chromium was not found; scripts/setup --test installs it")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"])
        yield browser
        browser.close()


class Tab:
    """One tab, reused for page after page. `complaints` belong to the page opened last."""

    def __init__(self, browser: Browser, site: Site, *, javascript: bool = True) -> None:
        # Still pictures: a colour caught half-way through a transition is nobody's colour.
        context = browser.new_context(java_script_enabled=javascript, reduced_motion="reduce")
        self.site = site
        self.page = context.new_page()
        self.complaints: list[str] = []
        # What has moved by itself, as far as somebody has looked.
        self.shifts: list[str] = []
        self.path, self.width = "", 0
        self.page.on("console", lambda line: self._complain(line.type == "error", f"console: {line.text}"))
        self.page.on("pageerror", lambda error: self._complain(True, f"script error: {error}"))
        self.page.on("request", lambda request: self._complain(*self._leaves_site(request)))
        self.page.on("requestfailed", lambda request: self._complain(*self._fails(request)))

    def open(self, page: str, *, theme: Theme | None = None, width: int = 1280, system: Theme = "dark", query: str = "") -> None:
        """Loads the page; `theme` is the reader's choice, `query` one of all modifiers, `system` what the reader's computer prefers."""
        self.path, self.width = page, width
        if self.page.viewport_size != (size := {"width": width, "height": 900}):
            self.page.set_viewport_size(size)
        self.page.emulate_media(color_scheme=system, media="screen")
        self.complaints.clear()
        self.page.goto(self.site.url(page, theme) + (f"?{query}" if query else ""), wait_until="load")
        self.page.evaluate("document.fonts.ready.then(() => undefined)")

    def forget(self) -> None:
        """What the reader has chosen, on a page that is open."""
        self.page.evaluate("localStorage.clear()")

    def close(self) -> None:
        self.page.context.close()

    def _complain(self, is_complaint: bool, text: str) -> None:
        if is_complaint and text not in self.complaints:
            self.complaints.append(text)

    def _fails(self, request: Request) -> tuple[bool, str]:
        # The browser fetches an icon when it likes, and drops it when the next page comes first.
        is_dropped = request.failure == "net::ERR_ABORTED" and request.url.endswith("icon.svg")
        return not is_dropped, f"not loaded: {request.url}"

    def _leaves_site(self, request: Request) -> tuple[bool, str]:
        url = urlsplit(request.url)
        stays = url.scheme in ("data", "blob") or (
            url.scheme == "file" and unquote(url.path).startswith(f"{self.site.folder.absolute()}/")
        )
        return not stays, f"asks for something outside the site: {request.url}"
