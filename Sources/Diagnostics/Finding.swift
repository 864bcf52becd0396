/// What a run has to tell its user: one thing that is wrong, where it stands, and what to do about it.
///
/// A finding names the thing, says what was found, then what is needed. Lower case, no full stop.
package struct Finding: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
    case warning, error

    package static func < (a: Severity, b: Severity) -> Bool { a == .warning && b == .error }
  }

  /// A stable name such as `unknown-alias`: printed with the finding, and how a project changes its severity.
  package struct Rule: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }
    package init(stringLiteral value: StaticString) { rawValue = value.description }
  }

  /// A second place that explains the first, e.g. where a name was declared before.
  package struct Note: Hashable, Sendable {
    package let text: String
    package let place: Place?

    package init(_ text: String, at place: Place? = nil) {
      self.text = text
      self.place = place
    }
  }

  /// What a finding is about, in names that outlive values and lines: by them it is known again in the next run.
  package struct Subject: Hashable, Sendable {
    package let names: [String]
    /// The file that says that they belong together.
    package let file: SourceFile.ID

    package init(_ names: [String], in file: SourceFile.ID) {
      self.names = names
      self.file = file
    }
  }

  package var severity: Severity
  package let rule: Rule
  package let text: String
  /// Nil when the finding concerns the run as a whole, e.g. a missing folder.
  package let place: Place?
  package let notes: [Note]
  /// One sentence on how to mend it, e.g. the nearest name.
  package let help: String?
  /// Nil for what its rule, its file and its text tell apart well enough.
  package let subject: Subject?

  package init(
    _ severity: Severity, _ rule: Rule, _ text: String, at place: Place?, notes: [Note] = [],
    help: String? = nil, about subject: Subject? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.text = text
    self.place = place
    self.notes = notes
    self.help = help
    self.subject = subject
  }
}
