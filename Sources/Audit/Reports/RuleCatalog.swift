/// What every rule is about, for programs that show rules beside findings.
package enum RuleCatalog {
  package struct Text {
    /// What is wrong, without a full stop.
    package let title: String
    /// A sentence on how it is mended.
    package let help: String
    /// Success criteria of WCAG that it is about, as tags.
    package let criteria: [String]
  }

  /// A rule that is not listed is named by its words.
  package static func text(of rule: String) -> Text {
    let known = areas.lazy.compactMap { $0[rule] }.first
    return Text(
      title: known?.title ?? rule.replacing("-", with: " "),
      help: known?.help ?? "The message of each finding says what is needed.",
      criteria: ["contrast", "baseline-worsened"].contains(rule) ? ["wcag143", "wcag146", "wcag1411"] : [])
  }

  package static func isKnown(_ rule: String) -> Bool {
    areas.contains { $0[rule] != nil }
  }

  /// All rules by their names, sorted.
  package static var rules: [String] { areas.flatMap(\.keys).sorted() }

  private typealias Texts = [String: (title: String, help: String)]

  private static let areas = [contrast, tokens, documents, drift, mockups, runs]

  private static let contrast: Texts = [
    "baseline-moved": (
      "A baseline with failures that are fewer or smaller now",
      "Update it with --update-baseline, so that what has been won is not lost again."
    ),
    "baseline-worsened": (
      "A failure that is worse than the baseline accepts",
      "Take back the change that lowered it: a baseline accepts nothing worse until its file is removed."
    ),
    "contrast": (
      "Colours that cannot be told apart well enough",
      "Change one of the colours, or accept the failure for a while in contrast.waivers.yaml."
    ),
    "colors-alike": (
      "Colours that carry a meaning and cannot be told apart by everybody",
      "Move one of them further away, above all in lightness, and say the same by a word or a shape."
    ),
    "contrast-borderline": (
      "A verdict that another rounding or gamut mapping would turn over",
      "Move one of the colours a little further away, or set 'borderline: off' under 'contrast' in theme.yaml."
    ),
    "contrast-undeclared": (
      "A theme that says nothing about contrast",
      "Say under 'contrast' in theme.yaml what must be read on what: until then nothing is checked."
    ),
    "contrast-unknown": (
      "A pair of colours that cannot be measured",
      "Give both colours a value, and name under 'over' what lies behind a translucent one."
    ),
    "too-few-checks": (
      "Fewer pairs than the policy wants",
      "Correct the patterns under 'contrast' in theme.yaml, or lower 'minimum-checks'."
    ),
    "waiver-expired": (
      "A waiver whose day has passed",
      "Mend the colours, or decide again and give the waiver a new day."
    ),
    "waiver-unused": (
      "A waiver that accepts nothing",
      "Remove it: the pair passes, is not declared, or is accepted by another waiver."
    ),
    "waiver-worsened": (
      "A ratio below what its waiver accepts",
      "Take back the change that lowered it, or decide again about the minimum."
    ),
    "invalid-baseline": (
      "A file that is no baseline",
      "Name another file, or remove it and write it anew with --update-baseline."
    ),
    "invalid-selector": (
      "A selector that cannot be understood",
      "Write it as in component.css: the class of the part is enough."
    ),
    "unmatched-selector": (
      "A selector that matches nothing",
      "Correct it: under 'contrast' in component.yaml it must match something in a variant."
    ),
    "unmatched-pattern": (
      "A pattern that matches nothing",
      "Correct the pattern: one that guards or shows nothing is a mistake."
    ),
  ]

  private static let runs: Texts = [
    "ambiguous-system": ("Several systems and no choice", "Name one with --system."),
    "ambiguous-token": ("A name of several tokens where one is needed", "Name one of them."),
    "no-color": ("A token where a colour or a gradient is needed", "Name a colour or a gradient."),
    "unknown-pair": ("Two tokens that no system has both", "Name two tokens of one system."),
    "environment": ("An environment that cannot be used", "Correct the variable that the message names."),
    "nothing-to-build": ("A project with nothing in it", "Add a token file, or the folders themes and content."),
    "nothing-to-export": ("A system without tokens", "Choose a system that has a theme."),
    "output": ("A place that cannot be written to", "Choose another file or folder."),
    "serve": ("A preview that cannot be shown", "Choose another port, or build the site."),
    "unreadable": ("A project that cannot be read", "Correct the path, or the rights of the file."),
  ]
}
