package import DataFiles
package import Diagnostics

/// Reads a resolver document (DTCG Resolver 2025.10) and follows its references: to its own sets, modifiers and `$defs`, and to
/// files of the theme, whole or into them, relative to the file that has the reference.
package struct ResolverReader {
  /// How many sources sets may put together by holding each other.
  static let sourceLimit = 10_000

  typealias Step = (name: String, step: ResolverDocument.Step)

  let root: DataValue
  var files: TokenFiles
  let profile: TokenProfile
  /// The files and trees that have been read, by where they stand.
  var trees: [Place: TokenFile] = [:]
  var sourceCount = 0
  var hasUnreadable = false
  private var withoutDefault: Set<String> = []
  var findings = Findings()

  /// The document; nil when it cannot be used at all. All problems are reported, not just the first.
  package static func read(
    _ root: DataValue, files: TokenFiles, profile: TokenProfile, into findings: inout Findings
  ) -> ResolverDocument? {
    var reader = ResolverReader(root: root, files: files, profile: profile)
    defer { findings.report(reader.findings) }
    return reader.document()
  }

  private init(root: DataValue, files: TokenFiles, profile: TokenProfile) {
    self.root = root
    self.files = files
    self.profile = profile
  }

  private mutating func document() -> ResolverDocument? {
    guard !ResolverDraft.matches(root) else {
      findings.report(ResolverDraft.finding(root))
      return nil
    }
    checkRoot()
    guard let order = root["resolutionOrder"]?.array, !order.isEmpty else {
      report("a resolver needs a resolutionOrder with at least one entry", root["resolutionOrder"] ?? root)
      return nil
    }
    var names: [String: Place] = [:]
    let steps = order.compactMap { item -> ResolverDocument.Step? in
      guard let (name, step) = step(item) else { return nil }
      if let first = names[name] {
        findings.report(
          Finding(
            .error, "invalid-resolver", "'\(name)' stands twice in the resolutionOrder", at: item.place,
            notes: [.init("it stands first here", at: first)]))
        return nil
      }
      names[name] = item.place
      return step
    }
    checkUnused()
    let document = ResolverDocument(
      steps: ForeignNames.resolved(ResolverDocument.settled(steps, into: &findings)), withoutDefault: withoutDefault,
      isWhole: !findings.hasErrors && !hasUnreadable)
    if let fault = document.tooManyModes {
      report(fault, root["resolutionOrder"] ?? root, help: "every mode is checked: split the theme")
      return nil
    }
    return document
  }

  // MARK: Steps

  private mutating func step(_ item: DataValue) -> Step? {
    if let text = item.string {
      report(
        "'\(text)' is a name, as in an old draft; a reference is needed", item,
        help: "write {\"$ref\": \"#/sets/\(text)\"}")
      return nil
    }
    if let reference = item["$ref"] {
      guard let target = target(of: item, in: files.resolver, inside: []) else { return nil }
      guard let name = target.value["name"]?.string ?? target.name else {
        report("\(quoted(reference)) has no name, '#/sets/NAME' or '#/modifiers/NAME' is needed", reference)
        return nil
      }
      if target.value["contexts"] != nil {
        return modifier(target.name ?? name, target.value, in: target.file, inside: target.inside)
      }
      if target.value["sources"] != nil || reference.string?.contains("#/sets/") == true {
        return set(target.name ?? name, target.value, in: target.file, inside: target.inside)
      }
      if reference.string?.contains("#/modifiers/") == true {
        return modifier(target.name ?? name, target.value, in: target.file, inside: target.inside)
      }
      report(
        "\(quoted(reference)) names neither a set nor a modifier", reference,
        help: "a set has sources, a modifier contexts")
      return nil
    }
    guard let name = item["name"]?.string, !name.isEmpty else {
      report("an inline entry of the resolutionOrder needs a name", item["name"] ?? item)
      return nil
    }
    switch item["type"]?.string {
    case "set": return set(name, item, in: files.resolver, inside: [])
    case "modifier": return modifier(name, item, in: files.resolver, inside: [])
    default:
      report("the inline entry '\(name)' needs the type 'set' or 'modifier'", item["type"] ?? item)
      return nil
    }
  }

  private mutating func set(_ name: String, _ value: DataValue, in file: String, inside: [String]) -> Step? {
    guard let sources = checkedSources(of: name, value) else { return nil }
    return (name, .set(sources: self.sources(sources, in: file, inside: inside)))
  }

  private mutating func modifier(_ name: String, _ value: DataValue, in file: String, inside: [String]) -> Step? {
    guard let names = checkedContexts(of: name, value) else { return nil }
    if value["default"] == nil { withoutDefault.insert(name) }
    let sources = names.map { context in
      guard let items = value["contexts"]?[context]?.array else {
        report("the context '\(context)' of '\(name)' needs an array of sources", value["contexts"]?[context] ?? value)
        return [TokenFile]()
      }
      return self.sources(items, in: file, inside: inside)
    }
    return (name, .modifier(Modifier(name: name, contexts: names), sources: sources))
  }

  func quoted(_ value: DataValue) -> String {
    value.string.map { "'\($0)'" } ?? value.kind
  }

  mutating func report(_ text: String, _ value: DataValue, help: String? = nil) {
    findings.report(Finding(.error, "invalid-resolver", text, at: value.place, help: help))
  }
}
