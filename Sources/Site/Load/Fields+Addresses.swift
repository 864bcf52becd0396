import DataFiles
import Diagnostics

extension Fields {
  /// A language tag of BCP 47; nil, after a finding, for any other text.
  func language(_ key: String, into findings: inout Findings) -> LanguageTag? {
    read(key, "a language tag such as de or pt-BR", into: &findings) { LanguageTag($0) }
  }

  /// The address of a folder of the web, which ends with a slash.
  func folderAddress(_ key: String, into findings: inout Findings) -> WebAddress? {
    read(key, "an address such as https://design.example.com/guide/", into: &findings) { text in
      text.utf8.contains { "?#".utf8.contains($0) } ? nil : WebAddress(text.hasSuffix("/") ? text : text + "/")
    }
  }

  /// An address of the web with `{path}` in it.
  func editAddress(_ key: String, into findings: inout Findings) -> EditAddress? {
    let needed = "an address such as https://github.com/acme/design/edit/main/{path}"
    return read(key, needed, into: &findings) { EditAddress($0) }
  }

  private func read<Value>(
    _ key: String, _ needed: String, into findings: inout Findings, _ value: (String) -> Value?
  ) -> Value? {
    guard let text = text(key, into: &findings), let place = self[key]?.place else { return nil }
    let value = value(text)
    if value == nil {
      findings.report(
        Finding(.error, "invalid-configuration", "'\(key)' is '\(text)', \(needed) is needed", at: place))
    }
    return value
  }
}
