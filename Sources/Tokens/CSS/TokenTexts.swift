/// The texts of the custom properties of tokens, by mode, and what they depend on.
struct TokenTexts {
  private let graph: TokenGraph
  private let aliases: TokenStyleSheet.Aliases
  /// By the index of the token.
  private let names: [String]
  /// By the index of the token: what stands behind the names of its properties, in any mode.
  private let suffixes: [[String]]

  init(_ graph: TokenGraph, prefix: String, aliases: TokenStyleSheet.Aliases) {
    self.graph = graph
    self.aliases = aliases
    names = graph.tokens.map { CSSName.property($0.path, prefix: prefix) }
    suffixes = graph.tokens.map(\.suffixes)
  }

  struct Text: Equatable {
    /// Nil where nothing is declared.
    var whole: String?
    /// What replaces it when the reader asks for reduced motion.
    var reduced: String?
  }

  struct Property {
    let name: String
    fileprivate let texts: [Text]
    /// By the index of the mode: which of the texts. Empty for one that all modes share.
    fileprivate let byMode: [Int]

    func text(_ mode: Int) -> Text { byMode.isEmpty ? texts[0] : texts[byMode[mode]] }
  }

  /// The properties of a token, by its index.
  func properties(of index: Int) -> [(TokenStyleSheet.Dependence, Property)] {
    let token = graph.tokens[index]
    let fixed = TokenStyleSheet.Dependence(modifiers: [], followed: [])
    if token.isShared {
      let texts = texts(of: index, mode: 0, isFixed: true)
      return zip(suffixes[index], texts).map { (fixed, Property(name: names[index] + $0, texts: [$1], byMode: [])) }
    }
    let variants = variants(of: token)
    let keepsAlias = aliases == .kept || hasOneTarget(token, variants.modes)
    let texts = variants.modes.map { self.texts(of: index, mode: $0, isFixed: false, keepsAlias: keepsAlias) }
    var followed: [Int]?
    return suffixes[index].enumerated().map { part, suffix in
      let texts = texts.map { $0[part] }
      let numbers = texts.map { text in texts.firstIndex(of: text) ?? 0 }
      let byMode = variants.byMode.map { numbers[$0] }
      let modifiers = graph.modifiers { byMode[$0] }
      let isReference = modifiers.isEmpty && texts[0].whole?.contains("var(") == true
      if isReference, followed == nil { followed = graph.modifiers { variants.byMode[$0] } }
      let dependence = TokenStyleSheet.Dependence(modifiers: modifiers, followed: isReference ? followed ?? [] : [])
      return (dependence, Property(name: names[index] + suffix, texts: texts, byMode: byMode))
    }
  }

  // MARK: Modes

  /// What decides the texts of a token: the value alone would not do for an alias, which two contexts may lead by different ways to
  /// one value.
  /// - Returns: By the index of the mode, the number of its variant; and the first mode of each.
  private func variants(of token: TokenGraph.Token) -> (byMode: [Int], modes: [Int]) {
    var modes: [Int] = []
    let byMode = token.byMode.enumerated().map { mode, resolved in
      let known = modes.firstIndex { other in
        let other = token.byMode[other]
        return other === resolved || other?.alias == resolved?.alias && other?.value == resolved?.value
      }
      if known == nil { modes.append(mode) }
      return known ?? modes.count - 1
    }
    return (byMode, modes)
  }

  /// Whether it is an alias of the same token in every mode.
  private func hasOneTarget(_ token: TokenGraph.Token, _ modes: [Int]) -> Bool {
    modes.allSatisfy { mode in
      guard let resolved = token.byMode[mode], let target = target(of: resolved, mode) else { return false }
      return target == token.byMode[modes[0]]?.alias
    }
  }

  // MARK: Texts

  /// By the suffix.
  /// - Parameter isFixed: whether no other mode has other texts, so that nothing has to be taken back.
  private func texts(of index: Int, mode: Int, isFixed: Bool, keepsAlias: Bool = true) -> [Text] {
    let suffixes = suffixes[index]
    guard let resolved = graph.tokens[index].byMode[mode] else {
      // The mode does not have the token, but inherits the property from one that does.
      return suffixes.map { _ in Text(whole: aliases == .kept ? "initial" : nil) }
    }
    if keepsAlias, !isFixed || aliases == .kept, let target = target(of: resolved, mode).flatMap(graph.index) {
      // What stands for reduced motion is replaced there.
      let own = resolved.value.suffixes
      return suffixes.map { Text(whole: own.contains($0) ? "var(\(names[target])\($0))" : "initial") }
    }
    if suffixes.count == 1, let text = resolved.value.wholeCSS { return [Text(whole: text)] }
    let whole = isFixed ? resolved.value.declarations : resolved.value.declarations(naming: names[index])
    let reduced = resolved.value.reducedMotionDeclarations
    return suffixes.map { suffix in
      // Parts that the value has in another mode only would be inherited from there.
      Text(whole: whole.text(suffix) ?? "initial", reduced: reduced?.text(suffix))
    }
  }

  /// The token that an alias names; nil for a value that is written out, and for an alias whose extensions make something else of the
  /// value that it names.
  private func target(of token: ResolvedToken, _ mode: Int) -> TokenPath? {
    guard let alias = token.alias, let index = graph.index(of: alias), let target = graph.tokens[index].byMode[mode],
      target.value == token.value
        || target.value.declarations == token.value.declarations
          && target.value.reducedMotionDeclarations == token.value.reducedMotionDeclarations
    else { return nil }
    return alias
  }
}

extension CSSDeclarations {
  fileprivate func text(_ suffix: String) -> String? { parts.first { $0.suffix == suffix }?.text }
}

extension TokenValue {
  /// The declarations, a text style's shorthand put together from the properties of its parts: these change with fewer modifiers.
  fileprivate func declarations(naming property: String) -> CSSDeclarations {
    guard case .typography(let text) = self else { return declarations }
    return CSSDeclarations(parts: text.declarations { suffix, _ in "var(\(property)\(suffix))" })
  }
}
