import Markup

/// llms.txt: what the site has, for programs that read it as text (llmstxt.org).
struct LanguageModelIndex {
  static let path = "llms.txt"

  let project: ResolvedProject

  var text: String {
    let title = "# \(project.title)\n\n" + (project.description.map { "> \($0)\n\n" } ?? "")
    return title + project.systems.map(section).joined()
  }

  private func section(_ system: ResolvedSystem) -> String {
    let descriptions = Dictionary(system.documents.map { ($0.path, $0.description) }) { first, _ in first }
    let twins = Set(MarkdownMirror(project: project, system: system).twins.map(\.path))
    let lines = system.navigation.readingOrder.map { item in
      let twin = MarkdownMirror.path(of: item.path)
      let page = system.folder + (twins.contains(twin) ? twin : item.path)
      let address = project.address?.href(of: page).text ?? Href(page)?.text ?? page
      let title = item.path == "index.html" ? system.title : item.title
      let about = item.path == "index.html" ? system.description : descriptions[item.path] ?? nil
      return "- [\(title)](\(address))" + (about.map { ": \($0)" } ?? "") + "\n"
    }
    let downloads = system.theme.map { Downloads($0, name: system.name).files } ?? []
    let files = downloads.map { file in
      let path = system.folder + file.path
      return "- [\(file.path)](\(project.address?.href(of: path).text ?? path))\n"
    }
    return "## \(system.title)\n\n\(lines.joined())\(files.joined())\n"
  }
}
