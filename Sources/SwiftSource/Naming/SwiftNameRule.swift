package import Diagnostics
package import Tokens

/// A line under `swift` in theme.yaml: what tokens are called in Swift, `color.**: AppTheme.Colors.*`.
package struct SwiftNameRule: Sendable {
  package let pattern: PathGlob
  /// Of the pattern.
  package let place: Place
  /// With a `*` for what the wildcards of the pattern stand for: for all of them, or with as many as there are, for each.
  package let template: SwiftName
  package let templatePlace: Place

  package init(_ pattern: PathGlob, at place: Place, _ template: SwiftName, at templatePlace: Place) {
    self.pattern = pattern
    self.place = place
    self.template = template
    self.templatePlace = templatePlace
  }

  /// Nil for a token that the pattern does not match.
  func name(of path: TokenPath) -> SwiftName? {
    guard let captures = pattern.captures(in: path) else { return nil }
    let stars = template.parts.joined().count { $0 == "*" }
    var rest = stars == captures.count ? captures[...] : Array(repeating: captures.flatMap { $0 }, count: stars)[...]
    let parts = template.parts.enumerated().map { index, part in
      let isLast = index == template.parts.count - 1
      return part.reduce(into: "") { name, character in
        guard character == "*", let words = rest.popFirst() else { return name.append(character) }
        // Types begin with a capital, and so does a word behind another.
        name += isLast && name.isEmpty ? SwiftIdentifier.lowerCamel(words) : SwiftIdentifier.upperCamel(words)
      }
    }
    return SwiftName(parts)
  }
}
