import Diagnostics

/// The font files that the themes of a project ask for, as the machine that builds has them.
package struct FontCollection: Sendable {
  private struct Key: Hashable {
    let family: String
    let weight: Int
  }

  private var files: [Key: FontFile] = [:]

  /// No fonts at all.
  package init() {}

  /// Looks for every face that a theme.yaml names. One that is missing is a finding: its text is shown in a fallback.
  init(for project: Project, into findings: inout Findings) {
    let fonts = project.systems.flatMap { $0.theme?.configuration.fonts ?? [] }
    guard !fonts.isEmpty else { return }
    let finder = FontFinder()
    for font in fonts {
      for weight in font.weights {
        let key = Key(family: font.family, weight: weight)
        guard files[key] == nil else { continue }
        if let file = finder.font(family: font.family, weight: weight), file.faceIndex == 0 {
          files[key] = file
        } else {
          let weights = finder.weights(of: font.family).map(String.init)
          findings.report(missing(font, weight, weights))
        }
      }
    }
  }

  /// The files of a theme, by family and weight as its theme.yaml lists them.
  func files(of theme: ThemeConfiguration) -> [FontFile] {
    theme.fonts.flatMap { font in
      font.weights.compactMap { files[Key(family: font.family, weight: $0)] }
    }
  }

  private func missing(_ font: ThemeConfiguration.Font, _ weight: Int, _ weights: [String]) -> Finding {
    let help =
      weights.isEmpty
      ? "install the font; until then pages show the next family of the list"
      : "this machine has the weights \(weights.joined(separator: ", "))"
    return Finding(
      .warning, "missing-font", "'\(font.family)' at weight \(weight) is not on this machine", at: font.place,
      help: help)
  }
}
