/// How a component is styled: its sheet on that of the browser, ready for all of its variants and states.
package struct MockupStyle: Sendable {
  private var styles: StyleTable
  private let contrast: DeclaredContrast
  private let icons: [String: ElementTree]

  /// - Parameters:
  ///   - sheet: nil for a component without one.
  ///   - icons: by the name that `<use href="../../icons/NAME.svg#icon">` calls them by.
  ///   - width: what it is drawn at, in CSS pixels; nil for the width of its content.
  package init(
    _ sheet: StyleSheet?, tokens: TokenProperties, contrast: DeclaredContrast = DeclaredContrast(),
    icons: [String: ElementTree] = [:], width: Double? = nil
  ) {
    styles = StyleTable(sheet ?? StyleSheet(), tokens: tokens, width: width)
    self.contrast = contrast
    self.icons = icons
  }

  /// False where every scheme has the same parts, whatever their colours are in it.
  package var dependsOnScheme: Bool { styles.dependsOnScheme }

  /// What a variant paints in a state. What has been worked out for one serves the next.
  package mutating func parts(
    of tree: ElementTree, in state: InteractionState, scheme: ColorScheme
  ) -> [PaintedPart] {
    painting(of: tree, in: state, scheme: scheme).parts
  }

  /// The same, with everything else that is painted, and which translucent backgrounds lie on each other.
  package mutating func painting(
    of tree: ElementTree, in state: InteractionState, scheme: ColorScheme
  ) -> (parts: [PaintedPart], fills: [PaintedFill], stacks: [StackedSurface]) {
    let boxes = BoxTree(tree, in: state, scheme: scheme, &styles)
    var painter = Painter(boxes, styles, contrast, icons: icons, in: state, scheme: scheme)
    painter.paint()
    styles = painter.styles
    return (painter.parts, painter.fills, painter.stacks)
  }
}
