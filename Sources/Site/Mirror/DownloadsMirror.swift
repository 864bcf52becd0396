import Tokens

/// The files that a system offers, by kind, each with the mode that it is of.
struct DownloadsMirror {
  let system: ResolvedSystem
  let theme: ResolvedTheme
  let downloads: Downloads
  let words: Words

  var text: String {
    let left = downloads.translucent(theme).map { "- \(MarkdownText.code($0.description))\n" }
    let kinds = Downloads.File.Kind.allCases.map { kind in
      let files = downloads.files.filter { $0.kind == kind }.map { "- \(MarkdownText.link($0.name, $0.path))\n" }
      return files.isEmpty
        ? "" : MarkdownText.section(words[kind.title], "\(words[kind.meaning])\n\n\(files.joined())")
    }
    return MarkdownText.title(words[.downloads], words[.downloadsOf(system.title)]) + kinds.joined()
      + MarkdownText.section(words[.inNoPalette], left.isEmpty ? "" : "\(words[.inNoPaletteMeans])\n\n\(left.joined())")
  }
}
