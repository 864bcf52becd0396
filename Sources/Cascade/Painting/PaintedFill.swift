package import Diagnostics

/// A colour or an image that a box is painted with, whether or not anything has to be made out of it: a background, a border, an
/// outline, a shadow.
package struct PaintedFill: Hashable, Sendable {
  package let source: PaintSource
  package let element: Int
  package let pseudoElement: String?
  /// Why nothing is required of it; nil where nobody has said so.
  package let exemption: PaintedPart.Exemption?
  /// Of the start tag.
  package let place: Place
}

extension BoxStyle {
  /// What the box itself is painted with, its letters aside.
  func fills(_ style: ComputedStyle) -> [PaintSource] {
    let backgrounds = surfaces.compactMap { if case .paint(let source) = $0.content { source } else { nil } }
    let shadows = [Property.boxShadow, .textShadow].map { style[$0] }.filter { $0.keyword != "none" && !$0.isEmpty }
    return backgrounds + borders.sources + (outline.map { [$0.source] } ?? []) + shadows.map { .css($0.text) }
  }
}
