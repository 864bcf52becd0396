package import DataFiles
package import Diagnostics

/// Reads a resolver document (DTCG Resolver 2025.10) and follows its references.
///
/// References go to `#/sets/NAME`, `#/modifiers/NAME` and to files, relative to the resolver. Fragments of other files, `$defs`
/// and siblings of `$ref` are not supported yet and say so.
package struct ResolverReader {
  /// How many sources sets may put together by holding each other.
  static let sourceLimit = 10_000

  private let root: DataValue
  private let files: TokenFiles
  private var trees: [String: TokenGroup?] = [:]
  private var sourceCount = 0
  private var hasUnreadable = false
  private var findings = Findings()

  /// The document; nil when it cannot be used at all. All problems are reported, not just the first.
  package static func read(
    _ root: DataValue, files: TokenFiles, into findings: inout Findings
  ) -> ResolverDocument? {
    var reader = ResolverReader(root: root, files: files)
    defer { findings.report(reader.findings) }
    return reader.document()
  }

  private init(root: DataValue, files: TokenFiles) {
    self.root = root
    self.files = files
  }

  private mutating func document() -> ResolverDocument? {
    refuseUnknown(
      root, "a resolver",
      known: ["$schema", "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$defs"])
    if root["version"]?.string != "2025.10" {
      let found = root["version"].map { $0.string.map { "'\($0)'" } ?? $0.kind } ?? "none"
      report("the resolver's version is \(found), '2025.10' is needed", root["version"] ?? root)
    }
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
    let document = ResolverDocument(steps: steps, isWhole: !findings.hasErrors && !hasUnreadable)
    guard let count = document.modeCount, count <= ResolverDocument.modeLimit else {
      let sizes = document.modifiers.map { "\($0.name) \($0.contexts.count)" }.joined(separator: ", ")
      report(
        "the modifiers have more than \(ResolverDocument.modeLimit) modes together (\(sizes))",
        root["resolutionOrder"] ?? root,
        help: "every mode is checked: split the theme")
      return nil
    }
    return document
  }

  // MARK: Steps

  private mutating func step(_ item: DataValue) -> (name: String, step: ResolverDocument.Step)? {
    if let reference = item["$ref"] {
      guard let pointer = reference.string, pointer.hasPrefix("#/") else {
        report("\(quoted(reference)) where '#/sets/NAME' or '#/modifiers/NAME' is needed", reference)
        return nil
      }
      refuseSiblings(of: "$ref", in: item)
      let parts = pointer.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map(unescaped)
      guard parts.count == 2, parts[0] == "sets" || parts[0] == "modifiers" else {
        report("'\(pointer)' where '#/sets/NAME' or '#/modifiers/NAME' is needed", reference)
        return nil
      }
      guard let target = root[parts[0]]?[parts[1]] else {
        let declared = root[parts[0]]?.members?.map { "#/\(parts[0])/\($0.key)" } ?? []
        findings.report(
          Finding(
            .error, "unknown-reference", "'\(pointer)' names nothing in this resolver", at: reference.place,
            help: NearestName.help(pointer, in: declared)))
        return nil
      }
      return parts[0] == "sets" ? set(parts[1], target, isInline: false) : modifier(parts[1], target)
    }
    guard let name = item["name"]?.string else {
      report("an inline entry of the resolutionOrder needs a name", item)
      return nil
    }
    switch item["type"]?.string {
    case "set": return set(name, item, isInline: true)
    case "modifier": return modifier(name, item)
    default:
      report("the inline entry '\(name)' needs the type 'set' or 'modifier'", item["type"] ?? item)
      return nil
    }
  }

  private mutating func set(
    _ name: String, _ value: DataValue, isInline: Bool
  ) -> (name: String, step: ResolverDocument.Step)? {
    guard let sources = value["sources"]?.array else {
      report("the set '\(name)' needs an array of sources", value["sources"] ?? value)
      return nil
    }
    refuseUnknown(value, "a set", known: ["name", "type", "description", "sources", "$extensions"])
    return (name, .set(sources: self.sources(sources, inside: isInline ? [] : [name])))
  }

  private mutating func modifier(_ name: String, _ value: DataValue) -> (name: String, step: ResolverDocument.Step)? {
    guard let members = value["contexts"]?.members, !members.isEmpty else {
      report("the modifier '\(name)' needs contexts", value["contexts"] ?? value)
      return nil
    }
    refuseUnknown(
      value, "a modifier", known: ["name", "type", "description", "contexts", "default", "$extensions"])
    var names = members.map(\.key)
    if names.count == 1 {
      report("the modifier '\(name)' has one context, a choice needs two", value["contexts"] ?? value)
    }
    if let chosen = value["default"] {
      guard let context = chosen.string, let index = names.firstIndex(of: context) else {
        findings.report(
          Finding(
            .error, "invalid-resolver", "the default of '\(name)' is \(quoted(chosen)), one of its contexts is needed",
            at: chosen.place, help: "contexts: \(names.joined(separator: ", "))"))
        return nil
      }
      names.insert(names.remove(at: index), at: 0)
    }
    let sources = names.map { context in
      guard let items = value["contexts"]?[context]?.array else {
        report("the context '\(context)' of '\(name)' needs an array of sources", value["contexts"]?[context] ?? value)
        return [TokenGroup]()
      }
      return self.sources(items, inside: [])
    }
    return (name, .modifier(Modifier(name: name, contexts: names), sources: sources))
  }

  // MARK: Sources

  /// - Parameter inside: the sets that are being read, so that a set which holds itself is found.
  private mutating func sources(_ items: [DataValue], inside: [String]) -> [TokenGroup] {
    var groups: [TokenGroup] = []
    for item in items {
      guard countSource(item) else { break }
      guard let reference = item["$ref"] else {
        groups.append(TokenReader.read(item, into: &findings))
        continue
      }
      refuseSiblings(of: "$ref", in: item)
      guard let target = reference.string else {
        report("$ref is \(reference.kind), a string is needed", reference)
        continue
      }
      if target.hasPrefix("#") {
        groups += setSources(target, reference, inside: inside)
      } else if let tree = tree(target, reference) {
        groups.append(tree)
      }
    }
    return groups
  }

  private mutating func setSources(_ pointer: String, _ reference: DataValue, inside: [String]) -> [TokenGroup] {
    let parts = pointer.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map(unescaped)
    guard pointer.hasPrefix("#/"), parts.count == 2, parts[0] == "sets" else {
      report("'\(pointer)' as a source, '#/sets/NAME' or a file is needed", reference)
      return []
    }
    guard let items = root["sets"]?[parts[1]]?["sources"]?.array else {
      let declared = root["sets"]?.members?.map { "#/sets/\($0.key)" } ?? []
      findings.report(
        Finding(
          .error, "unknown-reference", "'\(pointer)' names no set of this resolver", at: reference.place,
          help: NearestName.help(pointer, in: declared)))
      return []
    }
    guard !inside.contains(parts[1]) else {
      let way = (inside + [parts[1]]).map { "#/sets/\($0)" }.joined(separator: " → ")
      report("'\(pointer)' holds itself, by way of \(way)", reference)
      return []
    }
    return sources(items, inside: inside + [parts[1]])
  }

  /// Sets that hold sets twice double at every step.
  private mutating func countSource(_ item: DataValue) -> Bool {
    sourceCount += 1
    if sourceCount == ResolverReader.sourceLimit + 1 {
      report("the sets hold each other until they have more than \(ResolverReader.sourceLimit) sources", item)
    }
    return sourceCount <= ResolverReader.sourceLimit
  }

  private mutating func tree(_ path: String, _ reference: DataValue) -> TokenGroup? {
    if let tree = trees[path] { return tree }
    switch files[path] {
    case .data(let file): trees[path] = TokenReader.read(file, into: &findings)
    // Why it is not has been reported.
    case .unreadable:
      trees[path] = .some(nil)
      hasUnreadable = true
    case nil:
      findings.report(
        Finding(
          .error, "unknown-reference", "'\(path)' names no token file of this theme", at: reference.place,
          help: NearestName.help(files.normalized(path), in: files.names)))
      return nil
    }
    return trees[path] ?? nil
  }

  private mutating func refuseUnknown(_ value: DataValue, _ what: String, known: [String]) {
    for member in value.members ?? [] where !known.contains(member.key) {
      findings.report(
        Finding(
          .error, "invalid-resolver", "'\(member.key)' is no property of \(what)", at: member.keyPlace,
          help: NearestName.help(member.key, in: known) ?? "it has \(known.joined(separator: ", "))"))
    }
  }

  private mutating func refuseSiblings(of key: String, in item: DataValue) {
    for member in item.members ?? [] where member.key != key {
      findings.report(
        Finding(
          .error, "unsupported-property", "'\(member.key)' beside \(key) is not supported here yet", at: member.keyPlace
        ))
    }
  }

  /// RFC 6901, section 4.
  private func unescaped(_ segment: Substring) -> String {
    String(segment.replacing("~1", with: "/").replacing("~0", with: "~"))
  }

  private func quoted(_ value: DataValue) -> String {
    value.string.map { "'\($0)'" } ?? value.kind
  }

  private mutating func report(_ text: String, _ value: DataValue, help: String? = nil) {
    findings.report(Finding(.error, "invalid-resolver", text, at: value.place, help: help))
  }
}
