import DataFiles
import Diagnostics

/// Text styles (DTCG Format 2025.10, section 9.7). The lenient profile takes any of the five parts, and others beside them.
extension AliasResolver {
  mutating func writtenTypography(_ data: DataValue) -> Typography? {
    let names = Typography.standardParts
    let isLenient = profile == .lenient
    let extra = isLenient ? (data.members ?? []).filter { !names.contains($0.key) } : []
    guard
      let fields = fields(
        data, of: "a typography", required: isLenient ? [] : names,
        optional: isLenient ? names + extra.map(\.key) : [])
    else { return nil }
    guard fields.members?.isEmpty == false else {
      report("a typography needs at least one of \(names.map { "'\($0)'" }.joined(separator: ", "))", data)
      return nil
    }
    var parts: [Typography.Part] = []
    var isWhole = true
    for name in names {
      guard let field = fields[name] else {
        note(.missingPart(name, of: "typography", isZero: false), at: data.place)
        continue
      }
      if let value = part(name, field) {
        parts.append(Typography.Part(name: name, value: value))
      } else {
        isWhole = false
      }
    }
    for member in extra {
      guard let value = extraPart(member) else { continue }
      parts.append(Typography.Part(name: member.key, value: value))
    }
    return isWhole ? Typography(parts: parts) : nil
  }

  private mutating func part(_ name: String, _ data: DataValue) -> TokenValue? {
    switch name {
    case "fontFamily": value(data, .fontFamily)
    case "fontSize": value(data, .dimension)
    case "fontWeight": value(data, .fontWeight)
    case "letterSpacing": letterSpacing(data)
    default: lineHeight(data)
    }
  }

  /// A share of the font size is a hundredth of an em (CSS Text 4, section 8.2).
  private mutating func letterSpacing(_ data: DataValue) -> TokenValue? {
    guard let value = value(data, .dimension) else { return nil }
    guard case .dimension(let spacing) = value, spacing.unit == .percent else { return value }
    note(.percentSpacing, at: data.place)
    return .dimension(Dimension(spacing.value / 100, .em))
  }

  /// A multiple of the font size; in the lenient profile also a length.
  private mutating func lineHeight(_ data: DataValue) -> TokenValue? {
    guard profile == .lenient else { return value(data, .number) }
    if AliasResolver.isReference(data) {
      return following(data) { resolver, landing in
        switch landing {
        case .token(let path): resolver.lineHeight(of: path, named: data)
        case .part(let part, _): resolver.lineHeight(part)
        }
      }
    }
    guard let data = interpolated(data) else { return nil }
    let isLength =
      data["unit"] != nil || data.string.flatMap { LegacyText.dimension($0) }.map { $0.value != 0 } ?? false
    if isLength { note(.lengthAsLineHeight, at: data.place) }
    return value(data, isLength ? .dimension : .number)
  }

  private mutating func lineHeight(of path: TokenPath, named data: DataValue) -> TokenValue? {
    guard let target = value(of: path, named: data) else { return nil }
    guard target.type == .dimension else { return typed(path, .number, named: data) }
    note(.lengthAsLineHeight, at: data.place)
    return target
  }

  /// A part that the standard does not have; nil, counted, for one that is not simple.
  private mutating func extraPart(_ member: DataValue.Member) -> TokenValue? {
    let isSimple = member.value.array == nil && (member.value.members == nil || member.value["unit"] != nil)
    let value: TokenValue? =
      if AliasResolver.isReference(member.value) {
        following(member.value) { resolver, landing in
          if case .token(let path) = landing { resolver.value(of: path, named: member.value) } else { nil }
        }
      } else if member.value["unit"] != nil {
        self.value(member.value, .dimension)
      } else {
        isSimple ? opaque(member.value, typeName: member.key) : nil
      }
    note(.unknownPart(member.key, of: "typography", isKept: value != nil), at: member.keyPlace)
    return value
  }
}
