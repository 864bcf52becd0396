import Audit
import Diagnostics
import Site

/// The version since which a site tells what changed.
extension ProjectRun {
  /// Nil where nobody asked for one, and, after findings, where it cannot be read.
  mutating func earlierVersion(_ options: Options) -> EarlierVersion? {
    // Without a day the build says what is wrong.
    guard let name = options.since, let today = CalendarDate.today else { return nil }
    do throws(Refusal) {
      let side = try DiffSide(name, project: options.project, today: today)
      if side.snapshots.isEmpty, side.findings.hasErrors {
        throw Refusal(
          "unreadable", "'\(name)' has errors, and no system that can be read",
          help: "'specimen diff' tells them; or name another version with --since")
      }
      return EarlierVersion(
        name: side.title, snapshots: side.snapshots, isWhole: !side.findings.hasErrors)
    } catch {
      for finding in error.findings { fail(finding) }
      return nil
    }
  }
}
