/// A language tag of BCP 47: `de`, `pt-BR`, `zh-Hant-TW`.
package struct LanguageTag: Hashable, Sendable {
  package let text: String
  /// True for languages that are written from right to left, unless the tag names a script that is not.
  let isRightToLeft: Bool

  package static let english = LanguageTag(checked: "en")

  /// Nil for what no tag can look like (RFC 5646, section 2.1): parts of one to eight letters and digits, the first of letters alone.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(\.utf8)
    let isTag = parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(\.isLetterOrDigit) }
    guard isTag, let first = parts.first, first.count > 1, !first.contains(where: \.isDigit) else { return nil }
    self.init(checked: text)
  }

  private init(checked text: String) {
    self.text = text
    isRightToLeft = LanguageTag.isRightToLeft(text)
  }

  private static func isRightToLeft(_ text: String) -> Bool {
    let parts = text.lowercased().split(separator: "-")
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) { return ["arab", "hebr"].contains(script) }
    return parts.first.map { ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"].contains($0) } ?? false
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isLetterOrDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
