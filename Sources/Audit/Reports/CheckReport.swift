package import Diagnostics

/// All that a check has to tell, for printers: pure values in, text out.
package struct CheckReport: Sendable {
  /// Something to tell: a finding of the run, or a failure that somebody has accepted.
  package struct Entry: Sendable {
    /// Why a failure is none of the findings of the run.
    package enum Acceptance: Sendable {
      /// Waivers accept it.
      case waived
      /// The baseline has it.
      case known
    }

    package let finding: Finding
    /// The pair that it is about, and the pass that the pair is part of.
    package let row: ContrastReport.Row?
    package let contrast: ContrastReport?
    /// Tells it from all others, and is the same in the next run: no values, no lines.
    package let fingerprint: String
    /// Nil for a finding of the run.
    package let acceptance: Acceptance?

    package var isAccepted: Bool { acceptance != nil }
  }

  package let findings: Findings
  package let sources: SourceFiles
  package let contrast: [ContrastReport]
  /// The findings in their order, then what waivers accept, then what the baseline has.
  package let entries: [Entry]
  private let indices: [Finding.Subject: [Int]]
  /// The version of specimen.
  package let version: String
  /// Where the project stands in its repository: the empty string, or a path that ends with a slash.
  package let folder: String
  /// False when the run could not do what it was asked for.
  package let isWhole: Bool

  package init(
    _ findings: Findings, accepted: Findings = Findings(), known: Findings = Findings(),
    contrast: [ContrastReport] = [], sources: SourceFiles, version: String, folder: String = "", isWhole: Bool = true
  ) {
    self.findings = findings
    self.sources = sources
    self.contrast = contrast
    self.version = version
    self.folder = folder
    self.isWhole = isWhole
    let told = Set((findings.sorted + accepted.sorted).compactMap(\.subject))
    let pairs = contrast.flatMap { contrast in
      (told.isEmpty ? [] : contrast.rows).map { ($0.subject, (row: $0, contrast: contrast)) }
    }
    let rows = Dictionary(pairs) { first, _ in first }
    var seen: [String: Int] = [:]
    let all: [(Finding, Entry.Acceptance?)] =
      findings.sorted.map { ($0, nil) } + accepted.sorted.map { ($0, .waived) } + known.sorted.map { ($0, .known) }
    let entries = all.map { finding, acceptance in
      let identity = CheckReport.identity(finding, sources)
      let name = Fingerprint.of(identity)
      let ordinal = seen[name, default: 0] + 1
      seen[name] = ordinal
      let pair = finding.subject.flatMap { rows[$0] }
      return Entry(
        finding: finding, row: pair?.row, contrast: pair?.contrast,
        fingerprint: ordinal == 1 ? name : Fingerprint.of(identity + ["\(ordinal)"]), acceptance: acceptance)
    }
    self.entries = entries
    indices = entries.enumerated().reduce(into: [:]) { indices, entry in
      if let subject = entry.element.finding.subject { indices[subject, default: []].append(entry.offset) }
    }
  }

  private static func identity(_ finding: Finding, _ sources: SourceFiles) -> [String] {
    if let subject = finding.subject {
      return [finding.rule.rawValue, theme(sources[subject.file].path)] + subject.names
    }
    let text = finding.text.split { $0.isASCII && $0.isNumber }.joined(separator: "#")
    return [finding.rule.rawValue, finding.place.map { sources[$0.file].path } ?? "", text]
  }

  /// The folder of the theme that a file belongs to; empty for a theme that lies bare in its project.
  private static func theme(_ path: String) -> String {
    let parts = path.split(separator: "/")
    return parts.first == "themes" && parts.count > 1 ? String(parts[1]) : ""
  }

  package func entries(about row: ContrastReport.Row) -> [Entry] {
    indices[row.subject, default: []].map { entries[$0] }
  }

  // MARK: Places

  /// Where a finding is shown by programs that need a place: its own, or the start of the file where it is likely mended.
  package func region(of finding: Finding) -> SourceRegion {
    if let place = finding.place { return region(of: place) }
    let paths = sources.files.map(\.path)
    let path =
      paths.first { $0 == "theme.yaml" || $0.hasSuffix("/theme.yaml") } ?? paths.first { $0 == "specimen.yaml" }
      ?? paths.first ?? "specimen.yaml"
    return SourceRegion(startOf: folder + path)
  }

  /// With the path that the file has in its repository.
  package func region(of place: Place) -> SourceRegion {
    var region = sources.region(of: place)
    region.path = CheckReport.path(region.path, in: folder)
    return region
  }

  /// A file beside the project, such as a baseline, begins with `../`.
  private static func path(_ path: String, in folder: String) -> String {
    var folders = folder.split(separator: "/")
    var rest = path[...]
    while rest.hasPrefix("../"), folders.popLast() != nil { rest = rest.dropFirst(3) }
    return folders.map { "\($0)/" }.joined() + rest
  }

  // MARK: Order

  /// The findings of the run, worst first: what keeps the project from being read before colours, low ratios before higher ones,
  /// errors before warnings.
  package var worstFirst: [Entry] {
    let own = entries.enumerated().filter { !$0.element.isAccepted }
    return own.map { (rank: CheckReport.rank($0), entry: $0.element) }.sorted { $0.rank < $1.rank }.map(\.entry)
  }

  private static func rank(_ entry: (offset: Int, element: Entry)) -> (Int, Double, Int) {
    let finding = entry.element.finding
    return (finding.severity == .error ? 0 : 1, entry.element.row.map { $0.worstShare ?? 0.5 } ?? 0, entry.offset)
  }
}
