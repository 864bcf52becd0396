import Markup
import Tokens

/// The tokens and palettes that a system's site offers.
struct DownloadsPage {
  let context: PageContext
  let theme: ResolvedTheme
  let downloads: Downloads

  var html: HTML {
    let words = context.words
    let shell = PageShell(
      context: context, title: words[.downloads], description: words[.downloadsOf(context.system.title)], isWide: true)
    let kinds = Downloads.File.Kind.allCases.map { kind in (kind, downloads.files.filter { $0.kind == kind }) }
    return shell.html(
      PageHead(title: words[.downloads], description: words[.downloadsOf(context.system.title)]).html
        + kinds.filter { !$0.1.isEmpty }.map { section($0.0, $0.1) }.joined() + (translucent ?? HTML()))
  }

  /// Which colours are in no palette.
  private var translucent: HTML? {
    let tokens = downloads.translucent(theme).compactMap { theme.graph[$0] }
    guard !tokens.isEmpty else { return nil }
    let view = TokenView(context: context, theme: theme)
    let shown = tokens.prefix(DownloadsPage.mostChips)
    return """
      <section aria-labelledby="translucent">
      <h2 id="translucent">\(context.words[.inNoPalette]) <span class="count">\(tokens.count)</span></h2>
      <p class="muted">\(context.words[.inNoPaletteMeans])</p>
      <ul class="chips">
      \(each: shown.map { "<li>\(view.shortChip($0))</li>\n" })</ul>
      \(LeftOut(tokens.count - shown.count, Phrase.colors, context.words, isReported: false).html)</section>

      """
  }

  private static let mostChips = 120

  private func section(_ kind: Downloads.File.Kind, _ files: [Downloads.File]) -> HTML {
    let id = "\(kind)"
    let links = files.map { file -> HTML in
      // The name says light or dark; what else there is to choose stands behind it.
      let choices = file.mode.map { theme.graph.modes[$0].choices } ?? []
      let mode =
        choices.count > 1
        ? " <span class=\"count\">\(choices.map(\.context).joined(separator: ", "))</span>" as HTML : nil
      return "<li><a href=\"\(context.href(file.path))\" download>\(file.name)\(mode)</a></li>\n"
    }
    return """
      <section aria-labelledby="\(id)">
      <h2 id="\(id)">\(context.words[kind.title])</h2>
      <p class="muted">\(context.words[kind.meaning])</p>
      <ul class="pills">
      \(each: links)</ul>
      </section>

      """
  }
}

extension Downloads.File.Kind {
  var title: Phrase {
    switch self {
    case .json: Phrase("Tokens", de: "Tokens")
    case .css: Phrase("Custom properties", de: "Custom Properties")
    case .swift: Phrase("Swift", de: "Swift")
    case .xcassets: Phrase("Asset catalog", de: "Asset-Katalog")
    case .ase: Phrase("Palettes for Adobe’s programs", de: "Paletten für Programme von Adobe")
    case .gpl: Phrase("Palettes for GIMP", de: "Paletten für GIMP")
    }
  }

  var meaning: Phrase {
    switch self {
    case .json:
      Phrase(
        "A token file of DTCG 2025.10 of one mode: aliases, groups and descriptions as they were written.",
        de:
          "Eine Token-Datei nach DTCG 2025.10 in einem Modus: Verweise, Gruppen und Beschreibungen, wie sie geschrieben sind."
      )
    case .css:
      Phrase(
        "A style sheet with every token in every mode.",
        de: "Ein Stylesheet mit jedem Token in jedem Modus.")
    case .swift:
      Phrase(
        "Constants for SwiftUI by the names of the tokens; those of a package also as one zip archive.",
        de: "Konstanten für SwiftUI nach den Namen der Tokens; die eines Pakets auch als ein Zip-Archiv.")
    case .xcassets:
      Phrase(
        "The colours for Xcode, in a zip archive: those that are light and dark follow the appearance.",
        de: "Die Farben für Xcode, in einem Zip-Archiv: die hell und dunkel sind, folgen dem Erscheinungsbild.")
    case .ase:
      Phrase(
        "Adobe Swatch Exchange: the opaque colours of one mode, also for Affinity and Sketch.",
        de: "Adobe Swatch Exchange: die deckenden Farben eines Modus, auch für Affinity und Sketch.")
    case .gpl:
      Phrase(
        "The same colours, also for Inkscape, Krita and Scribus.",
        de: "Dieselben Farben, auch für Inkscape, Krita und Scribus.")
    }
  }
}
