/// Gives headings their ids: the heading's letters and digits, in lower case, in any script; blanks become dashes.
///
/// A second heading of the same name gets `-1`, the next `-2`; an id that is taken, by whichever way, is never given
/// again. Ids contain no colon, so that `fn:1` and its like cannot meet them.
struct HeadingIDs {
  private var used = Set<String>(minimumCapacity: 16)
  /// The last number that was put behind a name.
  private var counts: [String: Int] = [:]

  mutating func id(for text: String) -> String {
    let name = HeadingIDs.slug(text)
    var id = name
    while !used.insert(id).inserted {
      counts[name, default: 0] += 1
      id = "\(name)-\(counts[name, default: 0])"
    }
    return id
  }

  private static func slug(_ text: String) -> String {
    if let slug = asciiSlug(text) { return slug }
    var slug = ""
    for character in text.lowercased() {
      if character.isLetter || character.isNumber || character == "_" || character == "-" {
        slug.append(character)
      } else if character.isWhitespace, !slug.isEmpty {
        slug.append("-")
      }
    }
    while slug.last == "-" { slug.removeLast() }
    return slug.isEmpty ? "section" : slug
  }

  /// The same for a text of ASCII on one line; nil for any other.
  private static func asciiSlug(_ text: String) -> String? {
    var slug: [UInt8] = []
    slug.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case 0x80..., UInt8(ascii: "\r"): return nil
      case _ where byte.isUppercase: slug.append(byte | 0x20)
      case _ where byte.isWord || byte == UInt8(ascii: "-"): slug.append(byte)
      case _ where byte.isSpace && !slug.isEmpty: slug.append(UInt8(ascii: "-"))
      default: break
      }
    }
    while slug.last == UInt8(ascii: "-") { slug.removeLast() }
    return slug.isEmpty ? "section" : String(decoding: slug, as: UTF8.self)
  }
}
