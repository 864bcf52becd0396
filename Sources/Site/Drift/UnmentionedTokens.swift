import Audit
import Diagnostics
import Markup
import Tokens

/// `unmentioned-token`: a token that no document of its system names, draws or uses in code.
///
/// Off by default, since a system may leave much to the pages of its tokens; a project asks for it under `rules` in specimen.yaml.
/// Where theme.yaml parts tokens into tiers, those of the tier `semantic` count: nobody has to write about raw values.
struct UnmentionedTokens {
  static let rule: Finding.Rule = "unmentioned-token"

  private let theme: ResolvedTheme
  private let names: TokenNames

  init(_ theme: ResolvedTheme, _ names: TokenNames) {
    self.theme = theme
    self.names = names
  }

  func findings(_ documents: [ResolvedDocument]) -> [Finding] {
    let hasTiers = !theme.configuration.tiers.isEmpty
    let mentioned = documents.parallelMap(mentioned).reduce(into: Set<TokenPath>()) { $0.formUnion($1) }
    return theme.graph.tokens.compactMap { token in
      guard !hasTiers || theme.configuration.tier(of: token.path) == .semantic, !mentioned.contains(token.path) else {
        return nil
      }
      return Finding(
        .warning, "unmentioned-token", "no document mentions '\(token.path)'", at: token.primary.namePlace,
        help: "write what it is for: `{\(token.path)}`")
    }
  }

  private func mentioned(in document: ResolvedDocument) -> Set<TokenPath> {
    var paths = Set(document.chips.values)
    for drawing in document.drawings.values {
      switch drawing {
      case .tokens(_, let tokens): paths.formUnion(tokens.map(\.path))
      case .contrast(let pairs): paths.formUnion(pairs.flatMap(\.tokens))
      case .component, .components, .icons: break
      }
    }
    for code in document.markdown.codeSpans {
      if let token = names.token(code.literal) { paths.insert(token.path) }
    }
    for block in document.markdown.codeBlocks where block.language == "swift" {
      paths.formUnion(names.tokens(in: block.literal))
    }
    return paths
  }
}
