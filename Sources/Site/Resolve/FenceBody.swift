import DataFiles
import Diagnostics
import Markup
import Tokens

/// The body of a `specimen` fence, as YAML: a list of what to draw, or an object with that list and the mode to draw it in.
struct FenceBody {
  private(set) var patterns: [(text: String, place: Place)] = []
  /// The index of the mode; nil for that of the page.
  private(set) var mode: Int?
  /// Where the mode stands.
  private(set) var modePlace: Place?

  /// Nil, after a finding, for what is neither. An empty body is an empty list.
  init?(_ code: CodeBlock, in file: SourceFile, graph: TokenGraph, into findings: inout Findings) {
    let lines = code.linePlaces(in: file).map(\.range)
    guard let first = lines.first, let last = lines.last else { return }
    // The marks of the quotes and lists that the fence stands in are no part of the YAML, but keep its lines aligned.
    let start = file.lineStart(before: first.lowerBound)
    let marks = lines.map { file.lineStart(before: $0.lowerBound)..<$0.lowerBound }
    let range = start..<max(start, last.upperBound)
    guard let data = YAMLReader.read(file, range, blanking: marks, into: &findings) else { return nil }
    if case .null = data.content { return }
    if data.members != nil {
      guard let fields = Fields(data, of: "a fence", known: ["mode", "draw"], into: &findings) else { return nil }
      patterns = fields.texts("draw", into: &findings)
      if let text = fields.text("mode", into: &findings), let place = fields["mode"]?.place {
        modePlace = place
        mode = FenceBody.mode(text, at: place, graph, into: &findings)
      }
      return
    }
    guard let items = data.array else {
      findings.report(
        Finding(
          .error, "invalid-fence", "\(data.kind) where a list is needed", at: data.place,
          help: "one pattern a line: - color.*"))
      return nil
    }
    patterns = items.compactMap { item in
      if let text = item.string { return (text, item.place) }
      findings.report(Finding(.error, "invalid-fence", "\(item.kind) where a pattern is needed", at: item.place))
      return nil
    }
  }

  /// The mode that `theme=dark, size=compact` names; modifiers that it leaves out have their defaults.
  private static func mode(
    _ text: String, at place: Place, _ graph: TokenGraph, into findings: inout Findings
  ) -> Int? {
    var contexts = [Int](repeating: 0, count: graph.modifiers.count)
    var isWhole = true
    for term in text.split(separator: ",") {
      let parts = term.split(separator: "=", maxSplits: 1).map { $0.trimmed }
      guard parts.count == 2 else {
        findings.report(
          Finding(
            .error, "unknown-mode", "'\(term.trimmed)' is no choice of a context", at: place,
            help: "write it as modifier=context, with commas between several"))
        return nil
      }
      let names = graph.modifiers.map(\.name)
      guard let modifier = names.firstIndex(of: parts[0]) else {
        let known = names.isEmpty ? "this theme has but one mode" : "modifiers: \(names.joined(separator: ", "))"
        findings.report(
          Finding(
            .error, "unknown-mode", "'\(parts[0])' is no modifier of this theme", at: place,
            help: NearestName.help(parts[0], in: names) ?? known))
        isWhole = false
        continue
      }
      let known = graph.modifiers[modifier].contexts
      guard let context = known.firstIndex(of: parts[1]) else {
        findings.report(
          Finding(
            .error, "unknown-mode", "'\(parts[1])' is no context of '\(parts[0])'", at: place,
            help: NearestName.help(parts[1], in: known) ?? "contexts: \(known.joined(separator: ", "))"))
        isWhole = false
        continue
      }
      contexts[modifier] = context
    }
    guard isWhole else { return nil }
    return graph.modifiers.indices.reduce(0) { $0 * graph.modifiers[$1].contexts.count + contexts[$1] }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
