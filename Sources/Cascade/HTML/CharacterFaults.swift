import Diagnostics

/// Bytes, characters and references to characters that HTML does not allow (HTML, sections 13.1.4, 13.2.3.5 and 13.2.5.72).
enum CharacterFaults {
  static func findings(in file: SourceFile, _ tree: ElementTree) -> [Finding] {
    var findings = bytes(of: file)
    for text in tree.texts where !isRaw(text, in: tree) {
      findings += references(file, text.place, readAs: text.content)
    }
    for element in tree.elements {
      for attribute in element.attributes { findings += references(file, attribute.place, readAs: attribute.value) }
    }
    return findings
  }

  /// The first of each kind.
  private static func bytes(of file: SourceFile) -> [Finding] {
    var findings: [Finding] = []
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: file.bytes.span)
    } catch {
      findings.append(notUTF8(file.place(error.byteOffsets)))
    }
    if let offset = file.bytes.firstIndex(where: { ($0 < 0x20 && !$0.isHTMLSpace) || $0 == 0x7F }) {
      findings.append(control(file.bytes[offset], at: file.place(offset..<offset + 1)))
    }
    return findings
  }

  private static func isRaw(_ text: ElementTree.Text, in tree: ElementTree) -> Bool {
    guard let parent = text.parent.map({ tree.elements[$0] }), parent.namespace == .html else { return false }
    return HTMLNames.rawText.contains(parent.name) && !["textarea", "title"].contains(parent.name)
  }

  /// In one text or value.
  private static let findingLimit = 50

  /// What is written as a reference to a character is: `&`, its name or number, and mostly a `;`.
  private struct Reference {
    let name: String
    let isEnded: Bool
    let range: Range<Int>
  }

  /// A reference that the parser left as it stands is none.
  private static func references(_ file: SourceFile, _ place: Place, readAs content: String) -> [Finding] {
    let bytes = file.bytes[place.range]
    guard bytes.contains(UInt8(ascii: "&")), !bytes.starts(with: "<![CDATA[".utf8) else { return [] }
    let references = references(in: bytes)
    let left = Set(CharacterFaults.references(in: Array(content.utf8)[...]).map(\.name))
    // '&amp;a;' leaves '&a;', too.
    let escaped = Set(
      references.filter { $0.name == "&amp" && $0.isEnded }.map { "&" + word(in: bytes, from: $0.range.upperBound) })
    var findings: [Finding] = []
    for reference in references {
      guard findings.count < findingLimit else { break }
      let name = reference.name
      let at = file.place(reference.range)
      if name.hasPrefix("&#") {
        if let reason = reason(against: name.dropFirst(2), isEnded: reference.isEnded) {
          findings.append(badReference(name, reason, at: at))
        }
      } else if reference.isEnded {
        if left.contains(name), !escaped.contains(name) { findings.append(unknown(name, at: at)) }
      } else if !left.contains(name) {
        findings.append(badReference(name, "a ';' is needed after it", at: at))
      }
    }
    return findings
  }

  private static func references(in bytes: ArraySlice<UInt8>) -> [Reference] {
    var references: [Reference] = []
    var index = bytes.startIndex
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "&")) {
      let sign = bytes[(start + 1)...].first == UInt8(ascii: "#") ? "&#" : "&"
      let name = sign + word(in: bytes, from: start + sign.utf8.count)
      index = start + name.utf8.count
      let isEnded = bytes[index...].first == UInt8(ascii: ";")
      guard name.utf8.count > 1 else { continue }
      references.append(Reference(name: name, isEnded: isEnded, range: start..<index + (isEnded ? 1 : 0)))
    }
    return references
  }

  /// The letters and digits that stand there.
  private static func word(in bytes: ArraySlice<UInt8>, from start: Int) -> String {
    String(decoding: bytes[start...].prefix { $0.isASCIILetter || $0.isASCIIDigit }, as: UTF8.self)
  }

  private static func reason(against digits: Substring, isEnded: Bool) -> String? {
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    guard let code = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(code), code >= 0x20 || [0x09, 0x0A, 0x0C].contains(code),
      !(0x7F...0x9F).contains(code), !scalar.properties.isNoncharacterCodePoint
    else { return "it stands for no character" }
    return isEnded ? nil : "a ';' is needed after it"
  }
}

extension CharacterFaults {
  private static let commonNames = [
    "amp", "lt", "gt", "quot", "apos", "nbsp", "copy", "reg", "trade", "hellip", "mdash", "ndash", "lsquo", "rsquo",
    "ldquo", "rdquo", "laquo", "raquo", "times", "middot", "bull", "euro", "pound", "deg", "shy", "larr", "rarr",
  ]

  private static func notUTF8(_ place: Place) -> Finding {
    Finding(.error, "invalid-utf8", "a byte that is no UTF-8", at: place, help: "save the file as UTF-8")
  }

  private static func control(_ byte: UInt8, at place: Place) -> Finding {
    let code = String(byte, radix: 16, uppercase: true)
    return Finding(
      .error, "invalid-html", "the control character U+00\(code.count < 2 ? "0" : "")\(code) stands in the text",
      at: place, help: "remove it")
  }

  private static func badReference(_ name: String, _ reason: String, at place: Place) -> Finding {
    Finding(
      .error, "invalid-html", "'\(name)' cannot be read, \(reason)", at: place,
      help: "write the character itself, or '&amp;' for '&'")
  }

  private static func unknown(_ name: String, at place: Place) -> Finding {
    Finding(
      .error, "invalid-html", "'\(name);' names no character", at: place,
      help: NearestName.of(String(name.dropFirst()), in: commonNames).map { "did you mean '&\($0);'?" }
        ?? "write the character itself, or '&amp;' for '&'")
  }
}
