import Diagnostics
import Markup
import SwiftSource
import Tokens

/// The names by which documents and code mean the tokens of a theme.
struct TokenNames: Sendable {
  private let graph: TokenGraph
  private let swiftNames: [TokenPath: String]
  /// By the name in Swift; also by `.veroTeal`, where only one token ends so.
  private let bySwiftName: [String: TokenPath]

  init(_ theme: ResolvedTheme) {
    graph = theme.graph
    var swiftNames: [TokenPath: String] = [:]
    var names: [String: TokenPath] = [:]
    var endings: [String: TokenPath?] = [:]
    for token in theme.graph.tokens {
      guard let name = theme.chosenSwiftName(token.path) else { continue }
      swiftNames[token.path] = name
      names[name] = token.path
      guard let dot = name.lastIndex(of: ".") else { continue }
      let ending = String(name[dot...])
      endings.updateValue(endings.keys.contains(ending) ? nil : token.path, forKey: ending)
    }
    for case (let ending, let path?) in endings { names[ending] = names[ending] ?? path }
    self.swiftNames = swiftNames
    bySwiftName = names
  }

  /// The token that code in a document means: `{color.text}`, `color.text`, `Color.veroText` or `.veroText`.
  func token(_ code: String) -> TokenGraph.Token? {
    let path = TokenReference(code)?.path ?? (code.contains(".") ? TokenPath(printed: code) : nil)
    return path.flatMap { graph[$0] } ?? bySwiftName[code].flatMap { graph[$0] }
  }

  var hasSwiftNames: Bool { !bySwiftName.isEmpty }

  /// The name that theme.yaml gives a token, or that it has from the start; nil where there is none.
  func swiftName(of path: TokenPath) -> String? { swiftNames[path] }

  /// The last parts of the names in Swift.
  var swiftEndings: Set<String> {
    Set(bySwiftName.keys.compactMap { $0.split(separator: ".").last.map(String.init) })
  }

  /// The token of that name in Swift.
  func token(_ name: SwiftName) -> TokenGraph.Token? {
    bySwiftName[name.description].flatMap { graph[$0] }
  }

  /// Those of which Swift speaks by the last part of their names.
  func tokens(in swift: String) -> [TokenPath] {
    swift.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.compactMap { bySwiftName[".\($0)"] }
  }

  /// Those that a passage names, in reading order.
  func mentions(in passage: Passage) -> [TokenMention] {
    passage.codes.compactMap { code in
      token(passage[code.range]).map { TokenMention(token: $0, range: code.range, place: code.place) }
    }
  }
}

/// A token where a document names it.
struct TokenMention {
  let token: TokenGraph.Token
  /// In the text of its passage.
  let range: Range<Int>
  let place: Place
}
