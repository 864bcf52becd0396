import DataFiles
import Diagnostics

/// Tokens that name others by what a tool calls them, as Figma does for variables of another collection and Spectrum does by
/// uuid: aliases, once all files of a theme are known.
///
/// What names no token of the theme keeps the value that it has.
struct ForeignNames {
  private struct Known {
    let token: AuthoredToken
    let type: TokenType?
  }

  private var tokens: [TokenPath: Known] = [:]
  private var paths: [String: TokenPath] = [:]

  /// True for a token that can only be read once all files are known.
  static func stand(in token: AuthoredToken) -> Bool {
    isFromFigma(token) && (aliasData(token) != nil || TokenReference(token.value) != nil)
  }

  static func aliasData(_ token: AuthoredToken) -> DataValue? {
    token.extensions?["com.figma.aliasData"]
  }

  private static func isFromFigma(_ token: AuthoredToken) -> Bool {
    token.extensions?.members?.contains { $0.key.hasPrefix("com.figma") } == true
  }

  static func resolved(_ steps: [ResolverDocument.Step]) -> [ResolverDocument.Step] {
    let files = steps.flatMap(\.files)
    guard files.contains(where: \.hasForeignNames) else { return steps }
    var names = ForeignNames()
    for file in files {
      names.add(file.tree, at: TokenPath([]), type: nil)
      for context in file.modifiers.flatMap(\.contexts) { names.add(context.tree, at: TokenPath([]), type: nil) }
    }
    return steps.map { step in
      step.mapFiles { file in
        file.hasForeignNames ? file.mapTrees { names.resolved($0, at: TokenPath([])) } : file
      }
    }
  }

  /// Of a token that several sources have, the last counts, as in every mode.
  private mutating func add(_ group: TokenGroup, at path: TokenPath, type: TokenType?) {
    let type = group.type?.type ?? type
    for member in group.members {
      let path = path.appending(member.name)
      switch member.node {
      case .group(let inner): add(inner, at: path, type: type)
      case .token(let token):
        tokens[path] = Known(token: token, type: token.type?.type ?? type)
        for id in Spectrum.ids(of: token) { paths[id] = path }
      }
    }
  }

  private func resolved(_ group: TokenGroup, at path: TokenPath) -> TokenGroup {
    var group = group
    for (index, member) in group.members.enumerated() {
      let path = path.appending(member.name)
      switch member.node {
      case .group(let inner): group.replace(index, by: .group(resolved(inner, at: path)))
      case .token(let token):
        if let token = resolved(token, at: path) { group.replace(index, by: .token(token)) }
      }
    }
    return group
  }

  private func resolved(_ token: AuthoredToken, at path: TokenPath) -> AuthoredToken? {
    if let id = Spectrum.reference(token) {
      return paths[id].map { token.with(alias($0, token.value.place), type: token.type) }
    }
    guard ForeignNames.isFromFigma(token), let target = self.target(of: token), target != path else { return nil }
    guard FigmaScopes.type(of: token) == .dimension, type(of: target) == .number else {
      // An alias has the type of its target, which may have become a length.
      return token.with(alias(target, token.value.place), type: nil)
    }
    let number = reference(JSONPointer.text(target) + "/$value", token.value.place)
    let type = AuthoredType(type: .dimension, name: "dimension", place: token.type?.place ?? token.value.place)
    return token.with(FigmaScopes.value(number, .dimension), type: type)
  }

  private func target(of token: AuthoredToken) -> TokenPath? {
    if let path = TokenReference(token.value)?.path { return tokens[path] == nil ? nil : path }
    guard let data = ForeignNames.aliasData(token), let name = data["targetVariableName"]?.string else { return nil }
    let path = TokenPath(name.split(separator: "/").map(String.init))
    guard let target = tokens[path]?.token else { return nil }
    // Two collections may have a variable of the same name.
    if let id = target.extensions?["com.figma.variableId"]?.string, let named = data["targetVariableId"]?.string {
      return id == named ? path : nil
    }
    return path
  }

  /// The type of the value that a token has, or that its aliases lead to.
  private func type(of path: TokenPath) -> TokenType? {
    var path = path
    for _ in 0..<AliasResolver.chainLimit {
      guard let known = tokens[path] else { return nil }
      if let type = FigmaScopes.type(of: known.token), known.type == .number { return type }
      guard let next = target(of: known.token), next != path else { return known.type }
      path = next
    }
    return nil
  }

  private func alias(_ path: TokenPath, _ place: Place) -> DataValue {
    DataValue(.string("{\(path)}"), at: place)
  }

  private func reference(_ pointer: String, _ place: Place) -> DataValue {
    let value = DataValue(.string(pointer), at: place)
    return DataValue(.object([DataValue.Member(key: "$ref", keyPlace: place, value: value)]), at: place)
  }
}
