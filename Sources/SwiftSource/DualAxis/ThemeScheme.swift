import Tokens

/// Tokens of one kind that code takes together, of a component or of everything: a protocol, and what fulfils it in each mode that
/// makes a difference to any of them.
struct ThemeScheme {
  struct Group {
    /// Of the type that has its values: `BildLightColors`, in a component `BildLight`.
    let name: String
    /// A mode of the group, by its index.
    let mode: Int
    /// The context of each axis.
    let contexts: [String]
  }

  let kind: SchemeKind
  /// `Button`; nil for the scheme of everything.
  let component: String?
  private(set) var tokens: [(token: TokenGraph.Token, name: String)] = []
  private(set) var axes: [ThemeAxis] = []
  private(set) var groups: [Group] = []
  /// By the index of the mode: that of its group.
  private var groupOfMode: [Int] = []

  init(_ kind: SchemeKind, of component: String?) {
    self.kind = kind
    self.component = component
  }

  var protocolName: String { component.map(kind.tokens) ?? kind.scheme }

  mutating func insert(_ token: TokenGraph.Token, as name: String) { tokens.append((token, name)) }

  /// Finds on what the tokens depend, when all are there.
  mutating func settle(_ graph: TokenGraph) {
    let modifiers = tokens.reduce(into: Set<Int>()) { $0.formUnion($1.token.modifiers(of: graph)) }
    let found = modifiers.sorted().map { ThemeAxis(index: $0, modifier: graph.modifiers[$0]) }
    axes = found.filter(\.isLeading) + found.filter { !$0.isLeading }
    let modes = graph.groups(of: modifiers)
    groupOfMode = modes.groups
    groups = modes.representatives.map { mode in
      let contexts = axes.map { graph.modes[mode].choices[$0.index].context }
      return Group(name: name(contexts), mode: mode, contexts: contexts)
    }
  }

  private func name(_ contexts: [String]) -> String {
    let words = zip(axes, contexts).map { ($0.isLeading, SwiftIdentifier.upperCamel([$1])) }
    let leading = words.filter(\.0).map(\.1).joined()
    let rest = words.filter { !$0.0 }.map(\.1).joined()
    if component != nil { return words.isEmpty ? "Always" : leading + rest }
    if words.isEmpty { return "Design\(kind.rawValue)" }
    return kind == .colors ? leading + rest + kind.rawValue : leading + kind.rawValue + rest
  }

  func group(of mode: Int) -> Group { groups[groupOfMode[mode]] }

  /// The contexts of what comes first in the name of a group, in a path: `bild`; nil where nothing does.
  func brand(of group: Group) -> String? {
    let names = zip(axes, group.contexts).filter(\.0.isLeading).map { SwiftIdentifier.lowerCamel([$1]) }
    return names.isEmpty ? nil : names.joined(separator: "-")
  }

  /// `switch (colorBrand, isDark) { case (.bild, false): … }`
  /// - Parameters:
  ///   - names: of the values of the axes.
  ///   - result: the code of each group.
  func choice(_ names: [String], _ result: (Group) -> String) -> [String] {
    guard groups.count > 1 else { return groups.map(result) }
    let subject = names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
    let cases = groups.map { group in
      let codes = zip(axes, group.contexts).map { $0.code($1) }
      return "case \(codes.count == 1 ? codes[0] : "(\(codes.joined(separator: ", ")))"): \(result(group))"
    }
    return ["switch \(subject) {"] + cases + ["}"]
  }
}
