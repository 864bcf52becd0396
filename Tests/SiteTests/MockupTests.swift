import Cascade
import Diagnostics
import Markup
import Testing

@testable import Site

@Suite struct MockupTests {
  private func html(_ text: String) -> String {
    var files = SourceFiles()
    var findings = Findings()
    let file = files.add(path: "default.html", bytes: Array(text.utf8))
    let tree = HTMLReader.tree(of: file, into: &findings)
    return Mockup(file, tree, icons: [], into: &findings).html(drawing: "7").text
  }

  @Test(arguments: [
    (#"<label for="a">A</label><input id=a>"#, #"<label for="a--7">A</label><input id="a--7">"#),
    (
      #"<p id="a">A</p><p id="ba">B</p><i aria-labelledby="ba  a x"></i>"#,
      #"<p id="a--7">A</p><p id="ba--7">B</p><i aria-labelledby="ba--7  a--7 x"></i>"#
    ),
    (##"<a href="#a">A</a><p ID='a'></p>"##, ##"<a href="#a--7">A</a><p id="a--7"></p>"##),
    (##"<a href="#b">A</a><p class="a">"##, ##"<a href="#b">A</a><p class="a">"##),
    (#"<input type="radio" name="kind">"#, #"<input type="radio" name="kind--7">"#),
    (#"<svg><path id="p"/><g fill="url('#p')"/></svg>"#, #"<svg><path id="p--7"/><g fill="url('#p--7')"/></svg>"#),
    (#"<b id="a&amp;b&quot;">x</b>"#, #"<b id="a&amp;b&quot;--7">x</b>"#),
    ("<b><p id=x>1</b>2", #"<b><p id="x--7">1</b>2"#),
    ("text", "text"),
  ])
  func `names of a mock-up are others in every drawing`(written: String, drawn: String) {
    #expect(html(written) == drawn)
  }
}
