"""Which site and which program are tested, and with which browser."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator
from playwright.sync_api import Browser
from referencing import Registry, Resource

from checks.exported import Specimen
from checks.shift import delay_fonts, layout_shifts
from checks.site import Look, Site
from checks.tab import Tab, chromium
from checks.token_sets import TokenSet

_ROOT = Path(__file__).resolve().parents[2]
_SITE = _ROOT / "_site"
_SPECIMEN = _ROOT / ".build/release/specimen"
_SETS = _ROOT.parent / "shared/data/tokens"
_DESIGN_DOCUMENTS = sorted(
    file for file in (_SETS.parent / "design-md").rglob("*.md") if file.name != "README.md" and file.read_text().startswith("---\n")
)
_SCHEMAS = _ROOT.parent / "shared/data/dtcg-schemas"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--site", type=Path, default=_SITE, help="folder of the built site (default: _site)")
    parser.addoption("--specimen", type=Path, default=_SPECIMEN, help="the program (default: .build/release/specimen)")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `html_page` runs once for each page of the site; `themed_page`, for each that has modes; `component_page`,
    for each that has a component; `opened`, for each look at a page. All tests of a look follow each other, and the page is loaded
    once for them."""
    site = Site(metafunc.config.getoption("site"))
    for name, pages in [("html_page", site.pages), ("themed_page", site.themed_pages), ("component_page", site.component_pages)]:
        if name not in metafunc.fixturenames:
            continue
        if not pages:
            raise pytest.UsageError(f"no {name} in {site.folder}; `make site` builds them")
        metafunc.parametrize(name, pages)
    if "opened" in metafunc.fixturenames:
        metafunc.parametrize("opened", site.looks, ids=str, indirect=True, scope="session")


@pytest.fixture(scope="session")
def site(request: pytest.FixtureRequest) -> Site:
    return Site(request.config.getoption("site"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def tab(browser: Browser, site: Site) -> Tab:
    return Tab(browser, site)


@pytest.fixture(scope="session")
def tab_without_javascript(browser: Browser, site: Site) -> Tab:
    return Tab(browser, site, javascript=False)


@pytest.fixture(scope="session")
def visitor(browser: Browser, site: Site) -> Tab:
    """A tab for looks: fonts come late to it."""
    tab = Tab(browser, site)
    delay_fonts(tab)
    return tab


@pytest.fixture(scope="session")
def opened(visitor: Tab, request: pytest.FixtureRequest) -> Tab:
    """A tab in which a page is open; tests leave it as it is. What has moved in it is known before any of them, in whatever order
    they come."""
    look: Look = request.param
    visitor.open(look.page, width=look.width)
    visitor.shifts = layout_shifts(visitor)
    return visitor


@pytest.fixture
def overview(site: Site) -> str:
    """The page of all tokens of Vero, whose names the checks know."""
    return next(page for page in site.pages if page.endswith("vero/tokens/index.html"))


@pytest.fixture
def fresh_tab(browser: Browser, site: Site) -> Iterator[Tab]:
    """A tab of this test alone."""
    tab = Tab(browser, site)
    yield tab
    tab.close()


@pytest.fixture(scope="session")
def chooser(browser: Browser, site: Site) -> Tab:
    return Tab(browser, site)


@pytest.fixture
def forgetful_tab(chooser: Tab) -> Iterator[Tab]:
    """A tab that remembers no choice of mode."""
    yield chooser
    chooser.forget()


@pytest.fixture(scope="session")
def specimen(request: pytest.FixtureRequest) -> Specimen:
    return Specimen(request.config.getoption("specimen").absolute())


@pytest.fixture(
    params=["engramma", "figma-sds", "github-primer", "ibm-carbon", "kong", "metamask", "red-hat", "shopify-polaris"]
)
def token_set(request: pytest.FixtureRequest) -> TokenSet:
    """A design system of others, in whatever dialect it is written."""
    if not (_SETS / request.param).is_dir():
        pytest.skip("the token sets of others are not beside the project")
    return TokenSet(_SETS / request.param)


@pytest.fixture(params=_DESIGN_DOCUMENTS, ids=lambda file: file.parent.name if file.stem == "DESIGN" else file.stem)
def design_document(request: pytest.FixtureRequest) -> Path:
    """A DESIGN.md of others that has front matter."""
    return request.param


@pytest.fixture
def foreign_project(token_set: TokenSet, tmp_path: Path) -> Path:
    token_set.write_project(tmp_path)
    return tmp_path


@pytest.fixture(scope="session")
def validator() -> Draft7Validator:
    """The schema of token files."""
    return _validator("format.json")


@pytest.fixture(scope="session")
def resolver_validator() -> Draft7Validator:
    return _validator("resolver.json")


def _validator(name: str) -> Draft7Validator:
    if not _SCHEMAS.is_dir():
        pytest.skip("the schemas of DTCG 2025.10 are not beside the project")
    schemas = [json.loads(path.read_text()) for path in sorted(_SCHEMAS.rglob("*.json"))]
    registry: Registry[Any] = Registry().with_resources(
        (schema["$id"], Resource.from_contents(schema)) for schema in schemas
    )
    return Draft7Validator(json.loads((_SCHEMAS / name).read_text()), registry=registry)
