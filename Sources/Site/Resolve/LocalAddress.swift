/// A link to another file beside the documents, taken apart.
struct LocalAddress {
  /// From the folder of all content, so that it starts with the name of a system; without `.` and `..`, but for those that lead out
  /// of it, to no file.
  let path: String
  let anchor: String?

  /// Nil for an address with a scheme or a host, which is nobody's file.
  /// - Parameter document: the path of the document that holds the link, from the folder of all content.
  init?(_ destination: String, from document: String) {
    let beforePath = destination.prefix { $0 != "/" && $0 != "#" && $0 != "?" }
    guard !destination.hasPrefix("//"), !beforePath.contains(":") else { return nil }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    anchor = parts.count == 2 ? LocalAddress.decoded(parts[1]) : nil
    guard !parts[0].isEmpty else {
      path = document
      return
    }
    let folders = document.split(separator: "/").dropLast().map(String.init)
    // An address that starts with a slash starts at the system's folder.
    var segments = parts[0].hasPrefix("/") ? Array(folders.prefix(1)) : folders
    for segment in LocalAddress.decoded(parts[0]).split(separator: "/") {
      switch segment {
      case ".": break
      case ".." where segments.last != nil && segments.last != "..": segments.removeLast()
      default: segments.append(String(segment))
      }
    }
    path = segments.joined(separator: "/")
  }

  /// How a document writes the way to a file; both from the folder of all content.
  static func written(to file: String, from document: String) -> String {
    let here = document.split(separator: "/").dropLast()
    let there = file.split(separator: "/")
    let shared = zip(here, there.dropLast()).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: here.count - shared) + there.dropFirst(shared)).joined(separator: "/")
  }

  /// RFC 3986, section 2.1.
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
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
    return String(decoding: bytes, as: UTF8.self)
  }
}
