package import Diagnostics

/// Reads the HTML of a mock-up: a fragment of a page, as it would stand in a `div`.
package enum HTMLReader {
  /// More findings about one file are counted only.
  private static let findingLimit = 20

  /// Reports what is broken in it. Whatever it holds, there is a tree: the one that a browser would make.
  package static func tree(of file: SourceFile, into findings: inout Findings) -> ElementTree {
    let scanner = TagScanner(file)
    let balance = TagBalance(scanner)
    let parsed = GumboTree(scanner, upTo: balance.end)
    var found = scanner.findings + balance.findings + CharacterFaults.findings(in: file, parsed.tree)
    if found.isEmpty { found = TagPlacement.findings(scanner, balance, parsed) }
    if parsed.isCut, let first = parsed.tree.elements.first { found.append(tooDeep(at: first.place)) }
    report(found, into: &findings)
    return parsed.tree
  }

  private static func report(_ found: [Finding], into findings: inout Findings) {
    let found = found.enumerated().sorted { a, b in
      guard let first = a.element.place, let second = b.element.place, first != second else {
        return a.offset < b.offset
      }
      return first < second
    }.map(\.element)
    for finding in found.prefix(findingLimit) { findings.report(finding) }
    if found.count > findingLimit {
      findings.report(more(found.count - findingLimit, at: found[findingLimit].place))
    }
  }

  private static func more(_ count: Int, at place: Place?) -> Finding {
    Finding(
      .error, "invalid-html", "\(count) more \(count == 1 ? "fault" : "faults") from here on", at: place,
      help: "mend those before first: one often brings others with it")
  }

  private static func tooDeep(at place: Place) -> Finding {
    Finding(
      .error, "invalid-html", "elements are nested too deep, the innermost are not read", at: place, help: "nest less")
  }
}
