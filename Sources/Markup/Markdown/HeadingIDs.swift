/// Gives headings their ids: the heading's letters and digits, in lower case, in any script; blanks become dashes.
///
/// A second heading of the same name gets `-1`, the next `-2`; an id that is taken, by whichever way, is never given
/// again. Ids contain no colon, so that `fn:1` and its like cannot meet them.
struct HeadingIDs {
  private var used: Set<String> = []
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
}
