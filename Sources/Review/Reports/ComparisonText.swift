import Audit
import Colorimetry
import Tokens

/// A comparison in words: what all reports for people say of a change.
package struct ComparisonText {
  package let comparison: Comparison

  package init(_ comparison: Comparison) { self.comparison = comparison }

  /// For a terminal: whole lines.
  package var text: String {
    let system = comparison.new.system
    guard !comparison.isEmpty else { return "\(system): nothing changed\n" }
    let groups = [unknownLines, modeLines, contrastLines, causeLines, componentLines].filter { !$0.isEmpty }
    return "\(system): \(verdict)\n" + groups.flatMap(\.self).map { "  \($0)\n" }.joined() + "  version: \(advice)\n"
  }

  /// `2 pairs of colours newly fail; 3 edits, 14 tokens follow`.
  package var verdict: String {
    let fails = comparison.contrast(.newlyFails).count
    let passes = comparison.contrast(.newlyPasses).count
    let edits = comparison.changes.count { !$0.isDerived }
    let derived = comparison.changes.count - edits
    var parts: [String] = []
    if fails > 0 { parts.append(ComparisonText.count(fails, "pair newly fails", "pairs newly fail")) }
    if passes > 0 { parts.append(ComparisonText.count(passes, "pair newly passes", "pairs newly pass")) }
    let moved = comparison.contrast(.moved).count
    if moved > 0 { parts.append(ComparisonText.count(moved, "ratio moved", "ratios moved")) }
    if edits > 0 { parts.append(ComparisonText.count(edits, "token edited", "tokens edited")) }
    if derived > 0 { parts.append(ComparisonText.count(derived, "follows", "follow")) }
    if comparison.isRefactoring { parts.append("nothing looks another way") }
    let components = comparison.affectedComponents.count
    if components > 0 { parts.append(ComparisonText.count(components, "component affected", "components affected")) }
    return parts.isEmpty ? "other modes or components" : parts.joined(separator: ", ")
  }

  package var advice: String {
    let advice = VersionAdvice(comparison)
    return advice.reasons.isEmpty
      ? advice.level.rawValue : "\(advice.level.rawValue): \(advice.reasons.map(\.words).joined(separator: ", "))"
  }

  // MARK: Lines

  package var unknownLines: [String] {
    let isWhole = comparison.old.isWhole && comparison.new.isWhole
    return
      (isWhole ? [] : ["files could not be read: what is added or removed may have been there, or may be there still"])
      + comparison.unknown.map { "cannot tell: \($0) could not be read on one side" }
  }

  package var modeLines: [String] {
    let modes = comparison.modes
    return modes.added.map { "modifier '\($0.name)' is new; its default '\($0.defaultContext)' is compared" }
      + modes.removed.map { "modifier '\($0.name)' is gone; its default '\($0.defaultContext)' is compared" }
      + modes.addedContexts.map { "'\($0.modifier)=\($0.context)' is new, and has nothing to be compared with" }
      + modes.removedContexts.map { "'\($0.modifier)=\($0.context)' is gone" }
      + modes.movedDefaults.map { "the default of '\($0.modifier)' is '\($0.new)', which was '\($0.old)'" }
  }

  private var contrastLines: [String] {
    [ContrastChange.Kind.newlyFails, .newlyPasses].flatMap { kind in
      comparison.contrast(kind).flatMap { change in
        change.steps.filter { $0.kind == kind }.map {
          "\(kind == .newlyFails ? "fails" : "passes"): \(line(change, $0))"
        }
      }
    }
  }

  /// `'a' on 'b': 4.61:1 → 3.90:1, text needs 4.5:1, in theme=light`.
  package func line(_ change: ContrastChange, _ step: ContrastChange.Step) -> String {
    let name =
      "'\(change.key.foreground)' on '\(change.key.background)'"
      + change.key.behind.map { " over '\($0)'" }.joined()
    return "\(name): \(words(step.old)) → \(words(step.new)), "
      + "\(change.key.requirement.rawValue) needs \(CSSNumber.text(Double(change.threshold) / 100)):1, in \(words(step.modes))"
  }

  package func words(_ outcome: SnapshotPair.Outcome?) -> String {
    guard let outcome else { return "not there" }
    guard let ratio = outcome.hundredths else { return "cannot tell" }
    return "\(ContrastRatio.text(hundredths: ratio)):1" + (outcome.status == .accepted ? " (accepted)" : "")
  }

  private var causeLines: [String] {
    comparison.causes.flatMap { cause in
      ["\(ComparisonText.name(cause.change.kind)): \(line(cause.change))"] + followers(cause).map { "  \($0)" }
    }
  }

  private var componentLines: [String] {
    [
      ("new component", comparison.addedComponents), ("gone component", comparison.removedComponents),
      ("edited component", comparison.editedComponents),
    ].flatMap { words, names in names.map { "\(words): \($0)" } }
  }

  /// `palette.teal #00c2b8 → #00a89f, ΔE 9.10, clear, in every mode`.
  package func line(_ change: TokenChange) -> String {
    var name = change.path.description
    if let old = change.old, change.new != nil, old.path != change.path {
      let basis = change.basis.map { $0.confidence < 100 ? ", \($0.confidence) % sure" : "" } ?? ""
      name = "\(old.path) → \(change.path)\(basis)"
    }
    if change.kinds.contains(.retyped) { name += ", \(change.old?.type ?? "") → \(change.new?.type ?? "")" }
    let values = change.values.filter { change.kinds.count > 1 || $0.old != nil || $0.new != nil }.map(words)
    return values.isEmpty ? name : "\(name): \(values.joined(separator: "; "))"
  }

  private func words(_ pair: TokenChange.ValuePair) -> String {
    let alias = { (value: SnapshotToken.Value?) in
      value.map { $0.alias.map { "{\($0)}" } ?? $0.css } ?? "none"
    }
    let sides = pair.isRetargeted ? "\(alias(pair.old)) → \(alias(pair.new))" : ComparisonText.differing(pair)
    let difference = pair.difference.map { $0.words.map { ", \($0)" } ?? "" } ?? ", the same value"
    return "\(sides)\(difference), in \(words(pair.modes))"
  }

  /// Of a composite, the parts that differ.
  package static func differing(_ pair: TokenChange.ValuePair) -> String {
    guard let old = pair.old, let new = pair.new else {
      return "\(pair.old?.css ?? "none") → \(pair.new?.css ?? "none")"
    }
    let (before, after) = (texts(old.parts), texts(new.parts))
    let names = new.parts.map(\.name) + old.parts.map(\.name).filter { after[$0] == nil }
    let differing = names.filter { before[$0] != after[$0] }
    guard !differing.isEmpty, old.css == new.css || differing.count < names.count else {
      return "\(old.css) → \(new.css)"
    }
    return differing.map { "\($0) \(before[$0] ?? "none") → \(after[$0] ?? "none")" }.joined(separator: ", ")
  }

  private static func texts(_ parts: [SnapshotToken.Value.Part]) -> [String: String] {
    Dictionary(parts.map { ($0.name, $0.css) }) { first, _ in first }
  }

  package func followers(_ cause: Comparison.Cause) -> [String] {
    var lines: [String] = []
    if !cause.derived.isEmpty {
      lines.append(
        "\(ComparisonText.count(cause.derived.count, "token follows", "tokens follow")): \(ComparisonText.list(cause.derived.map(\.path.description)))"
      )
    }
    if !cause.components.isEmpty { lines.append("components: \(ComparisonText.list(cause.components))") }
    if !cause.documents.isEmpty { lines.append("documents: \(ComparisonText.list(cause.documents.map(\.name)))") }
    return lines
  }

  /// `theme=dark`, or how many of all there are.
  package func words(_ modes: [Int]) -> String {
    let all = comparison.new.modes
    if modes.count == all.count { return all.count == 1 ? "the only mode" : "every mode" }
    // All modes that make one choice are told by that choice.
    for modifier in comparison.new.modifiers {
      for context in modifier.contexts where modes.count * modifier.contexts.count == all.count {
        if modes.allSatisfy({ all[$0][modifier.name] == context }) { return "\(modifier.name)=\(context)" }
      }
    }
    guard let first = modes.first else { return "no mode" }
    return modes.count == 1 ? all[first].description : "\(all[first]) and \(modes.count - 1) more of \(all.count) modes"
  }

  package static func name(_ kind: TokenChange.Kind) -> String {
    switch kind {
    case .removed: "removed"
    case .added: "added"
    case .renamed: "renamed"
    case .moved: "moved"
    case .retyped: "another type"
    case .value: "another value"
    case .retargeted: "another alias"
    case .derived: "follows"
    case .deprecated: "deprecated"
    case .undeprecated: "no longer deprecated"
    case .description: "described"
    case .notation: "written otherwise"
    }
  }

  static func count(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }

  /// Not more than people read.
  static func list(_ names: [String]) -> String {
    let limit = 6
    let shown = names.count > limit + 1 ? Array(names.prefix(limit)) + ["\(names.count - limit) more"] : names
    return shown.joined(separator: ", ")
  }
}
