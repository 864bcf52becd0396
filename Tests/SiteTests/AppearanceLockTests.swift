import Audit
import Diagnostics
import Testing

@testable import Site

/// Which appearance a background locks an app to, and text that is made for the other one.
struct AppearanceLockTests {
  private func project(background: String = "#12132b", night: String, day: String) -> Build {
    func context(_ background: String, _ text: String) -> String {
      """
      {"color": {"$type": "color",
        "background": {"$value": "\(background)"},
        "text": {"$value": "\(text)"}, "faint": {"$value": "\(text)4d"}}}
      """
    }
    let files = [
      ("themes/a/night.json", context(background, night)), ("themes/a/day.json", context("#f6f1e7", day)),
      (
        "themes/a/a.resolver.json",
        """
        {"version": "2025.10", "modifiers": {"palette": {"default": "night", "contexts": {
          "night": [{"$ref": "night.json"}], "day": [{"$ref": "day.json"}]}}},
         "resolutionOrder": [{"$ref": "#/modifiers/palette"}]}
        """
      ),
      (
        "content/a/page.md",
        "---\ntitle: Page\n---\n\n```specimen appearance\n- color.background\n- color.text\n- color.faint\n```\n"
      ),
    ]
    return Build(
      ProjectFiles(name: "p", files: files.map { (path: $0.0, bytes: Array($0.1.utf8)) }),
      today: CalendarDate(year: 2026, month: 11, day: 30))
  }

  private func findings(_ build: Build) -> [String] {
    build.findings.sorted.filter { $0.rule == "wrong-appearance" }.map { finding in
      ([finding.text] + finding.notes.map(\.text) + [finding.help ?? ""]).joined(separator: "; ")
    }
  }

  @Test func `is dark below a brightness of 128, and tells of the text on it in each mode`() throws {
    let build = project(night: "#ffffff", day: "#000000")
    #expect(findings(build) == [])
    let page = try #require(build.site?.first { $0.path == "page.html" })
    let html = String(decoding: page.bytes, as: UTF8.self)
    for text in [
      "<b>Night</b> <span class=\"value\">Brightness 21 of 255</span>", "UIUserInterfaceStyle</code> <b>Dark</b>",
      "<b>Day</b> <span class=\"value\">Brightness 241 of 255</span>", "UIUserInterfaceStyle</code> <b>Light</b>",
      "<b>18.20:1</b>", "In Light, the label would be #000000 and reach 1.15:1.", "data-mode=\"palette:day\"",
    ] {
      #expect(html.contains(text), "\(text)")
    }
  }

  @Test func `needs a background that is opaque`() {
    #expect(
      findings(project(background: "#12132b80", night: "#ffffff", day: "#000000")) == [
        """
        'color.background' is translucent in palette=night, a background whose brightness is known is needed; \
        make it opaque
        """
      ])
  }

  @Test func `reports text that is made for the other appearance, once for each token`() {
    #expect(
      findings(project(night: "#000000", day: "#000000")) == [
        """
        'color.text' is #000000 in palette=night, where the app is Dark: text that is light is needed; \
        'color.background' is #12132b; its brightness of 21 locks the app to Dark; it is so in 1 of 2 modes; \
        give it the value that it has in Dark, such as #ffffff
        """,
        """
        'color.faint' is #000000 in palette=night, where the app is Dark: text that is light is needed; \
        'color.background' is #12132b; its brightness of 21 locks the app to Dark; it is so in 1 of 2 modes; \
        give it the value that it has in Dark, such as #ffffff
        """,
      ])
  }
}
