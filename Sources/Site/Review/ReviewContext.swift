import Markup
import Review

/// What a page of a report needs to know besides what it shows.
struct ReviewContext {
  let report: ReviewReport
  /// Of the page, in the folder of the report.
  let path: String

  var words: Words { report.words }

  /// The way from this page to another path of the report.
  func href(_ target: String) -> Href { PageContext.address(from: path, to: target) }

  /// What people call a system: as its project does, where there is one.
  func title(of comparison: Comparison) -> String {
    systems(of: comparison).first?.title ?? comparison.new.system
  }

  /// What people call a component.
  func title(ofComponent name: String, in comparison: Comparison) -> String {
    systems(of: comparison).lazy.compactMap { $0.theme?.components[name] }.first?.component.title ?? name
  }

  /// Of both sides, the new one first; a lock file has none.
  private func systems(of comparison: Comparison) -> [ResolvedSystem] {
    let sides: [(build: Build?, name: String)] = [
      (report.new.build, comparison.new.system), (report.old.build, comparison.old.system),
    ]
    return sides.compactMap { side in side.build?.resolved.systems.first { $0.name == side.name } }
  }
}
