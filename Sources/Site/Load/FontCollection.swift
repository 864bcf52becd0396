import Diagnostics

/// The font files that the themes of a project ask for, as the machine that builds has them.
package struct FontCollection: Sendable {
  private struct Key: Hashable {
    let family: String
    let weight: Int
  }

  private var files: [Key: FontFile] = [:]
  private var reasons: [Key: AbsentFace.Reason] = [:]

  /// No fonts at all.
  package init() {}

  /// Looks for every face that a theme.yaml names. One that is missing, or must not travel, is a finding: its text is shown in
  /// the next family of the list.
  init(for project: Project, into findings: inout Findings) {
    let fonts = project.systems.flatMap { $0.theme?.configuration.fonts ?? [] }
    if fonts.isEmpty { self.init() } else { self.init(fonts, from: FontFinder(), into: &findings) }
  }

  init(_ fonts: [ThemeConfiguration.Font], from finder: borrowing FontFinder, into findings: inout Findings) {
    for font in fonts {
      for weight in font.weights {
        let key = Key(family: font.family, weight: weight)
        guard files[key] == nil else { continue }
        guard let file = finder.font(family: font.family, weight: weight) else {
          reasons[key] = .missing
          let weights = finder.weights(of: font.family).map(String.init)
          findings.report(missing(font, weight, weights))
          continue
        }
        if file.embedding == .forbidden {
          reasons[key] = .notEmbeddable
          findings.report(notEmbeddable(font, weight))
        } else {
          files[key] = file
        }
      }
    }
  }

  /// The faces of a theme, by family and weight as its theme.yaml lists them; a variable one once.
  func files(of theme: ThemeConfiguration) -> [FontFile] {
    var names: Set<String> = []
    return theme.fonts.flatMap { font in
      font.weights.compactMap { files[Key(family: font.family, weight: $0)] }
    }.filter { names.insert($0.postScriptName).inserted }
  }

  func absences(of theme: ThemeConfiguration) -> [AbsentFace] {
    theme.fonts.flatMap { font in
      font.weights.compactMap { weight in
        reasons[Key(family: font.family, weight: weight)].map {
          AbsentFace(family: font.family, weight: weight, reason: $0)
        }
      }
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

  private func notEmbeddable(_ font: ThemeConfiguration.Font, _ weight: Int) -> Finding {
    Finding(
      .warning, "font-not-embeddable",
      "'\(font.family)' at weight \(weight) must not be embedded, so its file says", at: font.place,
      help: "name a font with a licence for the web; until then pages show the next family of the list")
  }
}
