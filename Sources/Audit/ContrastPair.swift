package import Cascade
package import Tokens

/// A foreground on a stack of backgrounds, and what must be true of them.
package struct ContrastPair: Hashable, Sendable {
  package typealias Layer = PaintedPart.Layer

  package enum Opacity: Hashable, Sendable, CustomStringConvertible {
    /// 0 to 1.
    case number(Double)
    case token(TokenPath)
    /// A number or a percentage as CSS has it, the custom properties of tokens left in it.
    case css(String)

    package var description: String {
      switch self {
      case .number(let number): "\(number)"
      case .token(let path): path.description
      case .css(let text): text
      }
    }
  }

  /// Layers that are painted as one with all that lies on them, the foreground as well.
  package struct Group: Hashable, Sendable {
    /// The first of its layers: the backdrop is 0, and what comes after the background is the foreground alone.
    package let start: Int
    package let opacity: Opacity

    package init(start: Int, opacity: Opacity) {
      self.start = start
      self.opacity = opacity
    }
  }

  package let foreground: PaintSource
  package let background: PaintSource
  /// False where the background may leave the place of the foreground free.
  package let isBackgroundWhole: Bool
  /// What lies behind the background, from the bottom up.
  package let beneath: [Layer]
  /// Whether the first of them lies behind everything translucent.
  private let hasBackdrop: Bool
  /// From the outermost in.
  package let groups: [Group]
  /// Why it cannot be told what is painted; nil for everything declared.
  package let obstacle: String?
  package let requirement: Requirement
  /// False for a text of which nobody can tell whether it is large.
  let isSizeKnown: Bool

  /// A pair as a policy declares it.
  /// - Parameters:
  ///   - stack: what lies between a translucent background and its backdrop, from the bottom up.
  ///   - backdrop: what lies behind everything translucent; nil when nothing was declared.
  ///   - opacity: of foreground and background, painted as one group.
  package init(
    foreground: TokenPath, background: TokenPath, stack: [TokenPath] = [], backdrop: TokenPath?,
    opacity: Opacity? = nil, requirement: Requirement
  ) {
    self.foreground = .token(foreground)
    self.background = .token(background)
    isBackgroundWhole = true
    beneath = ((backdrop.map { [$0] } ?? []) + stack).map { Layer(.token($0)) }
    hasBackdrop = backdrop != nil
    groups = opacity.map { [Group(start: (backdrop == nil ? 0 : 1) + stack.count, opacity: $0)] } ?? []
    obstacle = nil
    self.requirement = requirement
    isSizeKnown = true
  }

  /// A pair as a mock-up paints it.
  /// - Parameters:
  ///   - beneath: what lies behind the background, from the bottom up.
  ///   - groups: from the outermost in.
  package init(
    foreground: PaintSource, on background: Layer, over beneath: [Layer], groups: [Group], obstacle: String?,
    requirement: Requirement, isSizeKnown: Bool
  ) {
    self.foreground = foreground
    self.background = background.source
    isBackgroundWhole = background.isWhole
    self.beneath = beneath
    hasBackdrop = !beneath.isEmpty
    self.groups = groups
    self.obstacle = obstacle
    self.requirement = requirement
    self.isSizeKnown = isSizeKnown
  }

  /// Few pairs differ in nothing but the rest.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(foreground)
    hasher.combine(background)
    hasher.combine(beneath.count)
  }

  /// What lies behind everything translucent; nil when nothing was declared.
  package var backdrop: PaintSource? { hasBackdrop ? beneath.first?.source : nil }

  /// What lies between a translucent background and its backdrop, from the bottom up.
  package var stack: ArraySlice<Layer> { beneath.dropFirst(hasBackdrop ? 1 : 0) }

  /// True where nothing lies between background and backdrop, and nothing is faded or in doubt.
  package var isOnOneGround: Bool {
    stack.isEmpty && groups.isEmpty && layers.allSatisfy(\.isWhole) && obstacle == nil
  }

  /// From the bottom up, the background last.
  package var layers: [Layer] { beneath + [Layer(background, isWhole: isBackgroundWhole)] }

  /// Of foreground and background, painted as one group; nil where there is no such group, or there are others.
  package var opacity: Opacity? {
    groups.count == 1 && groups[0].start == beneath.count ? groups[0].opacity : nil
  }

  /// The tokens that are a side of it, a layer or an opacity as a whole; not those that the text of CSS names.
  package var tokens: [TokenPath] {
    let sources = [foreground, background] + beneath.map(\.source)
    return sources.compactMap(\.token)
      + groups.compactMap { if case .token(let path) = $0.opacity { path } else { nil } }
  }

  /// True where a token is foreground or background.
  package func isBetween(_ path: TokenPath) -> Bool { foreground == .token(path) || background == .token(path) }

  // MARK: Names

  /// What tells it from pairs of the same layers: opacities, a number as it is declared; layers that may leave the place
  /// free; what cannot be told, the size of a text among it. Empty for most.
  var namesOfCircumstances: [String] {
    groups.map { group in
      let name = if case .number(let number) = group.opacity { "opacity \(number)" } else { "\(group.opacity)" }
      return name + (scope(group).map { " of \($0)" } ?? "")
    }
      + layers.filter { !$0.isWhole }.map { "'\($0.source)' in part" } + (obstacle.map { [$0] } ?? [])
      + (isSizeKnown ? [] : ["of unknown size"])
  }

  /// `'text' on 'veil' over 'sheet' over 'canvas' at opacity 0.5`.
  package var name: String {
    let quoted = { (name: String) in "'\(name)'" }
    return "\(quoted(foreground.description)) on \(quoted(background.description))\(behind(quoted, opacity: quoted))"
  }

  /// ` over sheet over canvas at opacity 0.5`, or nothing.
  /// - Parameters:
  ///   - name: how the name of a layer is written.
  ///   - opacity: how that of an opacity is.
  package func behind(_ name: (String) -> String, opacity: (String) -> String) -> String {
    let layers = beneath.reversed().map { layer in
      " over \(name(layer.source.description))" + (layer.isWhole ? "" : " in part")
    }
    let groups = groups.map { group in
      let written = if case .number = group.opacity { "\(group.opacity)" } else { opacity("\(group.opacity)") }
      return " at opacity \(written)" + (scope(group).map { " of \($0)" } ?? "")
    }
    return (isBackgroundWhole ? "" : " in part") + layers.joined() + groups.joined(separator: " and")
  }

  /// What a group is made of, where that is not foreground and background.
  package func scope(_ group: Group) -> String? {
    switch group.start - beneath.count {
    case 0: nil
    case 1...: "the foreground"
    default: "all from '\(beneath[group.start].source)' up"
    }
  }
}

extension PaintSource: CustomStringConvertible {
  package var token: TokenPath? {
    if case .token(let path) = self { path } else { nil }
  }

  package var description: String {
    switch self {
    case .token(let path): path.description
    case .css(let text): text
    }
  }
}
