import Audit
package import Cascade
import Diagnostics
package import Tokens

/// A component whose HTML can be read, whose custom properties and icons all exist, and whose CSS writes out no value that a token
/// should have.
package struct ResolvedComponent: Sendable {
  package struct Variant: Sendable {
    package let variant: Component.Variant
    package let mockup: Mockup
    package let tree: ElementTree
  }

  package let component: Component
  package let variants: [Variant]
  /// The CSS of the mock-up, with states that can be drawn.
  package let css: [UInt8]
  /// Where its CSS names tokens for what is in its variants.
  let tokenUses: [TokenUse]
  /// The tokens of these uses, each once, in order of appearance.
  package let tokens: [TokenPath]
  /// What its variants paint in their states.
  let painted: [PaintedMockup]

  init(
    _ component: Component, _ theme: ComponentCatalog.Theme, _ literals: inout LiteralStyle,
    _ nested: inout NestedSurfaces, into findings: inout Findings
  ) {
    self.component = component
    variants = component.variants.map { variant in
      let tree = HTMLReader.tree(of: variant.html, into: &findings)
      MockupCheck.report(on: tree, states: variant.states, at: variant.html.place(at: 0), into: &findings)
      literals.report(on: tree, component: component.name, into: &findings)
      return Variant(
        variant: variant, mockup: Mockup(variant.html, tree, icons: theme.icons, into: &findings), tree: tree)
    }
    let sheet = component.css.map { StyleSheet.read($0, into: &findings) } ?? StyleSheet()
    if let file = component.css {
      literals.report(on: sheet, of: file, component: component.name, into: &findings)
    }
    css = component.css.map(sheet.withDrawnStates) ?? []
    let own = variants.reduce(into: sheet.ownCustomProperties) { $0.formUnion($1.tree.ownCustomProperties) }
    theme.properties.report(unknownIn: sheet, except: own, into: &findings)
    tokenUses = sheet.tokenUses(in: variants.map(\.tree), theme.properties)
    var seen: Set<TokenPath> = []
    tokens = tokenUses.flatMap(\.tokens).filter { seen.insert($0).inserted }
    let selectors = ComponentSelectors(
      component, variants.map { ($0.tree, $0.variant.states) }, into: &findings)
    var style = MockupStyle(
      sheet, tokens: theme.properties, contrast: selectors.contrast, icons: theme.iconTrees, width: component.width)
    painted = variants.flatMap { variant in
      variant.variant.states.flatMap { state in
        theme.schemes(ifDependent: style.dependsOnScheme).map { scheme, modes in
          let painting = style.painting(of: variant.tree, in: state, scheme: scheme)
          nested.report(painting.stacks, in: state, modes: modes, into: &findings)
          return PaintedMockup(
            component: component.name, variant: variant.variant.name, state: state, modes: modes, tree: variant.tree,
            parts: painting.parts, fills: painting.fills)
        }
      }
    }
  }
}
