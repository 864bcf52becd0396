import DataFiles

/// What a token file says, in the form that DTCG Format 2025.10 has for it and its schemas accept: what is so already stays as it
/// is written, aliases stay, and text such as `#fff` becomes the object that it stands for.
enum StandardForm {
  /// Nil for what takes more than the data to read, such as arithmetic.
  static func of(_ data: DataValue, _ type: TokenType) -> DataValue? {
    if AliasResolver.isReference(data) { return reference(data) }
    if let inner = data["$value"] { return of(inner, type) }
    switch type {
    case .border: return object(data, [("color", .color), ("width", .dimension), ("style", .strokeStyle)])
    case .transition:
      return object(data, [("duration", .duration), ("delay", .duration), ("timingFunction", .cubicBezier)])
    case .typography:
      return object(
        data,
        [
          ("fontFamily", .fontFamily), ("fontSize", .dimension), ("fontWeight", .fontWeight),
          ("letterSpacing", .dimension), ("lineHeight", .number),
        ])
    case .shadow:
      return data.array == nil ? layer(data) : list(data) { layer($0) }
    case .gradient: return list(data) { stop($0) }
    case .fontFamily where data.array != nil:
      return list(data) { $0.string == nil ? nil : $0 }
    case .strokeStyle where data["dashArray"]?.array != nil:
      return object(data, ["lineCap"]) { key, value in
        key == "dashArray" ? list(value) { of($0, .dimension) } : value
      }
    default: return leaf(data, type)
    }
  }

  /// True for a value that the standard can say, and that is no reference to another.
  static func isSound(_ data: DataValue, _ type: TokenType) -> Bool {
    AliasResolver.value(of: data, type, .strict) != nil
  }

  // MARK: Composites

  private static func object(_ data: DataValue, _ parts: [(key: String, type: TokenType)]) -> DataValue? {
    object(data, []) { key, value in
      parts.first { $0.key == key }.flatMap { of(value, $0.type) }
    }
  }

  /// - Parameter kept: the keys whose values have one form.
  private static func object(
    _ data: DataValue, _ kept: [String], _ part: (String, DataValue) -> DataValue?
  ) -> DataValue? {
    guard let members = data.members else { return nil }
    var formed: [DataValue.Member] = []
    for member in members {
      guard let value = kept.contains(member.key) ? member.value : part(member.key, member.value) else { return nil }
      formed.append(DataValue.Member(key: member.key, keyPlace: member.keyPlace, value: value))
    }
    return DataValue(.object(formed), at: data.place)
  }

  private static func list(_ data: DataValue, _ item: (DataValue) -> DataValue?) -> DataValue? {
    guard let items = data.array else { return nil }
    var formed: [DataValue] = []
    for data in items {
      guard let value = AliasResolver.isReference(data) ? pointer(data) : item(data) else { return nil }
      formed.append(value)
    }
    return DataValue(.array(formed), at: data.place)
  }

  private static func layer(_ data: DataValue) -> DataValue? {
    object(data, ["inset"]) { key, value in
      switch key {
      case "color": of(value, .color)
      case "offsetX", "offsetY", "blur", "spread": of(value, .dimension)
      default: nil
      }
    }
  }

  private static func stop(_ data: DataValue) -> DataValue? {
    object(data, []) { key, value in
      switch key {
      case "color": of(value, .color)
      case "position": of(value, .number).map { clamped($0) }
      default: nil
      }
    }
  }

  /// As the prose has it; the schema refuses positions outside.
  private static func clamped(_ position: DataValue) -> DataValue {
    guard let number = position.number, !(0...1).contains(number) else { return position }
    return DataValue(.number(number < 0 ? "0" : "1"), at: position.place)
  }

  // MARK: References

  /// An alias without the spaces that some put inside its braces.
  private static func reference(_ data: DataValue) -> DataValue {
    guard let reference = TokenReference(data), reference.isPadded else { return data }
    return DataValue(.string("{\(reference.path)}"), at: data.place)
  }

  /// The schema takes braces in a list of names for a name, and knows no `$root` in braces: a pointer is always a reference.
  private static func pointer(_ data: DataValue) -> DataValue {
    guard let reference = TokenReference(data) else { return data }
    let text = DataValue(.string(JSONPointer.text(reference.path)), at: data.place)
    return DataValue(.object([DataValue.Member(key: "$ref", keyPlace: data.place, value: text)]), at: data.place)
  }

  // MARK: Simple values

  private static func leaf(_ data: DataValue, _ type: TokenType) -> DataValue? {
    if holdsReference(data) || isSound(data, type) { return data }
    guard let form = AliasResolver.value(of: data, type, .lenient)?.standardForm(at: data.place), isSound(form, type)
    else { return nil }
    return form
  }

  private static func holdsReference(_ data: DataValue) -> Bool {
    if AliasResolver.isReference(data) { return true }
    return data.array?.contains { holdsReference($0) } ?? data.members?.contains { holdsReference($0.value) } ?? false
  }
}
