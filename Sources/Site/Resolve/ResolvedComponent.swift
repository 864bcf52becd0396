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
  /// The tokens that its CSS names, each once, in order of appearance.
  package let tokens: [TokenPath]

  init(
    _ component: Component, properties: CustomProperties, literals: inout LiteralStyle, icons: [Icon],
    into findings: inout Findings
  ) {
    self.component = component
    variants = component.variants.map { variant in
      let tree = HTMLReader.tree(of: variant.html, into: &findings)
      let states = variant.states.compactMap { InteractionState(rawValue: $0.rawValue) }
      MockupCheck.report(on: tree, states: states, at: variant.html.place(at: 0), into: &findings)
      literals.report(on: tree, component: component.name, into: &findings)
      return Variant(variant: variant, mockup: Mockup(variant.html, icons: icons, into: &findings), tree: tree)
    }
    let sheet = component.css.map { StyleSheet.read($0, into: &findings) } ?? StyleSheet()
    if let file = component.css {
      literals.report(on: sheet, of: file, component: component.name, into: &findings)
    }
    css = component.css.map(sheet.withDrawnStates) ?? []
    var seen: Set<TokenPath> = []
    let own = variants.reduce(into: sheet.ownCustomProperties) { $0.formUnion($1.tree.ownCustomProperties) }
    tokens = properties.tokens(in: sheet, except: own, into: &findings).filter { seen.insert($0).inserted }
  }
}
