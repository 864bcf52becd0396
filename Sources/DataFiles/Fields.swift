package import Diagnostics

/// The members of a configuration object, read one by one; what has the wrong shape is a finding that says what is needed.
package struct Fields {
  package let data: DataValue
  /// What the object is, for messages: `a waiver`.
  private let what: String

  /// Nil, after a finding, when the data is no object. Members that nobody knows are findings with the nearest known name.
  /// - Parameter severity: of such a member.
  package init?(
    _ data: DataValue, of what: String, known: [String], unknown severity: Finding.Severity = .error,
    into findings: inout Findings
  ) {
    guard let members = data.members else {
      findings.report(
        Finding(.error, "invalid-configuration", "\(data.kind) where \(what) is needed", at: data.place))
      return nil
    }
    for member in members where !known.contains(member.key) {
      findings.report(
        Finding(
          severity, "unknown-key", "\(what) has no '\(member.key)'", at: member.keyPlace,
          help: NearestName.help(member.key, in: known) ?? "it has \(known.joined(separator: ", "))"))
    }
    self.data = data
    self.what = what
  }

  /// The value of a member; nil when it is missing or null.
  package subscript(key: String) -> DataValue? {
    guard let value = data[key], value.content != .null else { return nil }
    return value
  }

  package func text(_ key: String, into findings: inout Findings) -> String? {
    typed(key, "a string", \.string, into: &findings)
  }

  package func flag(_ key: String, into findings: inout Findings) -> Bool? {
    typed(key, "true or false", \.bool, into: &findings)
  }

  package func number(_ key: String, into findings: inout Findings) -> Double? {
    typed(key, "a number", \.number, into: &findings)
  }

  package func integer(_ key: String, in range: ClosedRange<Int>, into findings: inout Findings) -> Int? {
    self[key].flatMap { integer(key, $0, range, into: &findings) }
  }

  package func integers(_ key: String, in range: ClosedRange<Int>, into findings: inout Findings) -> [Int] {
    list(key, into: &findings).compactMap { integer(key, $0, range, into: &findings) }
  }

  /// A number in a range, e.g. one that is safe to convert.
  package func number(_ key: String, in range: ClosedRange<Double>, into findings: inout Findings) -> Double? {
    guard let value = self[key] else { return nil }
    if let number = value.number, range.contains(number) { return number }
    findings.report(
      wrong(key, value, "a number from \(Fields.text(range.lowerBound)) to \(Fields.text(range.upperBound))"))
    return nil
  }

  private static func text(_ bound: Double) -> String {
    Int(exactly: bound).map(String.init) ?? "\(bound)"
  }

  private func integer(
    _ key: String, _ value: DataValue, _ range: ClosedRange<Int>, into findings: inout Findings
  ) -> Int? {
    if let number = value.number, let whole = Int(exactly: number), range.contains(whole) { return whole }
    findings.report(wrong(key, value, "a whole number from \(range.lowerBound) to \(range.upperBound)"))
    return nil
  }

  /// Text that must be there; the empty string counts as missing.
  package func requiredText(_ key: String, into findings: inout Findings) -> String? {
    guard self[key] != nil, self[key]?.string != "" else {
      findings.report(missing(key))
      return nil
    }
    return text(key, into: &findings)
  }

  package func required(_ key: String, into findings: inout Findings) -> DataValue? {
    if self[key] == nil { findings.report(missing(key)) }
    return self[key]
  }

  package func list(_ key: String, into findings: inout Findings) -> [DataValue] {
    typed(key, "a list", \.array, into: &findings) ?? []
  }

  /// A list of strings, or one string that stands for a list of one.
  package func texts(_ key: String, into findings: inout Findings) -> [(text: String, place: Place)] {
    guard let value = self[key] else { return [] }
    if let text = value.string { return [(text, value.place)] }
    return list(key, into: &findings).compactMap { item in
      guard let text = item.string else {
        findings.report(wrong(key, item, "strings"))
        return nil
      }
      return (text, item.place)
    }
  }

  /// One of several words; nil, after a finding, for any other.
  package func choice(_ key: String, of words: [String], into findings: inout Findings) -> String? {
    self[key].flatMap { choice(key, $0, words, into: &findings) }
  }

  /// A list of some of several words.
  package func choices(_ key: String, of words: [String], into findings: inout Findings) -> [String] {
    list(key, into: &findings).compactMap { choice(key, $0, words, into: &findings) }
  }

  private func choice(_ key: String, _ value: DataValue, _ words: [String], into findings: inout Findings) -> String? {
    if let word = value.string, words.contains(word) { return word }
    let found = value.string.map { "'\($0)'" } ?? value.kind
    findings.report(
      Finding(
        .error, "invalid-configuration", "\(found) where '\(key)' needs one of \(words.joined(separator: ", "))",
        at: value.place, help: value.string.flatMap { NearestName.help($0, in: words) }))
    return nil
  }

  private func typed<Value>(
    _ key: String, _ needed: String, _ read: (DataValue) -> Value?, into findings: inout Findings
  ) -> Value? {
    guard let value = self[key] else { return nil }
    guard let typed = read(value) else {
      findings.report(wrong(key, value, needed))
      return nil
    }
    return typed
  }

  private func missing(_ key: String) -> Finding {
    Finding(.error, "invalid-configuration", "\(what) needs '\(key)'", at: data[key]?.place ?? data.place)
  }

  private func wrong(_ key: String, _ value: DataValue, _ needed: String) -> Finding {
    let found = if case .number(let text) = value.content { text } else { value.kind }
    return Finding(.error, "invalid-configuration", "'\(key)' is \(found), \(needed) is needed", at: value.place)
  }
}
