import DataFiles
import Diagnostics

/// The entries of Spectrum's array: those with one `set_uuid` are a token, each of them what it is in one context.
enum SpectrumEntries {
  /// What of a name is no name, but a context.
  private static let modifiers = [
    (key: "colorScheme", name: "theme"), (key: "scale", name: "scale"), (key: "contrast", name: "contrast"),
  ]

  static func add(_ entries: [DataValue], to list: inout TokenList, into findings: inout Findings) {
    var first: [String: (entry: DataValue, path: [String], place: Place)] = [:]
    for entry in entries {
      guard let name = entry["name"], let id = (entry["set_uuid"] ?? entry["uuid"])?.string,
        entry["value"] != nil || entry["$ref"] != nil
      else {
        findings.report(Spectrum.missing(entry["uuid"]?.string ?? "", entry.place))
        continue
      }
      let token = Spectrum.token(entry, outer: nil)
      let context = context(name)
      guard let base = first[id] else {
        let path = [text(name)]
        first[id] = (entry, path, name.place)
        guard list.add(token, at: path, namePlace: name.place) else {
          findings.report(duplicate("two tokens have the name '\(path[0])'", entry.place, nil))
          continue
        }
        if let context {
          list.add(
            nil, at: path, namePlace: name.place, in: context.name, of: context.modifier, defaultContext: context.name)
        }
        continue
      }
      guard let context else {
        findings.report(
          duplicate("two entries of the set '\(id)' have no context to tell them apart", entry.place, base.place))
        continue
      }
      let isSame = value(entry) == value(base.entry)
      list.add(
        isSame ? nil : token, at: base.path, namePlace: base.place, in: context.name, of: context.modifier,
        defaultContext: nil)
    }
  }

  private static func value(_ entry: DataValue) -> String? {
    (entry["value"] ?? entry["$ref"])?.json
  }

  private static func context(_ name: DataValue) -> (modifier: String, name: String)? {
    modifiers.lazy.compactMap { key, modifier in name[key]?.string.map { (modifier, $0) } }.first
  }

  /// The name that the token had before 2026, else what its own name says: what it belongs to, the property, the step. A colour
  /// family says that it is a colour.
  private static func text(_ name: DataValue) -> String {
    if let text = name["legacyKey"]?.string { return text }
    let steps = ["scaleIndex", "referenceScaleIndex", "size", "state"]
    let members = (name.members ?? []).filter { member in
      !modifiers.contains { $0.key == member.key } && !(member.key == "property" && name["colorFamily"] != nil)
    }
    let owners = members.filter { $0.key != "property" && !steps.contains($0.key) }
    let ordered = owners + members.filter { $0.key == "property" } + members.filter { steps.contains($0.key) }
    return ordered.flatMap { words($0.value) }.joined(separator: "-")
  }

  private static func words(_ value: DataValue) -> [String] {
    switch value.content {
    case .string(let text), .number(let text): [text]
    case .array(let items): items.flatMap { words($0) }
    case .null, .bool, .object: []
    }
  }

  private static func duplicate(_ text: String, _ place: Place, _ first: Place?) -> Finding {
    Finding(
      .error, "duplicate-token", text, at: place,
      notes: first.map { [.init("the other stands here", at: $0)] } ?? [], help: "the first is read")
  }
}
