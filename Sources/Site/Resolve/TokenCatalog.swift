import Tokens

/// What pages say of the tokens of a system besides their values, gathered once for all pages: where the entry of each is, and who
/// uses it.
struct TokenCatalog: Sendable {
  typealias Tier = ThemeConfiguration.Tier

  let pages: TokenPages
  let usage: TokenUsage
  /// By the index of the token.
  private let tiers: [Tier?]
  private let entries: [(page: String, anchor: String)]

  init(_ system: ResolvedSystem) {
    guard let theme = system.theme else {
      pages = TokenPages([])
      usage = TokenUsage()
      tiers = []
      entries = []
      return
    }
    let graph = theme.graph
    let tiers = graph.tokens.map { theme.configuration.tier(of: $0.path) }
    self.tiers = tiers
    usage = TokenUsage(theme, documents: system.documents)
    let order = TokenCatalog.tiers.flatMap { tier in graph.tokens.indices.filter { tiers[$0] == tier } }
    pages = TokenPages(order.map { graph.tokens[$0] })
    var entries = [(page: String, anchor: String)](repeating: ("", ""), count: graph.tokens.count)
    var taken: [TokenType: Set<String>] = [:]
    for page in pages.all {
      for token in page.tokens {
        guard let index = graph.index(of: token.path) else { continue }
        let anchor = TokenPages.unique(TokenCatalog.anchor(token.path), in: &taken[page.type, default: []])
        entries[index] = (page.path, anchor)
      }
    }
    self.entries = entries
  }

  /// What to use first, and what there is last; nil for what is in no tier.
  static let tiers: [Tier?] = Tier.allCases + [nil]

  /// - Parameter index: of a token in the graph.
  func tier(_ index: Int) -> Tier? { tiers[index] }

  /// How many tokens, components and documents name a token.
  func users(_ index: Int, _ graph: TokenGraph) -> Int {
    graph.users(of: graph.tokens[index].path).count + usage.documents(index).count
      + usage.components(index).count { $0.through.isEmpty }
  }

  /// The page, relative to the system, and the id there.
  func entry(_ index: Int) -> (page: String, anchor: String) { entries[index] }

  /// Text with nothing in it that means something else in an address.
  static func plain(_ text: String) -> String {
    let bytes = text.utf8.map { byte in
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "$": byte
      default: byte < 0x80 ? UInt8(ascii: "_") : byte
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Ids of the site's own have no dot.
  static func anchor(_ path: TokenPath) -> String {
    plain(path.segments.count == 1 ? "token.\(path)" : path.description)
  }
}
