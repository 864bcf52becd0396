import DataFiles
import Diagnostics

/// The format of Adobe Spectrum: flat names, a `$schema` for each token, a `uuid` for each value, and `sets` for modes.
///
/// Since 2026 it is an array, where each value of a set is an entry of its own, and aliases name uuids.
enum Spectrum {
  private static let key = "com.adobe.spectrum"

  static func matches(_ file: DataValue) -> Bool {
    if let first = file.array?.first { return first["name"]?.members != nil && first["uuid"] != nil }
    guard let first = file.members?.first(where: { !$0.key.hasPrefix("$") })?.value else { return false }
    return first["uuid"] != nil && (first["sets"] != nil || first["value"] != nil)
  }

  static func read(_ file: DataValue, into findings: inout Findings) -> TokenFile {
    let names = (file.members?.count { !$0.key.hasPrefix("$") } ?? 0) + (file.array?.count ?? 0)
    findings.report(
      Finding(
        .warning, "other-format",
        "\(names == 1 ? "an entry as Spectrum has it" : "\(names) entries as Spectrum has them"), where DTCG 2025.10 has "
          + "tokens in groups",
        at: file.place, help: "the file is read; 'profile: strict' in theme.yaml refuses it"))
    var list = TokenList()
    if let entries = file.array {
      SpectrumEntries.add(entries, to: &list, into: &findings)
    } else {
      for member in file.members ?? [] where !member.key.hasPrefix("$") { add(member, to: &list, into: &findings) }
    }
    return list.file(at: file.place, hasForeignNames: file.array != nil, into: &findings)
  }

  private static func add(_ member: DataValue.Member, to list: inout TokenList, into findings: inout Findings) {
    let data = member.value
    guard let sets = data["sets"]?.members, let first = sets.first else {
      guard data["value"] != nil else { return findings.report(missing(member.key, member.keyPlace)) }
      _ = list.add(token(data, outer: nil), at: [member.key], namePlace: member.keyPlace)
      return
    }
    for set in sets where set.value["value"] == nil {
      findings.report(missing("\(member.key) \(set.key)", set.keyPlace))
    }
    _ = list.add(token(first.value, outer: data), at: [member.key], namePlace: member.keyPlace)
    for set in sets {
      let isSame = set.value["value"]?.json == first.value["value"]?.json
      list.add(
        isSame ? nil : token(set.value, outer: data), at: [member.key], namePlace: member.keyPlace, in: set.key,
        of: modifier(schema(data)), defaultContext: first.key)
    }
  }

  // MARK: Tokens

  /// - Parameter outer: the set that the value stands in.
  static func token(_ data: DataValue, outer: DataValue?) -> DataValue {
    var token = TokenObject(at: data.place)
    let value = data["value"]
    if let text = value?.string, TokenReference(text) != nil {
      token.set("$value", value)
    } else if let reference = data.members?.first(where: { $0.key == "$ref" }) {
      token.set("$value", DataValue(.object([reference]), at: reference.value.place))
    } else if let value, let schema = schema(data) {
      token.set("$type", type(schema), at: value.place)
      token.set("$value", schema == "drop-shadow" ? shadow(value) : value)
    } else {
      token.set("$value", value)
    }
    token.set("$description", data["description"] ?? outer?["description"])
    token.set("$deprecated", deprecation(data) ?? outer.flatMap { deprecation($0) })
    let kept = ["component", "private", "renamed", "lifecycle", "set_uuid", "name"]
    let own = (data.members ?? []).filter { $0.key == "uuid" || kept.contains($0.key) }
    let shared = (outer?.members ?? []).compactMap { member -> DataValue.Member? in
      if member.key == "uuid" {
        return DataValue.Member(key: "set_uuid", keyPlace: member.keyPlace, value: member.value)
      }
      return kept.contains(member.key) ? member : nil
    }
    token.keep(
      ["uuid"] + kept, of: DataValue(.object(own + shared), at: data.place), under: key)
    return token.data
  }

  private static func deprecation(_ data: DataValue) -> DataValue? {
    if let lifecycle = data["lifecycle"], let since = lifecycle["deprecatedIn"] {
      return lifecycle["deprecatedComment"] ?? DataValue(.bool(true), at: since.place)
    }
    guard let deprecated = data["deprecated"], deprecated.bool == true else { return nil }
    return data["deprecated_comment"] ?? deprecated
  }

  /// `color-set` of `https://…/token-types/color-set.json`.
  static func schema(_ data: DataValue) -> String? {
    guard let name = data["$schema"]?.string?.split(separator: "/").last else { return nil }
    return name.hasSuffix(".json") ? String(name.dropLast(5)) : String(name)
  }

  private static func type(_ schema: String) -> String {
    switch schema {
    case "opacity", "multiplier", "gradient-stop", "angle": "number"
    case "font-size": "dimension"
    case "font-family": "fontFamily"
    case "font-weight": "fontWeight"
    case "drop-shadow": "shadow"
    case "font-style", "text-transform", "alignment": "string"
    default: schema
    }
  }

  private static func shadow(_ value: DataValue) -> DataValue {
    let names = ["x": "offsetX", "y": "offsetY"]
    func layer(_ data: DataValue) -> DataValue {
      guard let members = data.members else { return data }
      let renamed = members.map {
        DataValue.Member(key: names[$0.key] ?? $0.key, keyPlace: $0.keyPlace, value: $0.value)
      }
      return DataValue(.object(renamed), at: data.place)
    }
    return value.array.map { DataValue(.array($0.map(layer)), at: value.place) } ?? layer(value)
  }

  static func modifier(_ schema: String?) -> String {
    switch schema {
    case "color-set": "theme"
    case "scale-set": "scale"
    case "system-set": "system"
    default: "mode"
    }
  }

  // MARK: Names by uuid

  static func ids(of token: AuthoredToken) -> [String] {
    guard let own = token.extensions?[key] else { return [] }
    return [own["uuid"], own["set_uuid"]].compactMap { $0?.string }
  }

  /// The uuid that a token names.
  static func reference(_ token: AuthoredToken) -> String? {
    guard token.extensions?[key] != nil, let text = token.value["$ref"]?.string, !text.hasPrefix("#") else {
      return nil
    }
    return text
  }

  static func missing(_ name: String, _ place: Place) -> Finding {
    Finding(.error, "missing-value", "'\(name)' has a uuid but no value", at: place)
  }
}
