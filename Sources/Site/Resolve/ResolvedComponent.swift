import Diagnostics
package import Tokens

/// A component whose custom properties and icons all exist.
package struct ResolvedComponent: Sendable {
  package struct Variant: Sendable {
    package let variant: Component.Variant
    package let mockup: Mockup
  }

  package let component: Component
  package let variants: [Variant]
  /// The CSS of the mock-up, with states that can be drawn.
  package let css: [UInt8]
  /// The tokens that its CSS names, each once, in order of appearance.
  package let tokens: [TokenPath]

  init(_ component: Component, properties: CustomProperties, icons: [Icon], into findings: inout Findings) {
    self.component = component
    variants = component.variants.map {
      Variant(variant: $0, mockup: Mockup($0.html, icons: icons, into: &findings))
    }
    css = component.css.map { CSSScanner($0.bytes).withDrawnStates } ?? []
    var seen: Set<TokenPath> = []
    tokens =
      component.css.map { file in
        properties.tokens(in: file, into: &findings).filter { seen.insert($0).inserted }
      } ?? []
  }
}
