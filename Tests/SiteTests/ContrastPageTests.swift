import Audit
import Colorimetry
import Diagnostics
import Testing
import Tokens

@testable import Site

/// What the contrast page shows: computed from an audit, then drawn.
struct ContrastPageTests {
  /// Two themes and three sizes, of which only the theme changes colours; `loud` fails in the dark, and text on `mark` always.
  private static let harbour = project(
    base:
      ##""text": \##(grey(0)), "faint": \##(grey(0.4)), "loud": \##(grey(0.1)), "paper": \##(grey(1)), "card": \##(grey(0.9)), "mark": \##(grey(0))"##,
    modifiers: [
      (
        "theme",
        [
          ("light", ""),
          (
            "dark",
            ##""text": \##(grey(1)), "faint": \##(grey(0.6)), "paper": \##(grey(0)), "card": \##(grey(0.1)), "mark": \##(grey(1))"##
          ),
        ]
      ),
      ("size", [("s", ""), ("m", ""), ("l", "")]),
    ],
    policy: """
      pairs:
        - {requirement: text, foreground: [color.text, color.faint], background: [color.paper, color.card]}
        - {requirement: large, foreground: color.text, background: color.paper}
        - {requirement: text, foreground: color.loud, background: color.paper}
        - {requirement: text, foreground: color.text, background: color.mark}
      """)

  private static func grey(_ level: Double) -> String {
    #"{"$value": {"colorSpace": "srgb", "components": [\#(level), \#(level), \#(level)]}}"#
  }

