import Diagnostics
import Markup
import Review

/// The part of a report that draws components: a page for each that may look another way, and what these pages frame, which are
/// the files of two sites, byte for byte.
struct ComponentReviews {
  let report: ReviewReport

  /// In the order of the new side, then those that are gone; none where nothing can be drawn.
  func names(in comparison: Comparison) -> [String] {
    guard report.old.isDrawn || report.new.isDrawn else { return [] }
    let affected = Set(comparison.affectedComponents + comparison.addedComponents)
    return comparison.new.components.map(\.name).filter(affected.contains) + comparison.removedComponents
  }

  /// Of the page of one of these components, in the folder of the report.
  func path(of name: String, in comparison: Comparison) -> String {
    "\(report.folder(of: comparison))components/\(name).html"
  }

  /// Where a variant of one of the sides is drawn.
  static func path(of variant: String, _ component: String, in system: ResolvedSystem, _ side: Side) -> String {
    "\(side.rawValue)/\(system.folder)\(ResolvedSystem.variantPage(component, variant))"
  }

  /// The folders of the two sites.
  enum Side: String, CaseIterable { case before, after }

  var files: [OutputFile] {
    let pages = report.comparisons.flatMap { comparison -> [OutputFile] in
      let names = names(in: comparison)
      guard !names.isEmpty else { return [] }
      let modes = ReviewModes(comparison.old.modifiers, comparison.new.modifiers)
      let style = report.folder(of: comparison) + "assets/modes.css"
      let outline = Once { ChangeOutline(comparison) }
      let components = names.flatMap { name -> [OutputFile] in
        let component = Once {
          ComparedComponent(name, comparison, old: report.old.build, new: report.new.build)
        }
        let page = page(path(of: name, in: comparison)) { context in
          ComponentComparisonPage(
            context: context, comparison: comparison, outline: outline.value, component: component.value, modes: modes,
            style: style
          ).html
        }
        return [page] + wayBack(name, comparison)
      }
      return components + [OutputFile(path: style) { Array(modes.css.utf8) }]
    }
    guard !pages.isEmpty else { return [] }
    return pages + excerpt(of: report.old, .before, \.old) + excerpt(of: report.new, .after, \.new)
      + [
        OutputFile(path: ComponentComparisonPage.script) { SiteScript.review },
        OutputFile(path: SiteStyle.Sheet.redrawn.path) { SiteStyle.Sheet.redrawn.css },
      ]
  }

  private func page(_ path: String, _ html: @escaping @Sendable (ReviewContext) -> HTML) -> OutputFile {
    OutputFile(path: path) { [report] in html(ReviewContext(report: report, path: path)).bytes }
  }

  // MARK: Two sites

  private func excerpt(
    of side: ReviewReport.Side, _ folder: Side, _ snapshot: KeyPath<Comparison, Snapshot>
  ) -> [OutputFile] {
    let components = Dictionary(report.comparisons.map { ($0[keyPath: snapshot].system, Set(names(in: $0))) }) {
      $0.union($1)
    }
    return side.build.flatMap { SiteExcerpt(of: $0, components: components) }?.files(in: "\(folder.rawValue)/") ?? []
  }

  /// The page of a component that its variants link to: in the report, the way back to the comparison.
  private func wayBack(_ name: String, _ comparison: Comparison) -> [OutputFile] {
    let sides = [(Side.before, report.old, comparison.old), (.after, report.new, comparison.new)]
    return sides.compactMap { side, version, snapshot in
      guard version.isDrawn,
        let system = version.build?.resolved.systems.first(where: { $0.name == snapshot.system }),
        let component = system.theme?.components[name]
      else { return nil }
      let target = path(of: name, in: comparison)
      return page("\(side.rawValue)/\(system.folder)\(system.componentPage(name))") { context in
        ReviewShell(context: context, title: component.component.title).html(
          """
          \(PageHead(title: component.component.title).html)<p><a href="\(context.href(target))" target="_top">\(
            context.words[.beforeAndAfter])</a></p>
          """)
      }
    }
  }
}

extension ReviewReport.Side {
  /// True where there is a site of it.
  fileprivate var isDrawn: Bool { build.map { !$0.inputFindings.hasErrors } ?? false }
}
