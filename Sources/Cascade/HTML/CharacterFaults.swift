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

  /// In one text or value. Looking for all takes a time that grows by the square of their number.
  private static let findingLimit = 50

  /// A reference that the parser left as it stands is none.
  private static func references(_ file: SourceFile, _ place: Place, readAs content: String) -> [Finding] {
    let bytes = file.bytes[place.range]
    guard bytes.contains(UInt8(ascii: "&")), !bytes.starts(with: "<![CDATA[".utf8) else { return [] }
    var findings: [Finding] = []
    /// Whether the text has it as it is written, by what is written.
    var isLeft: [String: Bool] = [:]
    func isFound(_ reference: String) -> Bool {
      if let known = isLeft[reference] { return known }
      let found =
        content.contains(reference) && bytes.firstRange(of: Array("&amp;\(reference.dropFirst())".utf8)) == nil
      isLeft[reference] = found
      return found
    }
    var index = bytes.startIndex
    while findings.count < findingLimit, let start = bytes[index...].firstIndex(of: UInt8(ascii: "&")) {
      let isNumber = bytes[(start + 1)...].first == UInt8(ascii: "#")
      var end = start + (isNumber ? 2 : 1)
      while end < bytes.endIndex, bytes[end].isASCIILetter || (0x30...0x39).contains(bytes[end]) { end += 1 }
      let name = String(decoding: bytes[start..<end], as: UTF8.self)
      let isEnded = bytes[end...].first == UInt8(ascii: ";")
      let at = file.place(start..<end + (isEnded ? 1 : 0))
      index = end
      if isNumber {
        if let reason = CharacterFaults.reason(against: name.dropFirst(2), isEnded: isEnded) {
          findings.append(badReference(name, reason, at: at))
        }
      } else if name.utf8.count > 1 {
        if isEnded {
          if isFound(name + ";") { findings.append(unknown(name, at: at)) }
        } else if !content.contains(name) {
          findings.append(badReference(name, "a ';' is needed after it", at: at))
        }
      }
    }
    return findings
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
