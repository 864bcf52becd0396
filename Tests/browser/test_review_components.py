"""Components before and after, in the report of `specimen diff --html`."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, FloatRect, Locator

from checks.accessibility import accessibility_violations
from checks.exported import Specimen
from checks.tab import Tab
from checks.versions import Versions, versions

# A colour that differs in both modes, one in light alone, a size, and a component that is gone.
_VARIANTS = [
    ("post-button/default", ("old", "new")),
    ("feed-post/liked", ("old", "new")),
    ("inner-card/book", ("old", "new")),
    ("rating-chip/three", ("old", "new")),
    ("rating-chip/six", ("new",)),
    ("wordmark/default", ("old",)),
]
_CHIP = "components/rating-chip.html"
_CLIP = "element => getComputedStyle(element).clipPath.match(/[0-9.]+(px|%)/g).at(-1)"


@pytest.fixture(scope="module")
def compared(specimen: Specimen, tmp_path_factory: pytest.TempPathFactory) -> Versions:
    return versions(specimen, tmp_path_factory.mktemp("versions"))


@pytest.fixture(scope="module")
def review(browser: Browser, compared: Versions) -> Iterator[Tab]:
    tab = Tab(browser, compared.report)
    yield tab
    tab.close()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_before_and_after_are_two_builds_to_the_pixel(browser: Browser, compared: Versions, review: Tab, theme: str) -> None:
    for name, site, folder in [("old", compared.old, "before"), ("new", compared.new, "after")]:
        built = Tab(browser, site)
        for variant, sides in _VARIANTS:
            if name not in sides:
                continue
            pictures = []
            for tab, page in [(review, f"{folder}/components/{variant}.html"), (built, f"components/{variant}.html")]:
                tab.open(page, query=f"theme={theme}&bare", width=480)
                assert not tab.complaints
                pictures.append(tab.page.screenshot())
            assert pictures[0] == pictures[1], f"{name}: {variant}"
        built.close()


def test_what_differs_is_told_in_words(review: Tab) -> None:
    def told(page: str) -> list[str]:
        review.open(page)
        return [" ".join(text.split()) for text in review.page.locator(".pair > h2").all_inner_texts()]

    assert told(_CHIP) == ["Six New", "Five Differs Every mode", "Three Differs Every mode"]
    assert told("components/wordmark.html") == ["Default Gone"]
    assert "Light" in told("components/inner-card.html")[0]


def test_the_address_holds_mode_view_state_and_width(review: Tab) -> None:
    review.open(_CHIP, query="theme=light&view=overlay&width=390")
    page = review.page
    assert page.locator("[data-compare]").get_attribute("data-view") == "overlay"
    page.wait_for_function("document.querySelector('[data-tall]')")
    frame = page.frame_locator("iframe[title='Five, Before']")
    assert frame.locator(".mockup").evaluate("element => element.style.inlineSize") == "390px"
    assert frame.locator("html").get_attribute("data-chosen") == "theme:light"
    page.locator("input[name=view][value=difference]").press("Space")
    assert "view=difference" in page.url and "width=390" in page.url and not review.complaints


def test_the_slider_moves_between_before_and_after(review: Tab) -> None:
    review.open(_CHIP, query="theme=dark&view=overlay")
    views = review.page.locator(".pair__views[data-both]").first
    review.page.wait_for_function("document.querySelectorAll('[data-tall]').length > 2")
    slider = views.get_by_role("slider")
    pictures = []
    for key, side in [("Home", "After"), ("End", "Before")]:
        slider.press(key)
        # In the middle, where the handle is at neither end.
        middle = _middle(review, views.locator(".pair__frame").first)
        pictures.append(review.page.screenshot(clip=middle))
        assert views.locator(".pair__frame").last.evaluate(_CLIP) == ("0%" if side == "After" else "100%")
    assert pictures[0] != pictures[1], "both ends of the slider look alike"
    assert slider.get_attribute("aria-valuetext") == "100 %" and "Five" in (slider.get_attribute("aria-label") or "")


def test_only_what_differs_is_not_black(review: Tab) -> None:
    review.open(_CHIP, query="theme=light&view=difference")
    review.page.wait_for_function("document.querySelectorAll('[data-tall]').length > 2")
    review.page.wait_for_timeout(300)
    middle = _middle(review, review.page.locator(".pair__views[data-both] .pair__frame").first)
    edge = {**middle, "x": middle["x"] - 200}
    colors = [_colors(review, review.page.screenshot(clip=clip)) for clip in (edge, middle)]
    assert colors[0] == ["0,0,0"] and len(colors[1]) > 1


def _middle(tab: Tab, frame: Locator) -> FloatRect:
    """Where a chip is drawn in a frame."""
    frame.scroll_into_view_if_needed()
    tab.page.wait_for_timeout(300)
    box = frame.bounding_box()
    assert box
    return {"x": box["x"] + box["width"] / 2 - 30, "y": box["y"] + 20, "width": 60, "height": box["height"] - 40}


def _colors(tab: Tab, png: bytes) -> list[str]:
    """Each colour of a picture once."""
    return tab.page.evaluate(
        """async (bytes) => {
          const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
          const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
          canvas.drawImage(picture, 0, 0);
          const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
          const colors = new Set();
          for (let index = 0; index < data.length; index += 4) colors.add(data.slice(index, index + 3).join());
          return [...colors];
        }""",
        list(png),
    )


@pytest.mark.parametrize("width", [390, 1280])
def test_the_page_fits_and_axe_finds_nothing(review: Tab, width: int) -> None:
    for query in ("theme=dark", "theme=light&view=overlay"):
        review.open(_CHIP, query=query, width=width)
        assert review.page.evaluate("document.documentElement.scrollWidth") <= width
        # axe itself asks for style sheets, which no page of a disk may.
        assert not review.complaints and not accessibility_violations(review)


def test_without_scripts_both_stand_side_by_side(browser: Browser, compared: Versions) -> None:
    tab = Tab(browser, compared.report, javascript=False)
    tab.open(_CHIP)
    assert tab.page.locator("iframe").count() == 5
    assert tab.page.locator("iframe:not([title])").count() == 0
    assert not tab.page.locator("[data-choices]").is_visible()
    for link in tab.page.locator("[data-alone]").all():
        assert (compared.report.folder / "components" / (link.get_attribute("href") or "")).is_file()
    tab.close()


def test_light_and_dark_are_the_choice_of_all_pages(browser: Browser, compared: Versions) -> None:
    tab = Tab(browser, compared.report)
    tab.open("index.html")
    for look in ("light", "dark"):
        # The page of the report has a modifier of its own, `appearance`; the system's is `theme`.
        tab.page.locator(f"label[for='mode:appearance-{look}']").click()
        tab.page.locator(f"a[href^='{_CHIP}']").first.click()
        assert tab.page.locator("html").get_attribute("data-chosen") == f"theme:{look}"
        tab.page.locator(".crumbs a").last.click()
    tab.close()


def test_a_variant_leads_back_to_the_comparison(review: Tab, compared: Versions) -> None:
    review.open("before/components/rating-chip/five.html")
    review.page.locator(".alone__bar a").click()
    review.page.locator("main a").click()
    assert review.page.url.split("?")[0] == compared.report.url(_CHIP)
