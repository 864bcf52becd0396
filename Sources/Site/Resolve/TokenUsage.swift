import Audit
import Diagnostics
import Tokens

/// Who uses the tokens of a theme besides other tokens: components, documents, and pairs of the contrast pass.
struct TokenUsage: Sendable {
  /// A component whose mock-up names the token, or tokens that lead to it.
  struct Component: Sendable {
    let name: String
    /// The tokens that the mock-up names instead of it; empty when it names the token itself.
    fileprivate(set) var through: [TokenPath]
  }

  /// A document, and where it draws the token or names it.
  struct Document: Sendable {
    /// By its index in the system.
    let index: Int
    /// Ascending.
    fileprivate(set) var places: [Place]
  }

  /// By the index of the token.
  private var components: [[Component]] = []
  private var documents: [[Document]] = []
  private var pairs: [[Int]] = []

  /// Of no tokens.
  init() {}

  init(_ theme: ResolvedTheme, documents: [ResolvedDocument]) {
    let graph = theme.graph
    components = Array(repeating: [], count: graph.tokens.count)
    self.documents = Array(repeating: [], count: graph.tokens.count)
    pairs = Array(repeating: [], count: graph.tokens.count)
    for component in theme.components.all { add(component, graph) }
    for (index, document) in documents.enumerated() { add(document, index, graph) }
    for (number, result) in (theme.audit?.results ?? []).enumerated() {
      for index in Set(result.pair.tokens.compactMap(graph.index)) { pairs[index].append(number) }
    }
  }

  /// - Parameter index: of a token in the graph.
  func components(_ index: Int) -> [Component] { components[index] }

  func documents(_ index: Int) -> [Document] { documents[index] }

  /// By their index in the results of the audit, ascending.
  func pairs(_ index: Int) -> [Int] { pairs[index] }

  private mutating func add(_ component: ResolvedComponent, _ graph: TokenGraph) {
    let named = Set(component.tokens.compactMap(graph.index))
    for index in named.sorted() {
      components[index].append(Component(name: component.component.name, through: []))
      for target in graph.targets(of: index) where !named.contains(target) {
        if components[target].last?.name != component.component.name {
          components[target].append(Component(name: component.component.name, through: []))
        }
        components[target][components[target].count - 1].through.append(graph.tokens[index].path)
      }
    }
  }

  private mutating func add(_ document: ResolvedDocument, _ number: Int, _ graph: TokenGraph) {
    for (path, place) in document.tokenPlaces.sorted(by: { $0.place < $1.place }) {
      guard let index = graph.index(of: path) else { continue }
      if documents[index].last?.index != number { documents[index].append(Document(index: number, places: [])) }
      documents[index][documents[index].count - 1].places.append(place)
    }
  }
}

extension TokenGraph {
  /// The tokens that a token names, and those that they name, to the end.
  fileprivate func targets(of index: Int) -> Set<Int> {
    var found: Set<Int> = []
    var open = [index]
    while let next = open.popLast() {
      var last: ResolvedToken?
      for case let value? in tokens[next].byMode where value !== last {
        last = value
        open += value.references.compactMap { self.index(of: $0) }.filter { found.insert($0).inserted }
      }
    }
    return found
  }
}

extension ResolvedDocument {
  /// Where code spans name tokens and fences draw them.
  var tokenPlaces: [(path: TokenPath, place: Place)] {
    chips.map { ($0.value, $0.key) }
      + drawings.flatMap { place, drawing -> [(TokenPath, Place)] in
        let paths: [TokenPath] =
          switch drawing {
          case .tokens(_, let tokens): tokens.map(\.path)
          case .contrast(let pairs): pairs.flatMap { [$0.foreground.token, $0.background.token] }.compactMap(\.self)
          case .component, .components, .icons: []
          }
        return Set(paths).map { ($0, place) }
      }
  }
}
