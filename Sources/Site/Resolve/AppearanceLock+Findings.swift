import Cascade
import Colorimetry
import Diagnostics
import Tokens

/// Text that is made for the other appearance: dark on a dark background, or bright on a bright one.
extension AppearanceLock {
  /// One finding for each token, with the first mode in which it is so.
  /// - Parameter tokens: the background, and the texts on it.
  static func report(_ tokens: [TokenGraph.Token], _ graph: TokenGraph, into findings: inout Findings) {
    guard let background = tokens.first else { return }
    if let mode = graph.modes.indices.first(where: { paint(background, $0)?.isOpaque == false }) {
      findings.report(translucent(background, mode, graph))
    }
    let locks = all(tokens, in: graph)
    for text in tokens.dropFirst() {
      let wrong = locks.filter { !$0.fits(text) }
      guard let lock = wrong.first, let mode = lock.modes.first else { continue }
      let count = wrong.reduce(0) { $0 + $1.modes.count }
      findings.report(lock.misfit(text, on: background, mode, count, graph))
    }
  }

  private func fits(_ token: TokenGraph.Token) -> Bool {
    texts.allSatisfy { text in
      text.token.path != token.path || (text.paint.brightness < AppearanceLock.threshold) == (scheme == .light)
    }
  }

  private static func translucent(_ background: TokenGraph.Token, _ mode: Int, _ graph: TokenGraph) -> Finding {
    Finding(
      .error, "wrong-appearance",
      "'\(background.path)' is translucent in \(graph.modes[mode]), a background whose brightness is known is needed",
      at: background.byMode[mode]?.place, help: "make it opaque")
  }

  private func misfit(
    _ text: TokenGraph.Token, on background: TokenGraph.Token, _ mode: Int, _ count: Int, _ graph: TokenGraph
  ) -> Finding {
    let style = AppearanceLock.style(scheme)
    let hex = AppearanceLock.paint(text, mode)?.hex ?? "unknown"
    let lock = Finding.Note(
      "'\(background.path)' is \(self.background.hex); its brightness of \(brightnessText) locks the app to \(style)",
      at: background.byMode[mode]?.place)
    let share = Finding.Note("it is so in \(count) of \(graph.modes.count) modes")
    return Finding(
      .error, "wrong-appearance",
      "'\(text.path)' is \(hex) in \(graph.modes[mode]), where the app is \(style): "
        + "text that is \(scheme == .dark ? "light" : "dark") is needed",
      at: text.byMode[mode]?.place, notes: graph.modes.count > 1 ? [lock, share] : [lock],
      help: "give it the value that it has in \(style), such as \(Paint(AppearanceLock.label(in: scheme)).hex)")
  }
}
