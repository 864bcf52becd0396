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
    let sides: [(build: Build?, name: String)] = [
      (report.new.build, comparison.new.system), (report.old.build, comparison.old.system),
    ]
    let titles = sides.lazy.compactMap { side in
      side.build?.resolved.systems.first { $0.name == side.name }?.title
    }
    return titles.first ?? comparison.new.system
  }
}
