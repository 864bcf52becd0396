package import Cascade
package import Diagnostics

/// A mock-up: a component's facts, its variants as HTML, its CSS, and the SwiftUI snippet shown beside it.
package struct Component: Sendable {
  package struct Variant: Sendable {
    package let name: String
    package let title: String
    package let description: String?
    package let states: [InteractionState]
    package let html: SourceFile
  }

  /// What assistive technology is told.
  package struct Accessibility: Sendable {
    package var label: String?
    package var traits: [String] = []
    package var hint: String?
    package var dynamicType: String?
    package var notes: [String] = []
  }

  /// A part that readers are told the name of.
  package struct Part: Sendable {
    package let title: String
    /// The elements that it is.
    package let element: ComponentContrast.Part
    package let note: String?
  }

  package let name: String
  package let title: String
  package let description: String?
  package let status: FrontMatter.Status?
  package let order: Double?
  /// The width that it is drawn at, in px; nil for the width of its content.
  package let width: Double?
  package let variants: [Variant]
  /// In the order of their numbers.
  package let anatomy: [Part]
  package let accessibility: Accessibility
  package let contrast: ComponentContrast
  package let css: SourceFile?
  package let swift: SourceFile?
  package let place: Place
}
