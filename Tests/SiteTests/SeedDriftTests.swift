import Audit
import Diagnostics
import Foundation
import Site
import TestSupport
import Testing

/// The code in the documents that the systems were made from agrees with their tokens, and stops to when one digit is changed.
@Suite(.enabled(if: SharedData.isPresent, "needs ../shared/seeds"))
struct SeedDriftTests {
  private static let folder = SharedData.folder.deletingLastPathComponent().appending(path: "seeds")

  /// A change of one number in each line of code that declares a constant, and how many lines that are.
  private struct Change: Sendable {
    let pattern: String
    let change: @Sendable (Double) -> Double
  }

  private static let green = Change(pattern: #"(green: )([0-9.]+)"#) { $0 > 0.5 ? $0 - 0.02 : $0 + 0.02 }
  private static let opacity = Change(pattern: #"(opacity\()([0-9.]+)"#) { $0 + 0.02 }
  private static let size = Change(pattern: #"(\bsize: )([0-9.]+)"#) { $0 + 1 }
  private static let length = Change(pattern: #"(CGFloat = )([0-9.]+)"#) { $0 + 1 }

  @Test(arguments: [("000", "ds-kit"), ("002", "app-theme"), ("003", "bild"), ("004", "vero")])
  func `as it stands it is right`(seed: String, system: String) throws {
    #expect(try drift(of: SeedDriftTests.text(seed), system).map(\.text) == [])
  }

  @Test(arguments: [
    ("000", "ds-kit", green, 5), ("000", "ds-kit", opacity, 5), ("000", "ds-kit", length, 12),
    ("000", "ds-kit", size, 9),
    ("002", "app-theme", size, 2), ("002", "app-theme", length, 7),
    ("004", "vero", green, 14), ("004", "vero", size, 12),
  ])
  private func `with another digit it is not, in each of its lines`(
    seed: String, system: String, change: Change, count: Int
  ) throws {
    let lines = try SeedDriftTests.text(seed).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var changed: Set<Int> = []
    let names = try SeedDriftTests.names(system)
    let expression = try Regex(change.pattern)
    let text = lines.enumerated().map { index, line in
      guard let name = SeedDriftTests.constant(line), names.contains(name), let match = line.firstMatch(of: expression),
        let front = match.output[1].substring, let number = match.output[2].substring.flatMap({ Double($0) })
      else { return line }
      changed.insert(index + 1)
      let value = (change.change(number) * 1000).rounded() / 1000
      return line.replacingCharacters(in: match.range, with: "\(front)\(value)")
    }
    #expect(changed.count == count)
    let drift = try drift(of: text.joined(separator: "\n"), system).filter { $0.rule == "swift-drift" }
    #expect(Set(drift.map(\.line)) == changed)
    #expect(drift.allSatisfy { $0.tokenFile.hasPrefix("themes/\(system)/") })
  }

  @Test func `with another digit in a comment it is not`() throws {
    let text = try SeedDriftTests.text("004").replacing(/\/\/ #(.)/) { "// #\($0.output.1 == "A" ? "B" : "A")" }
    #expect(try drift(of: text, "vero").map(\.rule) == Array(repeating: "comment-drift", count: 19))
  }

  // MARK: Projects

  private struct Drift {
    let rule: String
    let text: String
    let line: Int
    let tokenFile: String
  }

  /// What is found in a document of a system with its tokens as they ship.
  private func drift(of text: String, _ system: String) throws -> [Drift] {
    let theme = try ProjectFiles.read(SeedDriftTests.repository).files.filter {
      $0.path.hasPrefix("themes/\(system)/") && !$0.path.contains("/components/")
    }
    let document = (path: "content/\(system)/index.md", bytes: Array(text.utf8))
    let today = try #require(CalendarDate("2026-01-01"))
    let build = Build(ProjectFiles(name: "seeds", files: theme + [document]), today: today)
    return build.findings.sorted.compactMap { finding in
      guard finding.rule.rawValue.hasSuffix("-drift"), let place = finding.place, let token = finding.notes.first?.place
      else { return nil }
      let position = build.sources.position(of: place)
      return Drift(
        rule: finding.rule.rawValue, text: finding.text, line: position.line,
        tokenFile: build.sources.position(of: token).path)
    }
  }

  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  // MARK: Texts

  /// The document without the signs of the difference that it was taken from. That of AppTheme has lost the ends of its lines.
  private static func text(_ number: String) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(names.first { $0.hasPrefix(number) })
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.hasPrefix("+") ? $0.dropFirst() : $0
    }
    guard number == "002" else { return lines.joined(separator: "\n") }
    return [" static let ", " enum ", " }", " import ", " // Icon-specific", " ```"].reduce(
      lines.joined(separator: "\n")
    ) {
      $0.replacing($1, with: "\n" + $1.dropFirst())
    }.replacing("```swift ", with: "```swift\n").replacing("``` ", with: "```\n")
  }

  /// The last parts of the names that a theme gives its tokens in Swift.
  private static func names(_ system: String) throws -> Set<String> {
    let file = repository.appending(path: "themes/\(system)/theme.yaml")
    let text = try String(contentsOf: file, encoding: .utf8)
    return Set(text.matches(of: /: [A-Z][A-Za-z.]*\.([a-z][A-Za-z0-9]*)\n/).map { String($0.output.1) })
  }

  /// The constant that a line declares, or the case to which it gives a value.
  private static func constant(_ line: String) -> String? {
    let match = line.firstMatch(of: /^\s*(?:(?:public )?static let |case \.)([A-Za-z0-9]+)/)
    return match.map { String($0.output.1) }
  }
}
