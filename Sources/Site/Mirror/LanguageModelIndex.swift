import Markup

/// llms.txt: what the site has, for programs that read it as text (llmstxt.org).
struct LanguageModelIndex {
  static let path = "llms.txt"

  let project: ResolvedProject
  /// Of all systems, with that of the portal first.
  let frames: [PageFrame]

  var file: OutputFile { OutputFile(path: LanguageModelIndex.path) { Array(text.utf8) } }

  /// What says only in part what another page says as a whole stands under "Optional": who has little room leaves it out.
  private var text: String {
    let title = "# \(project.title)\n\n" + (project.description.map { "> \($0)\n\n" } ?? "")
    let systems = frames.map { frame in (frame, twins(frame)) }
    let sections = systems.map { frame, twins in
      let isPortal = frame.system.name == project.portal?.name
      let title = isPortal ? project.words[.overview] : frame.system.title
      let lines = twins.filter { !$0.isPart }.map { line($0, frame.system) } + downloads(frame.system)
      return "## \(title)\n\n\(lines.joined())\n"
    }
    let parts = systems.flatMap { frame, twins in
      twins.filter(\.isPart).map { line($0, frame.system) }
    }
    return title + sections.joined() + (parts.isEmpty ? "" : "## Optional\n\n\(parts.joined())")
  }

  /// In reading order, then those that no sidebar leads to.
  private func twins(_ frame: PageFrame) -> [MarkdownMirror.Twin] {
    let navigation = frame.system.navigation
    return MarkdownMirror(frame: frame).twins.enumerated().map { number, twin in
      (position: navigation.location(of: twin.page)?.position ?? .max, number: number, twin: twin)
    }.sorted { ($0.position, $0.number) < ($1.position, $1.number) }.map(\.twin)
  }

  private func line(_ twin: MarkdownMirror.Twin, _ system: ResolvedSystem) -> String {
    item(twin.title, system.folder + twin.path) + (twin.description.map { ": \($0)" } ?? "") + "\n"
  }

  private func downloads(_ system: ResolvedSystem) -> [String] {
    let downloads = system.theme.map { Downloads($0, name: system.name).files } ?? []
    return downloads.map { item($0.path, system.folder + $0.path) + "\n" }
  }

  /// - Parameter path: relative to the site.
  private func item(_ title: String, _ path: String) -> String {
    "- [\(title)](\(project.address?.href(of: path).text ?? Href(path)?.text ?? path))"
  }
}
