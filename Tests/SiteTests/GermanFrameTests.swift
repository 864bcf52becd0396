import Audit
import Diagnostics
import Foundation
import Testing

@testable import Site

/// A German site: what its chrome says is said in German.
struct GermanFrameTests {
  /// Every phrase of some areas in English, as their source has them; a word that both languages share tells nothing.
  private static func phrases(_ areas: [String]) throws -> [String] {
    try areas.flatMap { area in
      let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../Sources/Site/Words/\(area).swift")
      let source = try String(contentsOf: file, encoding: .utf8)
      let phrases = source.matches(of: /Phrase\(\s*"([^"\\]+)",\s*de:\s*"([^"]+)"/)
      return phrases.compactMap { $0.output.1 == $0.output.2 ? nil : String($0.output.1) }
    }
  }

  private func site(
    _ files: [(path: String, text: String)], withTwins: Bool = false
  ) throws -> [String: String] {
    let build = Build(
      ProjectFiles(name: "p", files: files.map { ($0.path, Array($0.text.utf8)) }),
      today: CalendarDate(year: 2026, month: 11, day: 30))
    let pages = try #require(build.site).filter {
      $0.path.hasSuffix(".html") || withTwins && $0.path.hasSuffix(".md")
    }
    return Dictionary(uniqueKeysWithValues: pages.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  @Test func `says nothing in English around documents in German`() throws {
    let tokens = ##"{"farbe": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}"##
    let site = try site([
      ("specimen.yaml", "title: Meer\nlanguage: de\nedit: https://git.example/{path}\n"),
      ("content/flut/index.md", "---\ntitle: Flut\n---\n"),
      ("content/flut/eins.md", "---\ntitle: Eins\n---\n## A\n## B\n"),
      ("content/flut/zwei.md", "---\ntitle: Zwei\n---\n"), ("content/ebbe/index.md", "---\ntitle: Ebbe\n---\n"),
      ("themes/flut/flut.tokens.json", tokens),
    ])
    let pages = [
      "index", "flut/index", "flut/eins", "flut/zwei", "flut/404", "flut/pages", "flut/downloads", "ebbe/index",
    ]
    let phrases = try GermanFrameTests.phrases(["Phrase+Frame"])
    #expect(phrases.count > 20)
    for name in pages {
      let html = try #require(site[name + ".html"])
      #expect(html.contains("<html lang=\"de\">"))
      for phrase in phrases {
        #expect(!html.contains(">\(phrase)<") && !html.contains("\"\(phrase)\""), "\(name) says '\(phrase)'")
      }
    }
  }

  /// What the site adds to a document, and what its twins say around it.
  @Test func `says nothing in English in documents and twins`() throws {
    let ink = ##"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}"##
    let text = """
      ---
      title: Eins
      ---
      ## Abschnitt
      Satz.[^1] Noch einer.[^1]

      [^1]: Unten.

      | A | B |
      |---|---|
      | 1 | 2 |

      ```
      Zeile
      ```

      \(["NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION", "DO", "DONT"].map { "> [!\($0)]\n> Satz.\n" }.joined(separator: "\n"))
      """
    let site = try site(
      [
        ("specimen.yaml", "title: Meer\nlanguage: de\nrules: {contrast-undeclared: off}\n"),
        ("content/flut/eins.md", text), ("themes/flut/flut.tokens.json", GermanFrameTests.tokens(ink)),
        (
          "themes/flut/components/boje/component.yaml",
          "{variants: [{name: an}], accessibility: {label: Boje, hint: Da}}"
        ),
        ("themes/flut/components/boje/an.html", "<i></i>"),
      ], withTwins: true)
    let page = try #require(site["eins.html"]?.firstMatch(of: /<div class="prose">[\s\S]*<\/main>/)).output
    let labels = page.matches(of: /aria-label="([^"]*)"|copy-label="([^"]*)"/).map {
      String($0.output.1 ?? $0.output.2 ?? "")
    }
    #expect(
      Set(labels) == [
        "Link zum Abschnitt „Abschnitt“", "Fußnote 1", "Fußnoten", "Zurück zu Verweis 1",
        "Zurück zu Verweis 1, Stelle 2",
        "Tabelle: A, B", "Code, Text", "den Code", "Vorige und nächste Seite",
      ])
    let titles = page.matches(of: /alert-title">([^<]*)</).map { String($0.output.1) }
    #expect(titles == ["Hinweis", "Tipp", "Wichtig", "Warnung", "Vorsicht", "Richtig", "Falsch"])
    let twin = try #require(site["components/boje.md"])
    #expect(twin.hasPrefix("# boje\n\n| Variante | Zustände |\n| --- | --- |\n| an | Ruhe |\n\n## Verwendete Tokens\n"))
    #expect(twin.contains("## Barrierefreiheit\n\n- Name: Boje\n- Hinweis: Da\n"))
    let colors = try #require(site["tokens/color.md"])
    #expect(colors.contains("| Token | Wert | CSS | Beschreibung |\n"))
    #expect(colors.contains("| `alt` | #000000 | `--flut-alt` | Veraltet: Grau. |\n"))
    let motion = try #require(site["tokens/transition.md"])
    #expect(motion.contains("| `feder` | Feder, Periode 0.5 s, Dämpfung 0.5 | `--flut-feder` |  |\n"))
  }

  /// Ink, ink that is given up, and a spring.
  private static func tokens(_ ink: String) -> String {
    let second = #"{"value": 0, "unit": "s"}"#
    return ##"""
      {"tinte": \##(ink), "alt": {"$deprecated": "Grau", \##(ink.dropFirst()),
       "feder": {"$type": "transition",
         "$value": {"duration": \##(second), "delay": \##(second), "timingFunction": [0, 0, 1, 1]},
         "$extensions": {"specimen": {"spring": {"response": {"value": 500, "unit": "ms"}, "dampingFraction": 0.5}}}}}
      """##
  }

  // MARK: Contrast and tokens

  private static func grey(_ level: Double) -> String {
    #"{"$value": {"colorSpace": "srgb", "components": [\#(level), \#(level), \#(level)]}}"#
  }

  /// Something passes, fails, is accepted, exempt or in no pair; and nothing is said in English by the project itself.
  private static let harbour: [(path: String, text: String)] = [
    ("specimen.yaml", "title: Hafen\nlanguage: de\n"),
    (
      "themes/hafen/hafen.resolver.json",
      ##"""
      {"version": "2025.10", "resolutionOrder": [
        {"type": "set", "name": "basis", "sources": [{
          "farbe": {"$type": "color", "text": \##(grey(0)), "matt": \##(grey(0.6)), "leise": \##(grey(0.7)),
            "papier": \##(grey(1)), "frei": \##(grey(0.5)), "linie": \##(grey(0.9)),
            "hauch": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5}}},
          "dauer": {"$type": "duration", "kurz": {"$value": {"value": 200, "unit": "ms"}}},
          "abstand": {"$type": "dimension", "eng": {"$value": {"value": 4, "unit": "px"}}},
          "schnitt": {"$type": "fontWeight", "stark": {"$value": 700}},
          "stil": {"$type": "typography", "titel": {"$value": {"fontFamily": "system-ui", "fontWeight": 700,
            "fontSize": {"value": 20, "unit": "px"}, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.2}}}
        }]},
        {"type": "modifier", "name": "licht", "contexts": {
          "tag": [], "nacht": [{"farbe": {"$type": "color", "text": \##(grey(0.2)), "matt": \##(grey(0.65))}}]}}
      ]}
      """##
    ),
    (
      "themes/hafen/theme.yaml",
      """
      contrast:
        pairs:
          - {requirement: text, foreground: farbe.text, background: farbe.papier}
          - {requirement: large, foreground: farbe.matt, background: farbe.papier}
          - {requirement: link, foreground: farbe.matt, background: farbe.text}
          - {requirement: focus, foreground: farbe.leise, background: farbe.papier}
          - {requirement: text, foreground: farbe.leise, background: farbe.papier}
          - {requirement: non-text, foreground: farbe.text, background: farbe.hauch}
        exempt:
          - {ground: decorative, foreground: farbe.linie, reason: Zierlinie}
      """
    ),
    (
      "themes/hafen/contrast.waivers.yaml",
      """
      - foreground: farbe.leise
        background: farbe.papier
        requirement: focus
        minimum: 2.09
        reason: bis zum neuen Ring
        owner: Hafenamt
        expires: 2027-06-30
      """
    ),
  ]

  @Test func `says nothing in English about contrast and tokens`() throws {
    let site = try site(GermanFrameTests.harbour)
    let areas = ["Contrast", "Pairs", "Counts", "Method", "Tokens", "Drawings", "Modes"].map { "Phrase+\($0)" }
    let phrases = try GermanFrameTests.phrases(areas + ["Audit+Phrase", "TokenType+Phrase"])
    #expect(phrases.count > 150)
    let types = ["color", "dimension", "duration", "font-weight", "typography"].map { "tokens/\($0)" }
    for name in ["index", "contrast", "tokens/index", "modes"] + types {
      let html = try #require(site[name + ".html"], "there is \(name)")
      let said = try GermanFrameTests.words(html)
      for phrase in phrases {
        let isSaid = said.ranges(of: phrase).contains { range in
          let around = [said[..<range.lowerBound].last, said[range.upperBound...].first].compactMap(\.self)
          return around.allSatisfy { !$0.isLetter && !"-_.".contains($0) }
        }
        #expect(!isSaid, "\(name) says '\(phrase)'")
      }
    }
  }

  /// What is read or heard of the content of a page, each text once; code is in no language.
  private static func words(_ html: String) throws -> String {
    let main = try #require(html.firstMatch(of: /<main[\s\S]*<\/main>/)).output
    let texts = main.replacing(/<code[^>]*>[^<]*<\/code>/, with: "|").replacing(/<[^>]+>/, with: "|").split(
      separator: "|")
    let labels = main.matches(of: /(?:aria-label|placeholder|alt|title|data-label)="([^"]*)"/).map(\.output.1)
    return Set(texts + labels).sorted().joined(separator: "|")
  }
}
