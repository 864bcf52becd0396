package import Diagnostics

/// What has become of the tokens of a theme's files.
package struct TokenLedger: Sendable {
  package struct Entry: Sendable {
    package let path: TokenPath
    package let place: Place

    package init(path: TokenPath, place: Place) {
      self.path = path
      self.place = place
    }
  }

  /// How many tokens the files have, in all modes together.
  package let read: Int
  /// How many have a value that can be shown.
  package let shown: Int
  /// Those of which there is only the text, in the order of the files. They are shown.
  package let kept: [Entry]
  /// Those that have no value; each has a finding of its own.
  package let lost: [Entry]

  package var notUnderstood: [Entry] { (kept + lost).sorted { $0.place < $1.place } }

  /// - Parameter unread: what the files have as tokens and is in no tree.
  init(_ tokens: [TokenGraph.Token], broken: [TokenPath: Place], unread: [Entry]) {
    let shownPaths = broken.isEmpty && unread.isEmpty ? [] : Set(tokens.map(\.path))
    let broken = unread + broken.map { Entry(path: $0.key, place: $0.value) }
    lost = broken.filter { !shownPaths.contains($0.path) }.sorted { $0.place < $1.place }
    kept = tokens.filter(\.isKeptAsText).map { Entry(path: $0.path, place: $0.primary.place) }
    shown = tokens.count
    read = tokens.count + lost.count
  }
}

extension TokenGraph.Token {
  /// True when the value is only known as text, in any mode.
  fileprivate var isKeptAsText: Bool {
    byMode.contains { token in
      if case .opaque? = token?.value { true } else { false }
    }
  }
}
