import Colorimetry
import Diagnostics
import SwiftSource
import Tokens

/// `literal-token`: code of a view writes a colour out that is the value of a token, in every mode, and the token has a name in Swift.
///
/// Code that uses the name changes with the token; a colour that is written out stays behind. Mend it by writing the name. Where two
/// tokens have the value, that of meaning is named before a raw one. A fence that shows what not to do belongs into a `[!DONT]`,
/// or says `swift unchecked`.
struct LiteralTokens {
  /// Those with a name in Swift that are the same in all modes, those of meaning first.
  private let candidates: [(token: TokenGraph.Token, color: Color, name: String)]
  private let graph: TokenGraph

  init(_ theme: ResolvedTheme, _ names: TokenNames) {
    graph = theme.graph
    let tiers = ThemeConfiguration.Tier.allCases
    let rank = { (token: TokenGraph.Token) in
      theme.configuration.tier(of: token.path).flatMap { tiers.firstIndex(of: $0) } ?? tiers.count
    }
    candidates = theme.graph.tokens.compactMap { token in
      guard let name = names.swiftName(of: token.path), token.distinctValues.count == 1,
        case .color(let color) = token.primary.value
      else { return nil }
      return (token, color, name)
    }.enumerated().sorted { (rank($0.element.token), $0.offset) < (rank($1.element.token), $1.offset) }.map(\.element)
  }

  func finding(_ use: SwiftColorUse, in sources: SourceFiles) -> Finding? {
    guard let match = candidates.first(where: { $0.color.isPainted(like: use.color) }) else { return nil }
    let text = sources.code(at: use.place)
    return Finding(
      .warning, "literal-token", "'\(text)' is the value of '\(match.token.path)', written out", at: use.place,
      notes: TokenValueNotes(match.token, graph).notes, help: "write \(match.name)")
  }
}
