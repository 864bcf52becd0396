import Diagnostics

/// Finds addresses that stand in text without markup (GFM 0.29, 6.9): `www.…`, `https://…`, `name@host`.
enum AutolinkPass {
  /// An address in a text, and where it leads.
  private struct Address {
    let range: Range<Int>
    let prefix: String
  }

  /// Rewrites the row of siblings that begins at `start`.
  static func apply(to document: inout MarkdownDocument, from start: Int) {
    let file = document.file
    var links = document.links
    document.events.rewriteTexts(from: start) { text, result in
      let bytes = file.bytes[text]
      var done = text.lowerBound
      var index = done
      while index < text.upperBound {
        guard let address = address(in: bytes, at: index, from: done) else {
          index += 1
          continue
        }
        let destination = address.prefix + String(decoding: bytes[address.range], as: UTF8.self)
        let link = MarkdownElement.link(Int32(links.count))
        links.append(Link(destination: destination, title: "", place: file.place(address.range)))
        result.appendText(done..<address.range.lowerBound)
        result += [.start(link), .text(ByteRange(address.range), isPlain: false), .end(link)]
        done = address.range.upperBound
        index = done
      }
      result.appendText(done..<text.upperBound)
    }
    document.links = links
  }

  /// The address that is known by the byte at `index`; nothing before `start` belongs to it.
  private static func address(in bytes: ArraySlice<UInt8>, at index: Int, from start: Int) -> Address? {
    switch bytes[index] {
    case UInt8(ascii: "w"): website(bytes, at: index)
    case UInt8(ascii: ":"): url(bytes, colon: index, from: start)
    case UInt8(ascii: "@"): email(bytes, at: index, from: start)
    default: nil
    }
  }

  private static func website(_ bytes: ArraySlice<UInt8>, at index: Int) -> Address? {
    guard bytes[index...].starts(with: "www.".utf8) else { return nil }
    guard index == bytes.startIndex || bytes[index - 1].isBlank || "*_~(".utf8.contains(bytes[index - 1]) else {
      return nil
    }
    guard isDomain(bytes[index...], needsPeriod: true) else { return nil }
    return Address(range: index..<end(bytes, of: index), prefix: "http://")
  }

  private static func url(_ bytes: ArraySlice<UInt8>, colon: Int, from start: Int) -> Address? {
    guard bytes[colon...].starts(with: "://".utf8) else { return nil }
    var index = colon
    while index > start, bytes[index - 1].isASCIILetter { index -= 1 }
    let scheme = String(decoding: bytes[index..<colon], as: UTF8.self).lowercased()
    guard ["http", "https", "ftp"].contains(scheme) else { return nil }
    guard isDomain(bytes[(colon + 3)...], needsPeriod: false) else { return nil }
    return Address(range: index..<end(bytes, of: index), prefix: "")
  }

  private static func email(_ bytes: ArraySlice<UInt8>, at index: Int, from start: Int) -> Address? {
    var first = index
    while first > start, bytes[first - 1].isAlphanumeric || ".+-_".utf8.contains(bytes[first - 1]) {
      first -= 1
    }
    guard first < index else { return nil }

    var end = index + 1
    var periods = 0
    while end < bytes.endIndex {
      if bytes[end] == UInt8(ascii: ".") {
        guard end + 1 < bytes.endIndex, bytes[end + 1].isAlphanumeric else { break }
        periods += 1
      } else if !bytes[end].isAlphanumeric, bytes[end] != UInt8(ascii: "-"), bytes[end] != UInt8(ascii: "_") {
        break
      }
      end += 1
    }
    guard periods > 0, bytes[end - 1].isAlphanumeric, end == bytes.endIndex || bytes[end] != UInt8(ascii: "@")
    else {
      return nil
    }
    return Address(range: first..<end, prefix: "mailto:")
  }

  /// A valid domain: no underscore in its last two segments, and at least one period if one is needed. No more is read
  /// than the 255 bytes that a name may have (RFC 1035, 2.3.4).
  private static func isDomain(_ bytes: ArraySlice<UInt8>, needsPeriod: Bool) -> Bool {
    let domain = bytes.prefix(255).prefix { $0.isAlphanumeric || $0 >= 0x80 || "-_.".utf8.contains($0) }
    guard let first = domain.first, first.isAlphanumeric || first >= 0x80 else { return false }
    let segments = domain.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard segments.count > 1 || !needsPeriod else { return false }
    return !segments.suffix(2).contains { $0.contains(UInt8(ascii: "_")) }
  }

  /// Where an address ends: at a blank or `<`, without punctuation that belongs to the sentence around it.
  private static func end(_ bytes: ArraySlice<UInt8>, of start: Int) -> Int {
    var end = bytes[start...].firstIndex { $0.isBlank || $0 == UInt8(ascii: "<") } ?? bytes.endIndex
    let opening = bytes[start..<end].count { $0 == UInt8(ascii: "(") }
    var closing = bytes[start..<end].count { $0 == UInt8(ascii: ")") }
    while end > start {
      switch bytes[end - 1] {
      case UInt8(ascii: ")"):
        guard closing > opening else { return end }
        closing -= 1
        end -= 1
      case UInt8(ascii: ";"):
        // What looks like a character reference is none of the address.
        let name = bytes[start..<(end - 1)].reversed().prefix(while: \.isAlphanumeric)
        let ampersand = end - 2 - name.count
        let isReference = !name.isEmpty && ampersand >= start && bytes[ampersand] == UInt8(ascii: "&")
        end = isReference ? ampersand : end - 1
      case let byte where "?!.,:*_~'\"".utf8.contains(byte): end -= 1
      default: return end
      }
    }
    return end
  }
}
