import DataFiles
import Diagnostics

/// Variables as Figma's REST API gives them (`meta.variables`, `meta.variableCollections`), and as plugins write the same down.
///
/// A variable is a token, its name is split at `/`. A collection with several modes is a modifier of that name.
struct FigmaVariables {
  struct Mode {
    let id: String
    let name: String
  }

  struct Collection {
    let id: String
    let name: String
    /// True for one of another file, whose variables are used in this.
    let isRemote: Bool
    /// The default first.
    let modes: [Mode]
  }

  struct Variable {
    let id: String
    let name: DataValue
    let collection: Collection
    let data: DataValue
    var path: [String]

    /// By mode, in the order of the collection; a mode may have none.
    var values: [(mode: Mode, value: DataValue)] {
      collection.modes.compactMap { mode in data["valuesByMode"]?[mode.id].map { (mode, $0) } }
    }
  }

  private let variables: [Variable]
  private let indices: [String: Int]

  static func matches(_ file: DataValue) -> Bool {
    let variables = FigmaVariables.list(file["meta"]?["variables"] ?? file["variables"])
    guard let first = variables.first else { return false }
    return first["variableCollectionId"] != nil || first["valuesByMode"] != nil || first["resolvedType"] != nil
  }

  static func read(_ file: DataValue, into findings: inout Findings) -> TokenFile {
    let figma = FigmaVariables(file, into: &findings)
    findings.report(
      Finding(
        .warning, "other-format",
        "\(figma.variables.count == 1 ? "a variable as Figma has it" : "\(figma.variables.count) variables as Figma has them"), where DTCG 2025.10 has tokens in groups",
        at: file.place,
        help: "the file is read; 'profile: strict' in theme.yaml refuses it"))
    return figma.tokens(at: file.place, into: &findings)
  }

