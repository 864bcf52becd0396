import Audit
import Diagnostics
import Foundation
import Testing

@testable import Site

/// A German site: its frame says nothing in English.
struct GermanFrameTests {
  /// Every phrase of the frame in English, as its source has them; a word that both languages share tells nothing.
  private static func phrases() throws -> [String] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/Site/Words/Phrase+Frame.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    return source.matches(of: /Phrase\(\s*"([^"\\]+)",\s*de: "([^"]+)"/).compactMap { match in
      match.output.1 == match.output.2 ? nil : String(match.output.1)
    }
  }

  @Test func `says nothing in English around documents in German`() throws {
    let tokens = ##"{"farbe": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}"##
    let files = [
      ("specimen.yaml", "title: Meer\nlanguage: de\nedit: https://git.example/{path}\n"),
      ("content/flut/index.md", "---\ntitle: Flut\n---\n"),
      ("content/flut/eins.md", "---\ntitle: Eins\n---\n## A\n## B\n"),
      ("content/flut/zwei.md", "---\ntitle: Zwei\n---\n"), ("content/ebbe/index.md", "---\ntitle: Ebbe\n---\n"),
      ("themes/flut/flut.tokens.json", tokens),
    ]
    let build = Build(
      ProjectFiles(name: "p", files: files.map { ($0.0, Array($0.1.utf8)) }),
      today: CalendarDate(year: 2026, month: 11, day: 30))
    let site = try #require(build.site)
    let pages = [
      "index", "flut/index", "flut/eins", "flut/zwei", "flut/404", "flut/pages", "flut/downloads", "ebbe/index",
    ]
    let phrases = try GermanFrameTests.phrases()
    #expect(phrases.count > 20)
    for name in pages {
      let page = try #require(site.first { $0.path == name + ".html" })
      let html = String(decoding: page.bytes, as: UTF8.self)
      #expect(html.contains("<html lang=\"de\">"))
      for phrase in phrases {
        #expect(!html.contains(">\(phrase)<") && !html.contains("\"\(phrase)\""), "\(name) says '\(phrase)'")
      }
    }
  }
}
