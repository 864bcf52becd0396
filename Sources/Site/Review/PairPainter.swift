import Audit
import Colorimetry
import Markup
import Review
import Tokens

/// What pairs of colours are painted with on both sides of a comparison, by the names that they have now.
struct PairPainter {
  /// The layers of a pair, as CSS has them.
  struct Layers: Hashable {
    let foreground: CSSValue
    let isForegroundGradient: Bool
    /// Background and all behind it, from the top, each an image.
    let ground: CSSValue
  }

  enum Side { case old, new }

  private let old: [String: SnapshotToken]
  private let new: [String: SnapshotToken]
  /// By the index of a mode of the new side, that of the old.
  private let modes: [Int: Int]

  init(_ comparison: Comparison) {
    let names = Set(comparison.contrast.flatMap { [$0.key.foreground, $0.key.background] + $0.key.behind })
    let named = { (tokens: [(String, SnapshotToken)]) in
      Dictionary(tokens.filter { names.contains($0.0) }) { first, _ in first }
    }
    let renamed = comparison.changes.compactMap { change -> (String, SnapshotToken)? in
      guard let old = change.old, let new = change.new, old.path != new.path else { return nil }
      return (new.path.description, old)
    }
    new = named(comparison.new.tokens.map { ($0.path.description, $0) })
    old = named(renamed + comparison.old.tokens.map { ($0.path.description, $0) })
    modes = Dictionary(comparison.modes.pairs.map { ($0.new, $0.old) }) { first, _ in first }
  }

  /// Nil where something of the pair cannot be painted by values alone, such as an opacity of a group.
  /// - Parameter mode: of the new side.
  func layers(of key: SnapshotPair.Key, on side: Side, in mode: Int) -> Layers? {
    guard let foreground = paint(key.foreground, side, mode), let background = paint(key.background, side, mode) else {
      return nil
    }
    let behind = key.behind.compactMap { paint($0, side, mode) }
    guard behind.count == key.behind.count else { return nil }
    let images = ([background] + behind).map { layer in
      layer.isGradient ? layer.css.text : "linear-gradient(\(layer.css.text), \(layer.css.text))"
    }
    return CSSValue(images.joined(separator: ", ")).map {
      Layers(
        foreground: foreground.css, isForegroundGradient: foreground.isGradient, ground: $0)
    }
  }

  private func paint(_ name: String, _ side: Side, _ mode: Int) -> (css: CSSValue, isGradient: Bool)? {
    let token = side == .old ? old[name] : new[name]
    guard let token else {
      return CSSColorParser.color(name) == nil ? nil : CSSValue(name).map { ($0, false) }
    }
    let index = side == .old ? modes[mode] : mode
    return index.flatMap { token.value(in: $0) }.flatMap { CSSValue($0.css) }.map { ($0, token.type == "gradient") }
  }
}
