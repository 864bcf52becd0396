import DataFiles
import Diagnostics

/// What is said about references that lead nowhere.
extension AliasResolver {
  mutating func reportLoop(from start: Int) {
    let loop = hops[start...]
    let first = loop.indices.min { hops[$0].place < hops[$1].place } ?? start
    let ordered = hops[first...] + hops[start..<first]
    let names = (ordered + [hops[first]]).map { found($0) }.joined(separator: " → ")
    let notes = ordered.dropFirst().map { Finding.Note("\(found($0)) goes on here", at: $0.place) }
    findings.report(
      Finding(
        .error, "alias-cycle", "the references \(names) never reach a value", at: hops[first].place, notes: notes,
        help: "give one of them a value of its own"))
  }

  mutating func reportNoPart(_ step: String, of data: DataValue, _ reference: DataValue) {
    let help: String?
    if let items = data.array {
      help = "the array has \(items.count) items, counted from 0"
    } else if let members = data.members {
      let names = members.map(\.key)
      help =
        members.contains { $0.key == "$value" && $0.value[step] != nil }
        ? "the parts of a token stand under '$value'"
        : NearestName.help(step, in: names) ?? "it has \(names.prefix(20).joined(separator: ", "))"
    } else {
      help = "\(data.kind) has no parts"
    }
    tell(
      .error, "unknown-property", "\(found(reference)) leads nowhere: there is no '\(step)'", reference.place,
      help: help)
  }

  mutating func reportUnknown(_ reference: DataValue, _ group: TokenGroup, _ segments: [String], at index: Int) {
    let path = TokenPath(segments.filter { $0 != "$value" })
    let near = NearestName.help(segments[index], in: group.members.lazy.map(\.name))
    tell(
      .error, "unknown-alias", "\(found(reference)) names no token", reference.place, help: near ?? helpNaming(path))
  }
}

extension JSONPointer {
  /// The index that a segment is in an array (RFC 6901, section 4): digits with no zero before them.
  static func index(_ segment: String, below count: Int) -> Int? {
    guard segment.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      segment == "0" || !segment.hasPrefix("0"), let index = Int(segment), index < count
    else { return nil }
    return index
  }
}

extension TokenType {
  /// The type that a part of a value has by its place there; nil for parts that no token could be.
  func part(_ step: String) -> TokenType? {
    switch (self, step) {
    case (.border, "color"), (.shadow, "color"), (.gradient, "color"): .color
    case (.border, "width"), (.typography, "fontSize"), (.typography, "letterSpacing"): .dimension
    case (.shadow, "offsetX"), (.shadow, "offsetY"), (.shadow, "blur"), (.shadow, "spread"): .dimension
    case (.border, "style"): .strokeStyle
    case (.transition, "duration"), (.transition, "delay"): .duration
    case (.transition, "timingFunction"): .cubicBezier
    case (.typography, "fontFamily"): .fontFamily
    case (.typography, "fontWeight"): .fontWeight
    case (.typography, "lineHeight"), (.gradient, "position"): .number
    case (.dimension, "value"), (.duration, "value"), (.color, "alpha"), (.cubicBezier, _): .number
    // An item of a list has the list's type, except that a font family's list is one of names.
    case (.shadow, _), (.gradient, _), (.fontFamily, _): Int(step) == nil ? nil : self
    default: nil
    }
  }
}
