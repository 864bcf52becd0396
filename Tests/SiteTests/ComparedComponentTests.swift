import Diagnostics
import Review
import Testing
import Tokens

@testable import Site

/// What is told of the variants of a component, before and after.
struct ComparedComponentTests {
  private let base = [
    "tokens/a.tokens.json": """
    {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
     "sea": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}},
     "gap": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}}
    """,
    "tokens/light.tokens.json": """
    {"sea": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 1, 1]}}}
    """,
    "a.resolver.json": """
    {"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "tokens/a.tokens.json"}]}},
     "modifiers": {"theme": {"contexts": {"dark": [], "light": [{"$ref": "tokens/light.tokens.json"}]}}},
     "resolutionOrder": [{"$ref": "#/sets/a"}, {"$ref": "#/modifiers/theme"}]}
    """,
    "theme.yaml": "prefix: a\n",
    "components/card/component.yaml": "title: Card\nvariants: [{name: plain}, {name: blue}]\n",
    "components/card/plain.html": "<p class=\"card\">card</p>\n",
    "components/card/blue.html": "<p class=\"card card--blue\">card</p>\n",
    "components/card/component.css": """
    .card { color: var(--a-ink); padding: var(--a-gap); }
    .card--blue { color: var(--a-sea); }
    """,
  ]

  private func build(_ edits: [(file: String, old: String, new: String)]) throws -> Build {
    var files = base
    for edit in edits {
      let text = files[edit.file] ?? ""
      try #require(edit.old.isEmpty || text.contains(edit.old))
      files[edit.file] = edit.old.isEmpty ? edit.new : text.replacing(edit.old, with: edit.new)
    }
    let all = files.sorted { $0.key < $1.key }.map { (path: "themes/a/\($0.key)", bytes: Array($0.value.utf8)) }
    return Build(ProjectFiles(name: "a", files: all), today: nil)
  }

  private func told(_ edits: [(file: String, old: String, new: String)]) throws -> [String] {
    let (old, new) = (try build([]), try build(edits))
    try #require(!old.findings.hasErrors)
    let comparison = Comparison(try #require(old.snapshots.first), try #require(new.snapshots.first))
    return ComparedComponent("card", comparison, old: old, new: new).variants.map(told)
  }

  private func told(_ variant: ComparedVariant) -> String {
    switch variant.outcome {
    case .same: return "\(variant.name): same"
    case .added: return "\(variant.name): added"
    case .removed: return "\(variant.name): removed"
    case .unknown: return "\(variant.name): unknown"
    case .differs(let difference):
      let what = difference.edited.map { "\($0)" } + difference.tokens.map(\.description)
      return "\(variant.name): \(what.joined(separator: " ")) in \(difference.modes)"
    }
  }

  @Test(
    arguments: [
      ([], ["plain: same", "blue: same"]),
      ([("tokens/a.tokens.json", "[0, 0, 0]", "[1, 0, 0]")], ["plain: ink in [0, 1]", "blue: ink in [0, 1]"]),
      ([("tokens/a.tokens.json", "[0, 0, 1]", "[1, 0, 1]")], ["plain: same", "blue: sea in [0]"]),
      ([("tokens/light.tokens.json", "[0, 1, 1]", "[1, 1, 1]")], ["plain: same", "blue: sea in [1]"]),
      ([("components/card/blue.html", ">card", ">Card")], ["plain: same", "blue: html in [0, 1]"]),
      ([("components/card/component.css", "var(--a-sea)", "var(--a-ink)")], ["plain: same", "blue: css in [0, 1]"]),
      ([("components/card/component.css", " padding", "\n\n  /* room */ padding")], ["plain: same", "blue: same"]),
      (
        [
          ("tokens/a.tokens.json", "\"ink\"", "\"night\""),
          ("components/card/component.css", "--a-ink", "--a-night"),
        ], ["plain: same", "blue: same"]
      ),
      ([("components/card/component.yaml", "{name: plain}, ", "")], ["blue: same", "plain: removed"]),
      (
        [
          ("components/card/component.yaml", "{name: plain}", "{name: plain}, {name: wide}"),
          ("components/card/wide.html", "", "<p class=\"card\">wide</p>\n"),
        ], ["plain: same", "wide: added", "blue: same"]
      ),
      (
        [("components/card/component.yaml", "title: Card", "title: Card\nwidth: 300")],
        [
          "plain: surroundings in [0, 1]", "blue: surroundings in [0, 1]",
        ]
      ),
      ([("components/card/component.css", "var(--a-sea)", "var(--a-none)")], ["plain: unknown", "blue: unknown"]),
    ] as [([(file: String, old: String, new: String)], [String])])
  func `tells which variants differ, why, and in which modes`(
    _ edits: [(file: String, old: String, new: String)], _ expected: [String]
  ) throws {
    #expect(try told(edits) == expected)
  }

  @Test func `says of a lock file that nothing of it can be drawn`() throws {
    let new = try build([])
    let snapshot = try #require(new.snapshots.first)
    let component = ComparedComponent("card", Comparison(snapshot, snapshot), old: nil, new: new)
    #expect(component.variants.map(told) == ["plain: unknown", "blue: unknown"])
    #expect(component.old.note?.english.contains("lock file") == true)
  }
}
