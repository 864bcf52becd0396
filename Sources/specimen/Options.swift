import Review

/// The options of all commands that read a project.
struct Options: Equatable {
  enum Format: String, CaseIterable {
    case text, json
  }

  /// A report in a file: `--report sarif=contrast.sarif`.
  struct ReportFile: Equatable {
    let format: ReportFormat
    let path: String
  }

  /// The folder of the project, as it was given.
  var project = "."
  /// Where the output goes, as it was given; nil for where the command puts it by itself.
  var output: String?
  /// The design system; nil for the only one.
  var system: String?
  /// An input for the resolver, as JSON; nil for the default of every modifier.
  var mode: String?
  var format = Format.text
  /// True to show documents that are drafts.
  var includesDrafts = false

  /// What `specimen check` prints.
  var terminal = ReportFormat.text
  /// The reports that it writes, in the order in which they were asked for.
  var reports: [ReportFile] = []
  /// The file with the failures that are known, as it was given.
  var baseline: String?
  /// True to write the baseline, with whatever has ended or got better.
  var updatesBaseline = false
  /// Where `specimen serve` listens; 0 for any port that is free.
  var port = 4173
  /// Where `specimen diff` writes its report for programs, as it was given.
  var jsonFile: String?
  /// The folder of the report that `specimen diff` writes, as it was given.
  var htmlFolder: String?
  /// Where `specimen diff` writes its report for a comment, as it was given.
  var markdownFile: String?
  /// How that report shows colours.
  var swatch = MarkdownSwatch.code
  /// Where `specimen build` writes the values for a later comparison.
  var lockFile: String?
  /// The version since which the site tells what changed, as it was given.
  var since: String?
  /// True to list the colours in no pair.
  var showsCoverage = false
}
