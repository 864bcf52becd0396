package import Diagnostics
package import Tokens

/// Two colours that a policy wants to look different, and that look alike to somebody, in some mode.
package struct Likeness: Hashable, Sendable {
  package let first: TokenPath
  package let second: TokenPath
  /// ΔE2000 where it is lowest.
  package let difference: Double
  package let minimum: Double
  package let vision: Vision
  /// By index.
  package let mode: Int
  package let reason: String?
  /// Where the policy says so.
  package let place: Place

  /// Rounded down to a tenth, so that nothing fails at what is needed.
  package var differenceText: String {
    let tenths = Int((difference * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10)"
  }

  func finding(in modes: [Mode]) -> Finding {
    Finding(
      .warning, "colors-alike",
      "'\(first)' and '\(second)' are \(differenceText) apart \(vision.text) in \(modes[mode]), "
        + "\(Likeness.text(minimum)) is needed (ΔE2000)",
      at: place, help: "move one of them further away, above all in lightness",
      about: Finding.Subject(["apart", first.description, second.description], in: place.file))
  }

  private static func text(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }
}
