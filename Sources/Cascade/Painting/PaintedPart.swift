package import Diagnostics

/// One thing that a mock-up paints and somebody has to make out, on what lies behind it: one foreground on one stack.
///
/// Two elements that are painted alike are two parts that differ only in `element` and `place`.
package struct PaintedPart: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case text, placeholder
    /// The fill or stroke of an SVG shape, or a shape that the component declares as a graphic.
    case graphic
    case border(Side)
    /// An outline, which is the mark of the focus where the state is `focus`.
    case outline(Side)
    /// A link in text that nothing but its colour tells from the text around it, against that text.
    case link
  }

  /// Against which of the two colours that it touches a line is measured.
  package enum Side: Hashable, Sendable { case inner, outer }

  package struct Layer: Hashable, Sendable {
    package let source: PaintSource
    /// False where the layer may leave the place of the part free: an image with a size, a gradient that does not repeat.
    package let isWhole: Bool

    package init(_ source: PaintSource, isWhole: Bool = true) {
      self.source = source
      self.isWhole = isWhole
    }
  }

  /// An element with `opacity` around the part: its layers from `start` on, and the part itself, are painted as one.
  package struct Group: Hashable, Sendable {
    package let start: Int
    /// A number or percentage of CSS, custom properties of tokens left in it.
    package let opacity: String

    package init(start: Int, opacity: String) {
      self.start = start
      self.opacity = opacity
    }
  }

  /// Why it cannot be told what is painted, or what lies behind it.
  package struct Obstacle: Hashable, Sendable {
    /// A clause: `'filter: blur(2px)' changes what is painted`.
    package let reason: String
    package let place: Place
    /// How many layers lie beneath it: a whole and opaque one above that, outside of any group that is translucent, hides it. Nil
    /// where nothing can hide it.
    package let level: Int?

    /// True where it would help to say what lies on what.
    package let isOverlap: Bool

    package init(_ reason: String, at place: Place, level: Int? = nil, isOverlap: Bool = false) {
      self.reason = reason
      self.place = place
      self.level = level
      self.isOverlap = isOverlap
    }
  }

  /// Why nothing is required of it.
  package enum Exemption: Hashable, Sendable {
    /// WCAG 2.2, 1.4.3: part of an inactive control.
    case disabled
    /// Declared by the component, with its reason.
    case declared(String)
  }

  package let kind: Kind
  /// Of the tree; nil for text at its top.
  package let element: Int?
  /// `before`, `after` or `placeholder`.
  package let pseudoElement: String?
  package let foreground: PaintSource
  /// What lies behind it, from the bottom up, without the canvas of the theme.
  package let layers: [Layer]
  /// From the outermost in; ascending by `start`.
  package let groups: [Group]
  /// How large text is, as CSS has it; nil for what is no text.
  package let font: FontSource?
  package let obstacles: [Obstacle]
  package let exemption: Exemption?
  /// Of the start tag, or of the text.
  package let place: Place

  package init(
    kind: Kind, element: Int?, pseudoElement: String? = nil, foreground: PaintSource, layers: [Layer],
    groups: [Group] = [], font: FontSource? = nil, obstacles: [Obstacle] = [], exemption: Exemption? = nil, place: Place
  ) {
    self.kind = kind
    self.element = element
    self.pseudoElement = pseudoElement
    self.foreground = foreground
    self.layers = layers
    self.groups = groups
    self.font = font
    self.obstacles = obstacles
    self.exemption = exemption
    self.place = place
  }
}
