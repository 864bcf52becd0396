/// Widens the pseudo-classes of states, so that a page can draw a state standing still: as the audit has it, `:hover` also matches
/// a `[data-state-target]` in `[data-state~="hover"]`, and what is around it. All else stays as it is written, and every selector
/// as specific as it was.
struct DrawnStates {
  private var edits: [(range: Range<Int>, text: String)] = []
  private let bytes: [UInt8]

  init(_ uses: [StateUse], _ ids: [IDUse], in bytes: [UInt8]) {
    self.bytes = bytes
    edits = uses.map { ($0.range, Self.text($0.pseudo, isInHas: $0.sought != nil)) }
    edits += Set(ids).map { use in
      (use.range, ":is(#\(CSSText.identifier(use.id)), [id^=\(CSSText.string(use.id + "--"))])")
    }
    let sought = Set(uses.compactMap(\.sought).filter(\.isSubject).map(\.range))
    var rest = uses.sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
    for range in sought.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      rest = rest.drop { $0.range.lowerBound < range.lowerBound }
      let inside = rest.prefix { $0.range.lowerBound < range.upperBound }
      if let text = aroundTarget(range, inside) { edits.append((range.upperBound..<range.upperBound, text)) }
    }
    edits.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
  }

  var css: [UInt8] { apply(edits, to: bytes.startIndex..<bytes.endIndex) }

  /// `:has()` must not stand in another: there, what is around the target is a second selector, which ends at the target.
  private func aroundTarget(_ range: Range<Int>, _ uses: ArraySlice<StateUse>) -> String? {
    let subject = StateUse.Sought(range: range, isSubject: true)
    guard uses.allSatisfy({ $0.sought != subject || $0.pseudo.holdsAroundTarget }) else { return nil }
    let edits = uses.map { use in
      (
        use.range,
        use.sought == subject ? ":is(\(use.pseudo.stage) *)" : Self.text(use.pseudo, isInHas: true)
      )
    }
    return ", " + String(decoding: apply(edits, to: range), as: UTF8.self) + " [data-state-target]"
  }

  private func apply(_ edits: [(range: Range<Int>, text: String)], to whole: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    var copied = whole.lowerBound
    for (range, text) in edits where range.lowerBound >= copied {
      result += bytes[copied..<range.lowerBound]
      result += text.utf8
      copied = range.upperBound
    }
    return result + bytes[copied..<whole.upperBound]
  }

  private static func text(_ pseudo: StatePseudoClass, isInHas: Bool) -> String {
    let target = "[data-state-target]"
    let drawn = pseudo.holdsAroundTarget && !isInHas ? ":is(\(target), :has(\(target)))" : target
    return ":is(:\(pseudo.rawValue), \(pseudo.stage) \(drawn))"
  }
}

extension StatePseudoClass {
  /// True for those that hold for the elements around their target, too.
  var holdsAroundTarget: Bool { self == .hover || self == .active || self == .focusWithin }

  /// What a mock-up is drawn in while it holds; as specific as nothing.
  fileprivate var stage: String {
    switch self {
    case .hover: ":where([data-state~=\"hover\"], [data-state~=\"pressed\"])"
    case .active: ":where([data-state~=\"pressed\"])"
    case .focus, .focusVisible, .focusWithin: ":where([data-state~=\"focus\"])"
    }
  }
}
