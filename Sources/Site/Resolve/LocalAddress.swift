/// A link to another file beside the documents, taken apart.
struct LocalAddress {
  /// From the folder of all content, so that it starts with the name of a system; without `.` and `..`, but for those that lead out
  /// of it, to no file.
  let path: String
  let anchor: String?

  /// Nil for an address with a scheme or a host, which is nobody's file.
  /// - Parameter document: the path of the document that holds the link, from the folder of all content.
  init?(_ destination: String, from document: String) {
    let bytes = Array(destination.utf8)
    let (slash, hash, colon) = (UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: ":"))
    let sign = bytes.first { $0 == slash || $0 == hash || $0 == colon || $0 == UInt8(ascii: "?") }
    guard !bytes.starts(with: "//".utf8), sign != colon else { return nil }
    let place = bytes.prefix { $0 != hash }
    anchor =
      place.count == bytes.count
      ? nil : String(decoding: LocalAddress.decoded(bytes[(place.count + 1)...]), as: UTF8.self)
    guard let first = place.first else {
      path = document
      return
    }
    /// Each segment ends with a slash.
    var path: [UInt8] = []
    path.reserveCapacity(document.utf8.count + place.count + 1)
    // An address that starts with a slash starts at the system's folder.
    let end = first == slash ? document.utf8.firstIndex(of: slash) : document.utf8.lastIndex(of: slash)
    if let end { path += document.utf8[...end] }
    var rest = LocalAddress.decoded(place)
    while !rest.isEmpty {
      let segment = rest.prefix { $0 != slash }
      rest = rest[segment.endIndex...].dropFirst()
      if segment.isEmpty || segment.elementsEqual(".".utf8) { continue }
      let parent = path.dropLast().lastIndex(of: slash).map { $0 + 1 } ?? 0
      if segment.elementsEqual("..".utf8), !path.isEmpty, !path[parent...].elementsEqual("../".utf8) {
        path.removeSubrange(parent...)
      } else {
        path += segment
        path.append(slash)
      }
    }
    self.path = String(decoding: path.dropLast(), as: UTF8.self)
  }

  /// How a document writes the way to a file; both from the folder of all content.
  static func written(to file: String, from document: String) -> String {
    let here = document.split(separator: "/").dropLast()
    let there = file.split(separator: "/")
    let shared = zip(here, there.dropLast()).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: here.count - shared) + there.dropFirst(shared)).joined(separator: "/")
  }

  /// RFC 3986, section 2.1.
  private static func decoded(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes[...]
  }
}
