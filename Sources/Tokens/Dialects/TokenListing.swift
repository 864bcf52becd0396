import DataFiles
import Diagnostics

/// The Token Listing that Terrazzo writes: a flat list of tokens by their names, one entry for each mode.
enum TokenListing {
  private static let key = "app.terrazzo.listing"

  static func matches(_ file: DataValue) -> Bool {
    file["data"]?.array?.first.map { $0["$name"]?.string != nil } == true
  }

  static func read(_ file: DataValue, into findings: inout Findings) -> TokenFile {
    let entries = file["data"]?.array ?? []
    findings.report(
      Finding(
        .warning, "other-format",
        "\(entries.count == 1 ? "an entry" : "\(entries.count) entries") of a Token Listing, where DTCG 2025.10 has tokens in groups",
        at: file["data"]?.place, help: "the file is read; 'profile: strict' in theme.yaml refuses it"))
    var list = TokenList()
    var first: [String: DataValue] = [:]
    for entry in entries {
      guard let name = entry["$name"], let text = name.string, let value = entry["$value"] else {
        findings.report(
          Finding(.error, "missing-value", "an entry of a Token Listing needs $name and $value", at: entry.place))
        continue
      }
      let path = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      let token = DataValue(.object((entry.members ?? []).filter { $0.key != "$name" }), at: entry.place)
      let mode = entry["$extensions"]?[key]?["mode"]?.string.flatMap { $0 == "." ? nil : $0 }
      if let base = first[text] {
        guard let mode else {
          findings.report(duplicate(text, name.place, base.place))
          continue
        }
        let isSame = value.json == base["$value"]?.json
        list.add(
          isSame ? nil : token, at: path, namePlace: name.place, in: mode, of: modifier(mode, file), defaultContext: nil
        )
      } else {
        first[text] = entry
        _ = list.add(token, at: path, namePlace: name.place)
        if let mode {
          let modifier = modifier(mode, file)
          list.add(nil, at: path, namePlace: name.place, in: mode, of: modifier, defaultContext: mode)
        }
      }
    }
    return list.file(at: file.place, into: &findings)
  }

  /// The modifier that has a mode, by the list of modes at the head of the file.
  private static func modifier(_ mode: String, _ file: DataValue) -> String {
    file["meta"]?["modes"]?.array?.first { modifier in
      modifier["values"]?.array?.contains { $0.string == mode } == true
    }?["name"]?.string ?? "mode"
  }

  private static func duplicate(_ name: String, _ place: Place, _ first: Place) -> Finding {
    Finding(
      .error, "duplicate-token", "'\(name)' is listed twice without a mode", at: place,
      notes: [.init("it is listed first here", at: first)])
  }
}
