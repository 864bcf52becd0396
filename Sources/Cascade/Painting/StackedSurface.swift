package import Diagnostics
package import Tokens

/// A translucent background that lets another one through: the tokens of both, and the elements that have them.
package struct StackedSurface: Hashable, Sendable {
  /// What is painted in an element.
  package struct Layer: Hashable, Sendable {
    package let token: TokenPath
    /// In words: `'.card'`, `'::before'`.
    package let element: String
    /// Of the start tag.
    package let place: Place
  }

  package let upper: Layer
  package let lower: Layer
}

extension Painter {
  /// Of what shows through the surfaces of a box, those that are translucent colours of tokens themselves, from the top down.
  ///
  /// Where a layout would have to tell whether one lies on the other, nothing is said.
  func stackedSurfaces(of index: Int, on ground: Ground) -> [StackedSurface] {
    let own = style(tree.boxes[index]).surfaces.compactMap { surface -> TokenPath? in
      if case .paint(let source) = surface.content { translucentColor(source) } else { nil }
    }
    guard !own.isEmpty else { return [] }
    var ground = ground
    overlaps.settle(&ground, of: index)
    var found: [StackedSurface] = []
    for layer in ground.layers.reversed() where layer.layer.isWhole {
      if styles.expander.types.tokens.isOpaque(layer.layer.source) { break }
      guard let token = translucentColor(layer.layer.source), let box = layer.box, !tree.isAncestor(index, of: box)
      else { continue }
      found += own.map { StackedSurface(upper: surface($0, of: index), lower: surface(token, of: box)) }
    }
    return found
  }

  private func translucentColor(_ source: PaintSource) -> TokenPath? {
    guard case .token(let path) = source, let token = styles.expander.types.tokens.graph[path] else { return nil }
    return token.type == .color && token.isTranslucent ? path : nil
  }

  private func surface(_ token: TokenPath, of box: Int) -> StackedSurface.Layer {
    StackedSurface.Layer(token: token, element: overlaps.words(box), place: tree.boxes[box].place)
  }
}