  private static func project(
    base: String, modifiers: [(name: String, contexts: [(name: String, colors: String)])], policy: String
  ) -> ProjectFiles {
    let tokens = { (colors: String) in #"{"color": {"$type": "color", \#(colors)}}"# }
    let steps = modifiers.map { modifier in
      let contexts = modifier.contexts.map { context in
        #""\#(context.name)": [\#(context.colors.isEmpty ? "" : tokens(context.colors))]"#
      }
      return #"{"type": "modifier", "name": "\#(modifier.name)", "contexts": {\#(contexts.joined(separator: ", "))}}"#
    }
    let set = #"{"type": "set", "name": "base", "sources": [\#(tokens(base))]}"#
    let resolver = #"{"version": "2025.10", "resolutionOrder": [\#(([set] + steps).joined(separator: ", "))]}"#
    let indented = policy.split(separator: "\n").map { "  \($0)\n" }.joined()
    let files = [("a.resolver.json", resolver), ("theme.yaml", "contrast:\n" + indented)]
    return ProjectFiles(
      name: "a", files: files.map { (path: "themes/a/\($0.0)", bytes: Array($0.1.utf8)) })
  }

  private func build(_ files: ProjectFiles) -> Build {
    Build(files, today: CalendarDate(year: 2026, month: 11, day: 30))
  }

  private func theme(_ build: Build) throws -> (graph: TokenGraph, audit: ContrastAudit) {
    #expect(build.inputFindings.sorted.map(\.text) == [])
    let theme = try #require(build.resolved.systems.first?.theme)
    return (theme.graph, try #require(theme.audit))
  }

  // MARK: Modes

  @Test(
    arguments: [
      ([], "No mode"), ([0], "Light, s"), ([0, 1, 2], "Light"), ([0, 1], "Light, s or m"), ([1, 4], "M"),
      ([0, 4], "Light, s and 1 more"), ([0, 1, 2, 3, 4, 5], "Every mode"),
    ])
  func `names modes by what tells them from the others`(modes: [Int], title: String) throws {
    #expect(try theme(build(ContrastPageTests.harbour)).graph.title(of: modes).english == title)
  }

  @Test func `puts modes with the same counts together, worst first`() throws {
    let (graph, audit) = try theme(build(ContrastPageTests.harbour))
    let rows = ContrastCounts.rows(audit, graph).map {
      "\(graph.title(of: $0.modes).english): \($0.counts.failed) of \($0.counts.pairs)"
    }
    #expect(rows == ["Dark: 2 of 7", "Light: 1 of 7"])
  }

  @Test func `puts failures in the order of how much they lack`() throws {
    let audit = try theme(build(ContrastPageTests.harbour)).audit
    let failing = audit.worstFirst([.failed]).map { "\($0.pair.foreground) on \($0.pair.background)" }
    #expect(failing == ["color.text on color.mark", "color.loud on color.paper"])
  }

  // MARK: Matrix

  @Test(
    arguments: [
      (7.0, "AAA"), (6.9999, "AA"), (4.5, "AA"), (4.4999, "AA large"), (3, "AA large"), (2.9999, "fail"), (1, "fail"),
    ])
  func `grades a ratio without rounding it up`(ratio: Double, grade: String) {
    #expect(ContrastGrade(ContrastRatio(ratio)).rawValue == grade)
  }

  @Test func `fills what is declared together, the fullest grounds and texts first`() throws {
    let (graph, audit) = try theme(build(ContrastPageTests.harbour))
    let matrix = try #require(ContrastMatrix(audit.results))
    #expect(matrix.grounds.map(\.background.description) == ["color.paper", "color.card"])
    let rows = matrix.rows.map {
      "\($0.foreground): \($0.cells.map { $0 == nil ? "-" : "\($0?.threshold ?? 0)" }.joined(separator: " "))"
    }
    #expect(rows == ["color.text: 4.5 4.5", "color.faint: 4.5 4.5", "color.loud: 4.5 -"])
    #expect(matrix.leftOut == 1)
    let cell = try #require(matrix.rows[0].cells[0])
    let outcomes = ContrastMatrix.outcomes(cell, graph)
    #expect(outcomes.map(\.modes) == [[0, 1, 2, 3, 4, 5]])
    let loud = try #require(matrix.rows[2].cells[0])
    #expect(
      ContrastMatrix.outcomes(loud, graph).map(\.choices) == [
        [Mode.Choice(modifier: "theme", context: "light")], [Mode.Choice(modifier: "theme", context: "dark")],
      ])
  }

  // MARK: Vision

  /// The numbers are those of ColorAide: Machado's matrices and ΔE2000 on Lab under D50.
  @Test func `names the two colours that come closest in each kind of vision`() throws {
    let paints = try ["#c62828", "#2e7d32", "#1565c0", "#f9a825"].map { Paint(try #require(Color(hex: $0))) }
    let found = try VisionPalette(paints).sights.map { try #require($0.closest) }
    let wanted = [(0, 3, 39.038), (0, 1, 13.085), (0, 1, 6.598), (1, 2, 10.97)]
    for (found, wanted) in zip(found, wanted) {
      #expect((found.first, found.second) == (wanted.0, wanted.1))
      #expect(abs(found.difference - wanted.2) < 0.1)
    }
  }

  @Test func `compares colours that common vision tells apart`() throws {
    let paints = [Paint.white, Paint(red: 250, green: 250, blue: 250), .black]
    #expect(VisionPalette(paints).sights.map { $0.closest?.second } == [1, 1, 1, 1])
    #expect(VisionPalette(paints, apartBy: 10).sights.map { $0.closest?.second } == [2, 2, 2, 2])
    #expect(VisionPalette([.white]).sights.allSatisfy { $0.closest == nil })
  }

  // MARK: Page

  @Test(
    arguments: [
      (8.0 as Double?, ContrastAudit.Status.passed, "AAA"), (4.6, .failed, "AA only"), (3.2, .failed, "AA large only"),
      (3.2, .passed, "AA large"), (1.2, .failed, "fail"), (2.9, .accepted, "fail, accepted"),
      (nil, .unknown, "cannot tell"),
    ])
  func `says of a grade that is not enough that it is not`(ratio: Double?, status: ContrastAudit.Status, word: String) {
    #expect(ContrastMatrixTable.word(ratio.map { ContrastGrade(ContrastRatio($0)) }, status).english == word)
  }

  @Test(
    arguments: [
      ("text", "<span class=\"proof__text\" style=\"color:var(--a-color-grey)\">"),
      ("large", "<span class=\"proof__text proof__text--large\" style=\"color:var(--a-color-grey)\">"),
      ("non-text", "<span class=\"proof__box\" style=\"border-color:var(--a-color-grey)\">"),
      ("focus", "<span class=\"proof__ring\" style=\"border-color:var(--a-color-grey)\">"),
      ("link", "<span style=\"color:var(--a-color-grey)\">a link</span>"),
    ])
  func `draws a failure by what is required of it`(requirement: String, mark: String) throws {
    let build = build(
      ContrastPageTests.project(
        base: #""grey": \#(ContrastPageTests.grey(0.5)), "paper": \#(ContrastPageTests.grey(0.6))"#, modifiers: [],
        policy: "pairs:\n  - {requirement: \(requirement), foreground: color.grey, background: color.paper}\n"))
    let page = try #require(build.site?.first { $0.path == "contrast.html" })
    let html = String(decoding: page.bytes, as: UTF8.self)
    #expect(html.contains(mark))
    // A failure is there to be seen, and declared where the policy says.
    #expect(html.contains("data-waived"))
    #expect(html.contains("<code>themes/a/theme.yaml:3:7</code>"))
  }

  @Test func `follows the mode of the page where outcomes differ`() throws {
    let page = try #require(build(ContrastPageTests.harbour).site?.first { $0.path == "contrast.html" })
    let html = String(decoding: page.bytes, as: UTF8.self)
    #expect(
      html.contains(
        """
        <span class="matrix__cell verdict--failed" data-only="theme:dark"><b>1.20</b> fail</span>
        """))
  }

  // MARK: Size

  /// 100 pairs, 72 modes, and every modifier changes some colours.
  @Test(arguments: ["one ground for each text", "few grounds", "all fail"])
  func `stays readable however many modes there are`(kind: String) throws {
    let isDiagonal = kind == "one ground for each text"
    let texts = (0..<(isDiagonal ? 100 : 20)).map { "text-\($0)" }
    let grounds = (0..<(isDiagonal ? 100 : 5)).map { "ground-\($0)" }
    var shade = 0
    let colors = { (isText: Bool, names: [String]) in
      names.map { name in
        shade += 1
        let level = Double(shade * 7919 % 97) / 1000 + (kind == "all fail" ? 0.45 : isText ? 0 : 0.9)
        return #""\#(name)": \#(ContrastPageTests.grey(level))"#
      }.joined(separator: ", ")
    }
    let some = {
      colors(
        true,
        texts.filter { _ in
          shade += 1; return shade % 3 == 0
        })
    }
    let pairs =
      isDiagonal
      ? zip(texts, grounds).map { "  - {requirement: text, foreground: color.\($0), background: color.\($1)}" }
      : [
        "  - {requirement: text, foreground: [\(texts.map { "color." + $0 }.joined(separator: ", "))], background: [\(grounds.map { "color." + $0 }.joined(separator: ", "))]}"
      ]
    let modifiers = [("brand", 3), ("content", 2), ("theme", 2), ("size", 2), ("density", 3)].map { name, count in
      (name: name, contexts: (0..<count).map { (name: "\(name)-\($0)", colors: some()) })
    }
    let build = build(
      ContrastPageTests.project(
        base: colors(true, texts) + ", " + colors(false, grounds), modifiers: modifiers,
        policy: "pairs:\n" + pairs.joined(separator: "\n")))
    let audit = try theme(build).audit
    #expect((audit.results.count, audit.modes.count) == (100, 72))
    let page = try #require(build.site?.first { $0.path == "contrast.html" })
    #expect(page.bytes.count < 300_000)
  }
}
