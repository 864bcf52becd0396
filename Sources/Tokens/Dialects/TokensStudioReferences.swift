import DataFiles

/// The references of a file that says nothing of sets: do they name tokens by their paths in the file, or in the sets of it?
struct TokensStudioReferences {
  private var paths: Set<String> = []
  private var pathsInSets: Set<String> = []
  private var references: [String] = []

  /// True when more references name a token without the first name of its path than with it. Only files of tokens with `value`
  /// and a type that Tokens Studio alone has are looked at.
  static func leaveOutSets(in file: DataValue) -> Bool {
    let sets = (file.members ?? []).filter { !$0.key.hasPrefix("$") }
    guard !sets.isEmpty, sets.allSatisfy({ $0.value.members != nil && !StyleDictionary.isToken($0.value) }),
      hasStudioType(file)
    else { return false }
    var found = TokensStudioReferences()
    for set in sets { found.collect(set.value, at: [set.key]) }
    let inSets = found.references.count { found.pathsInSets.contains($0) }
    return inSets > found.references.count { found.paths.contains($0) }
  }

  private static func hasStudioType(_ data: DataValue) -> Bool {
    guard let members = data.members else { return false }
    if StyleDictionary.isToken(data) {
      return (data["type"] ?? data["$type"])?.string.map { TokensStudioValue.Kind.isOfStudioAlone($0) } ?? false
    }
    return members.contains { hasStudioType($0.value) }
  }

  /// Recursion is bounded by the depth limit of the data files.
  private mutating func collect(_ data: DataValue, at path: [String]) {
    guard let members = data.members else { return }
    if StyleDictionary.isToken(data) {
      paths.insert(path.joined(separator: "."))
      pathsInSets.insert(path.dropFirst().joined(separator: "."))
      if let value = data["$value"] ?? data["value"] { note(TokensStudioValue.braced(value)) }
    }
    for member in members where !member.key.hasPrefix("$") { collect(member.value, at: path + [member.key]) }
  }

  private mutating func note(_ value: DataValue) {
    switch value.content {
    case .string(let text):
      var rest = text[...]
      while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
        if let reference = TokenReference(String(rest[start...end])) { references.append(reference.path.description) }
        rest = rest[rest.index(after: end)...]
      }
    case .array(let items): for item in items { note(item) }
    case .object(let members): for member in members { note(member.value) }
    case .null, .bool, .number: break
    }
  }
}