  private init(_ file: DataValue, into findings: inout Findings) {
    let collections = FigmaVariables.collections(file)
    var variables: [Variable] = []
    var withoutValue: [DataValue] = []
    let listed = FigmaVariables.list(file["meta"]?["variables"] ?? file["variables"])
    for data in listed {
      let collection = data["variableCollectionId"]?.string.flatMap { collections.byID[$0] } ?? collections.only
      guard let id = data["id"]?.string, let name = data["name"], let text = name.string, let collection,
        data["valuesByMode"]?.members?.isEmpty == false
      else {
        withoutValue.append(data)
        continue
      }
      let path = text.split(separator: "/").map(String.init)
      variables.append(Variable(id: id, name: name, collection: collection, data: data, path: path))
    }
    if let first = withoutValue.first {
      let have = withoutValue.count == 1 ? "a variable has" : "\(withoutValue.count) variables have"
      findings.report(
        Finding(
          .error, "missing-value", "\(have) no collection or no value by mode", at: first.place,
          help: "of Figma's two lists, variables/local has values and variables/published has none"))
    }
    self.variables = FigmaVariables.separated(variables, at: file.place, into: &findings)
    indices = Dictionary(self.variables.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    reportStrangers(into: &findings)
  }

  // MARK: Reading

  private static func list(_ data: DataValue?) -> [DataValue] {
    data?.array ?? data?.members?.map(\.value) ?? []
  }

  /// The collections by their ids; and the only one, which variables need not name.
  private static func collections(_ file: DataValue) -> (byID: [String: Collection], only: Collection?) {
    let listed = list(file["meta"]?["variableCollections"] ?? file["collections"] ?? file["variableCollections"])
    let isCollection = file["modes"] != nil && listed.isEmpty
    let all = (isCollection ? [file] : listed).compactMap { data -> Collection? in
      guard let id = data["id"]?.string, let name = data["name"]?.string else { return nil }
      let modes = modes(data["modes"])
      let first = modes.first { $0.id == data["defaultModeId"]?.string }
      return Collection(
        id: id, name: name, isRemote: data["remote"]?.bool == true,
        modes: first.map { mode in [mode] + modes.filter { $0.id != mode.id } } ?? modes)
    }
    return (Dictionary(all.map { ($0.id, $0) }) { first, _ in first }, all.count == 1 ? all[0] : nil)
  }

  /// A list of modes, or a map from their ids to their names.
  private static func modes(_ data: DataValue?) -> [Mode] {
    if let items = data?.array {
      return items.compactMap { item in
        guard let id = (item["modeId"] ?? item["id"])?.string, let name = item["name"]?.string else { return nil }
        return Mode(id: id, name: name)
      }
    }
    return (data?.members ?? []).compactMap { member in member.value.string.map { Mode(id: member.key, name: $0) } }
  }

  /// Aliases of variables that another file of Figma has.
  private func reportStrangers(into findings: inout Findings) {
    let strangers = variables.flatMap { $0.values }.filter { _, value in
      FigmaVariables.alias(value).map { indices[$0] == nil } ?? false
    }
    guard let first = strangers.first else { return }
    findings.report(
      Finding(
        .error, "unknown-alias",
        "\(strangers.count == 1 ? "an alias names a variable" : "\(strangers.count) aliases name variables") that the "
          + "file does not hold", at: first.value.place,
        help: "they belong to a library: have its variables exported with the others"))
  }

  // MARK: Writing

  private func tokens(at place: Place, into findings: inout Findings) -> TokenFile {
    var list = TokenList()
    for variable in variables {
      let values = variable.values
      guard let first = values.first, let token = token(variable, first.value) else { continue }
      guard list.add(token, at: variable.path, namePlace: variable.name.place) else {
        findings.report(
          Finding(
            .error, "duplicate-token",
            "there are two variables '\(variable.path.joined(separator: "/"))' in '\(variable.collection.name)'",
            at: variable.name.place, help: "rename one of them; the first is read"))
        continue
      }
      guard variable.collection.modes.count > 1 else { continue }
      for (mode, value) in values {
        let other = self.token(variable, value)
        list.add(
          other?.json == token.json ? nil : other, at: variable.path, namePlace: variable.name.place, in: mode.name,
          of: variable.collection.name, defaultContext: variable.collection.modes.first?.name)
      }
    }
    return list.file(at: place, into: &findings)
  }

  /// Nil for an alias of a variable that the file does not hold.
  private func token(_ variable: Variable, _ value: DataValue) -> DataValue? {
    var token = TokenObject(at: variable.data.place)
    let type = type(of: variable)
    if let id = FigmaVariables.alias(value) {
      guard let target = indices[id] else { return nil }
      set(&token, aliasTo: variables[target], from: type, at: value.place)
    } else {
      if let type { token.set("$type", type, at: value.place) }
      token.set("$value", FigmaVariables.written(value, type))
    }
    if let text = variable.data["description"], text.string?.isEmpty == false { token.set("$description", text) }
    token.keep(["id", "scopes", "codeSyntax", "hiddenFromPublishing"], of: variable.data, under: "com.figma")
    return token.data
  }

  /// A length may name a plain number, and the other way round.
  private func set(_ token: inout TokenObject, aliasTo target: Variable, from type: String?, at place: Place) {
    let other = self.type(of: target)
    guard let type, let other, type != other, [type, other].allSatisfy(["number", "dimension", "fontWeight"].contains)
    else {
      token.set("$value", "{\(target.path.joined(separator: "."))}", at: place)
      return
    }
    var reference = TokenObject(at: place)
    let part = other == "dimension" ? "/$value/value" : "/$value"
    reference.set("$ref", JSONPointer.text(TokenPath(target.path)) + part, at: place)
    token.set("$type", type, at: place)
    token.set("$value", FigmaVariables.written(reference.data, type))
  }

  /// What a variable's scopes make of it, else the type of what its default names.
  private func type(of variable: Variable) -> String? {
    var variable = variable
    for _ in 0..<AliasResolver.chainLimit {
      let scopes = variable.data["scopes"]
      let plain: String?
      switch variable.data["resolvedType"]?.string {
      case "COLOR": return "color"
      case "BOOLEAN": return "boolean"
      case "STRING":
        if scopes?.array?.map(\.string) == ["FONT_FAMILY"] { return "fontFamily" }
        plain = "string"
      case "FLOAT":
        if let type = FigmaScopes.type(scopes) { return type.rawValue }
        plain = "number"
      default: plain = nil
      }
      guard let value = variable.values.first?.value, let id = FigmaVariables.alias(value), let next = indices[id]
      else { return plain }
      variable = variables[next]
    }
    return nil
  }

  private static func alias(_ value: DataValue) -> String? {
    value["type"]?.string == "VARIABLE_ALIAS" ? value["id"]?.string : nil
  }

  private static func written(_ value: DataValue, _ type: String?) -> DataValue {
    if type == "dimension" { return FigmaScopes.value(value, .dimension) }
    guard type == "color", let r = value["r"], let g = value["g"], let b = value["b"] else { return value }
    var color = TokenObject(at: value.place)
    color.set("colorSpace", "srgb", at: value.place)
    color.set("components", DataValue(.array([r, g, b]), at: value.place))
    if let alpha = value["a"], alpha.number != 1 { color.set("alpha", alpha) }
    return color.data
  }
}
