"""The built site, page by page, in a browser."""

from pathlib import Path

import pytest

from checks.components import alone_faults, stage_faults, tab_faults
from checks.every_mode import address_faults, mode_faults
from checks.fonts import font_faults
from checks.layout import sideways_overflow
from checks.links import broken_links
from checks.markup import markup_errors
from checks.modes import faults_without_javascript, keyboard_faults, mode_switch_faults, paper_faults
from checks.overview import copy_faults, filter_faults
from checks.search import found, search_faults
from checks.site import Site
from checks.tab import Tab
from checks.styles import unstyled_classes
from checks.weight import weight_faults


def passes(complaints: list[str]) -> None:
    if complaints:
        pytest.fail("\n".join(complaints), pytrace=False)


def test_markup_is_valid(site: Site) -> None:
    passes(markup_errors(site))


def test_links_lead_somewhere(site: Site) -> None:
    passes(broken_links(site))


def test_is_light(site: Site) -> None:
    passes(weight_faults(site))


def test_links_the_styles_of_what_it_shows(site: Site) -> None:
    passes(unstyled_classes(site))


def test_loads_without_errors_or_network(opened: Tab) -> None:
    passes(opened.complaints)


def test_does_not_move_by_itself(opened: Tab) -> None:
    passes(opened.shifts)


def test_fits_into_the_window(opened: Tab) -> None:
    passes(sideways_overflow(opened))


def test_prints_on_white(opened: Tab) -> None:
    passes(paper_faults(opened))


# The last of those that share a load, since axe sees all that is far away.
def test_is_accessible_in_every_mode(opened: Tab) -> None:
    passes(mode_faults(opened))


@pytest.mark.parametrize(
    "page",
    ["index.html", "vero/modes.html", "ds-kit/tokens/color.html", "app-theme/contrast.html", "bild/components/button.html"],
)
def test_a_mode_is_the_same_chosen_and_by_the_address(forgetful_tab: Tab, page: str) -> None:
    passes(address_faults(forgetful_tab, page))


def test_works_without_javascript(tab_without_javascript: Tab, site: Site, html_page: str) -> None:
    passes(faults_without_javascript(tab_without_javascript, html_page, has_modes=html_page in site.themed_pages))


def test_switches_mode(forgetful_tab: Tab, site: Site, themed_page: str) -> None:
    pages = [page for page in site.themed_pages if page.split("/")[0] == themed_page.split("/")[0]]
    following = pages[(pages.index(themed_page) + 1) % len(pages)]
    passes(mode_switch_faults(forgetful_tab, themed_page, following))


def test_switches_mode_by_keyboard(forgetful_tab: Tab, themed_page: str) -> None:
    passes(keyboard_faults(forgetful_tab, themed_page))


def test_tabs_are_for_the_keyboard_and_the_address(forgetful_tab: Tab, component_page: str) -> None:
    passes(tab_faults(forgetful_tab, component_page))


def test_drawings_take_width_and_direction_from_the_address(forgetful_tab: Tab, component_page: str) -> None:
    passes(stage_faults(forgetful_tab, component_page))


def test_a_variant_alone_has_the_same_pixels(forgetful_tab: Tab, component_page: str) -> None:
    passes(alone_faults(forgetful_tab, component_page))


def test_brings_its_faces_along(tab: Tab) -> None:
    folder = Path("/usr/share/fonts/truetype/manrope")
    names = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold", 800: "ExtraBold"}
    whole = {weight: folder / f"Manrope-{name}.ttf" for weight, name in names.items()}
    passes(font_faults(tab, "vero/index.html", "Manrope", whole))


@pytest.mark.parametrize("page", ["index.html", "vero/tokens/index.html", "guide/decisions/no-apca.html"])
def test_searches_by_keyboard(fresh_tab: Tab, page: str) -> None:
    passes(search_faults(fresh_tab, page, "contrast"))


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("color.text.primary", "color.text.primary"),
        ("--vero-color-text-primary", "color.text.primary"),
        ("Color.veroTextPrimary", "color.text.primary"),
        ("tex prim", "color.text.primary"),
        ("#00c2b8", "palette.teal.400"),
        ("#00c2b7", "palette.teal.400"),
        ("15px", "font.size.15"),
        ("fead post", "Feed post"),
        ("dark", "Dark"),
        ("colour", "Colour"),
        ("no apca", "No APCA"),
    ],
)
def test_finds_what_is_meant(tab: Tab, query: str, first: str) -> None:
    assert found(tab, "vero/foundations/color.html", query)[:1] == [first]


def test_filters_the_overview(fresh_tab: Tab, overview: str) -> None:
    passes(filter_faults(fresh_tab, overview))


def test_copies_tokens_as_what_was_chosen(fresh_tab: Tab, overview: str) -> None:
    passes(copy_faults(fresh_tab, overview, overview.replace("index.html", "color.html")))
