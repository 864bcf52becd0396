"""Each check of files that needs no browser, on a sample with one fault put into it."""

from pathlib import Path

import pytest

from checks.links import broken_links
from checks.markup import markup_errors
from checks.site import Site
from checks.styles import unstyled_classes
from checks.weight import weight_faults
from sample import sample_with, write_sample

_TEXT = "<h1>Sample</h1>"
_IN_FILES = [
    ("index.html", _TEXT, '<a href="none.html">x</a>', "index.html: <a> 'none.html' is not a file of the site"),
    ("index.html", _TEXT, '<a href="folder/">x</a>', "'folder/' is not a file of the site"),
    ("index.html", _TEXT, '<a href="second.html#none">x</a>', "names an id that second.html has not"),
    ("index.html", _TEXT, '<svg><use href="#none"></use></svg>', "<use> '#none' names an id that index.html has not"),
    ("index.html", _TEXT, '<a href="#">x</a>', "'#' goes nowhere"),
    ("index.html", _TEXT, '<a href="/second.html">x</a>', "is an absolute path"),
    ("index.html", _TEXT, '<a href="../up.html">x</a>', "leaves the site"),
    ("index.html", _TEXT, '<a href="javascript:alert(1)">x</a>', "uses the scheme 'javascript'"),
    ("index.html", _TEXT, '<a href="file:///etc">x</a>', "uses the scheme 'file'"),
    ("index.html", _TEXT, '<img src="//example.com/a.png" alt="">', "is fetched from the network"),
    ("index.html", _TEXT, '<img srcset="a.png 1x" alt="">', "'a.png' is not a file of the site"),
    ("index.html", _TEXT, '<p style="background: url(a.png)">x</p>', "'a.png' is not a file of the site"),
    ("index.html", "</head>", "<style>i { background: url(a.png) }</style></head>", "<css> 'a.png' is not a file"),
    ("site.css", ":root", '@import "a.css"; :root', "site.css: 'a.css' is not a file of the site"),
    ("site.css", ":root", "i { background: url('a.png') } :root", "site.css: 'a.png' is not a file of the site"),
    ("index.html", _TEXT, '<p id="more">x</p>', "the id 'more' occurs 2 times"),
    (
        "index.html",
        "</head>",
        '<link rel="canonical" href="https://a.example/"></head><a href="https://a.example/b">x</a>',
        "names the site itself by its address",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "complaint"), _IN_FILES)
def test_reports_broken_links(tmp_path: Path, file: str, old: str, new: str, complaint: str) -> None:
    assert complaint in "\n".join(broken_links(sample_with(tmp_path, file, old, new)))


_WEIGHTS = [
    ("site.css", ":root", "/*" + "*" * 40_000 + "*/ :root", "index.html: 4", "bytes of CSS"),
    ("site.js", "const", "/*" + "*" * 30_000 + "*/ const", "index.html: 3", "bytes of JavaScript"),
    ("index.html", '<script src', "<script>/*" + "*" * 30_000 + "*/</script><script src", "index.html: 3", "bytes of JavaScript"),
    ("index.html", "<main>", '<main class="prose">' + "x" * 60_000, "index.html: 6", "bytes of HTML"),
]

_HEAVY_FILES = [
    ("tokens/color.html", 370_000, "a page of tokens has at most"),
    ("vero/modes.html", 260_000, "the page of modes has at most"),
    ("vero/assets/tokens.css", 100_000, "bytes of custom properties"),
]


@pytest.mark.parametrize(("file", "most", "complaint"), _HEAVY_FILES)
def test_reports_files_that_grow_with_the_modes(tmp_path: Path, file: str, most: int, complaint: str) -> None:
    write_sample(tmp_path)
    (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / file).write_text("x" * most)
    assert weight_faults(Site(tmp_path)) == []
    (tmp_path / file).write_text("x" * (most + 1))
    fault, = weight_faults(Site(tmp_path))
    assert fault.startswith(f"{file}: {most + 1} ")
    assert complaint in fault


@pytest.mark.parametrize(("file", "old", "new", "start", "end"), _WEIGHTS)
def test_reports_what_is_heavy(tmp_path: Path, file: str, old: str, new: str, start: str, end: str) -> None:
    complaint, *_ = weight_faults(sample_with(tmp_path, file, old, new))
    assert complaint.startswith(start)
    assert end in complaint


def test_reports_styles_that_are_not_linked(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/rare.css").write_text(":scope .rare > b { color: red }")
    site = sample_with(tmp_path, "index.html", "<main>", '<main class="rare">')
    assert unstyled_classes(site) == ["index.html: 'rare' has rules in assets/rare.css, which the page does not link"]


def test_reports_invalid_markup(tmp_path: Path) -> None:
    complaints = markup_errors(sample_with(tmp_path, "second.html", _TEXT, "<h1>Sample</h2>"))
    assert complaints
    assert all(complaint.startswith("second.html:") for complaint in complaints)
