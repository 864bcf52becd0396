import DataFiles
import Diagnostics
import Foundation

/// `Conformance/rules.yaml` beside the cases that show its rules, and the page of the guide that is made of both.
struct ConformanceTable {
  struct Clause {
    let title: String
    let standard: String
    let rules: [Rule]
  }

  struct Rule {
    let code: String
    let level: String
    let text: String
    let decision: String?
    /// What else proves it: a case of another rule, or `SUITE: TEST`.
    let proof: [String]
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Conformance")
  static let page = folder.appending(path: "../../../content/guide/reference/token-conformance.md").standardizedFileURL

  let clauses: [Clause]
  /// The names of the cases, sorted as people count: A2 stands before A10.
  let cases: [String]

  var rules: [Rule] { clauses.flatMap(\.rules) }

  init() throws {
    var findings = Findings()
    var sources = SourceFiles()
    let bytes = [UInt8](try Data(contentsOf: ConformanceTable.folder.appending(path: "rules.yaml")))
    let data = YAMLReader.read(sources.add(path: "rules.yaml", bytes: bytes), into: &findings)
    clauses = (data?.array ?? []).map { clause in
      Clause(
        title: clause["clause"]?.string ?? "", standard: clause["standard"]?.string ?? "",
        rules: (clause["rules"]?.array ?? []).map(Rule.init))
    }
    cases = try FileManager.default.contentsOfDirectory(atPath: ConformanceTable.folder.path)
      .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
      .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
  }

  func cases(of rule: Rule) -> [String] {
    cases.filter { $0.hasPrefix("\(rule.code)-") }
  }

  // MARK: The page

  func text() throws -> String {
    let levels = ["must", "should", "may", "decision"].map { level in (level, rules.count { $0.level == level }) }
    let decided = rules.count { $0.decision != nil }
    var text = """
      ---
      title: Token conformance
      description: Every rule of DTCG 2025.10, the case that shows it, and what specimen makes of it.
      order: 2
      ---

      The standard for design tokens has three modules: Format, Color and Resolver. Below are their rules in our words: \
      \(levels[0].1) that a tool must follow, \(levels[1].1) that it should, \(levels[2].1) that it may, and \
      \(levels[3].1) that we had to make ourselves. Where the standard is silent, or against itself, the line under a table \
      says what we chose; that is so for \(decided) rules.

      Each rule has a case, a small file with the tokens and findings that must come of it written beside it: F1 has \
      `F1-comment` in `Tests/TokensTests/Conformance`, and there are \(cases.count) cases in all. What no token file can show \
      has a test of its own. The outcome is that of the strict profile. *Read* means that tokens came out; a code is a \
      finding, and an error unless it is called a warning. A test makes this page \
      from the same files, so it cannot promise more than is true.


      """
    for clause in clauses {
      text += "## \(clause.title)\n\n*\(clause.standard)*\n\n"
      text += "| | Rule | Outcome | Cases |\n|---|---|---|---|\n"
      for rule in clause.rules { text += try row(rule) }
      text += "\n"
      let decisions = clause.rules.compactMap { rule in rule.decision.map { "- **\(rule.code)** \($0)\n" } }
      if !decisions.isEmpty { text += decisions.joined() + "\n" }
    }
    return String(text.dropLast())
  }

  private func row(_ rule: Rule) throws -> String {
    let cases = cases(of: rule)
    let names = cases.map { "`\($0.dropFirst(rule.code.count + 1))`" }
    let others = rule.proof.map { proof in
      proof.range(of: ": ").map { "*\(proof[..<$0.lowerBound])*" } ?? "`\(proof)`"
    }
    let shown = cases + rule.proof.filter { !$0.contains(": ") }
    let outcome = shown.isEmpty ? "as tested" : try ConformanceTable.outcome(of: shown)
    let all = names + others.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    return "| **\(rule.code)** \(rule.level) | \(rule.text) | \(outcome) | \(all.joined(separator: ", ")) |\n"
  }

  /// Read, and the rules of the findings, each once.
  private static func outcome(of cases: [String]) throws -> String {
    var isRead = false
    var errors: Set<String> = []
    var warnings: Set<String> = []
    for name in cases {
      let want = try String(contentsOf: folder.appending(path: "\(name).want"), encoding: .utf8)
      for line in want.split(separator: "\n") where !line.hasPrefix("  ") {
        if let match = line.firstMatch(of: #/^(?:files\S+:)?\d+:\d+: (error|warning) (\S+): /#) {
          if match.1 == "error" { errors.insert(String(match.2)) } else { warnings.insert(String(match.2)) }
        } else {
          isRead = true
        }
      }
    }
    let read = isRead ? ["read"] : []
    let warned = warnings.isEmpty ? [] : ["warning " + warnings.sorted().map { "`\($0)`" }.joined(separator: ", ")]
    return (read + errors.sorted().map { "`\($0)`" } + warned).joined(separator: ", ")
  }
}

extension ConformanceTable.Rule {
  fileprivate init(_ data: DataValue) {
    code = data["code"]?.string ?? ""
    level = data["level"]?.string ?? ""
    text = data["rule"]?.string ?? ""
    decision = data["decision"]?.string
    proof = data["proof"]?.array?.compactMap(\.string) ?? []
  }
}
