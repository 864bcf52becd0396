package import Tokens

/// A foreground on a background, and what must be true of them.
package struct ContrastPair: Hashable, Sendable {
  package let foreground: TokenPath
  package let background: TokenPath
  /// What lies behind a translucent background; nil when nothing was declared.
  package let backdrop: TokenPath?
  package let requirement: Requirement

  package init(foreground: TokenPath, background: TokenPath, backdrop: TokenPath?, requirement: Requirement) {
    self.foreground = foreground
    self.background = background
    self.backdrop = backdrop
    self.requirement = requirement
  }

  /// What it measures in a mode, with the colours that were compared, as if nothing were enough; nil where a token has no value.
  package func measurement(_ graph: TokenGraph, mode: Int) -> Measurement? {
    guard let foreground = graph[foreground]?.byMode[mode], let background = graph[background]?.byMode[mode] else {
      return nil
    }
    let behind = backdrop.flatMap { graph[$0]?.byMode[mode]?.value }
    return PairMeter(threshold: .infinity).measure(foreground.value, on: background.value, over: behind)
  }
}
