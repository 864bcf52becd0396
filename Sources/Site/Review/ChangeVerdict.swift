import Markup
import Review

/// What a comparison comes to: a sentence, what was counted, and the version that it asks for.
struct ChangeVerdict {
  let comparison: Comparison
  let words: Words

  var html: HTML {
    let advice = VersionAdvice(comparison)
    let reasons = advice.reasons.map { words[$0.phrase] }.joined(separator: ", ")
    return """
      <p class="outcome verdict--\(status)">\(words[sentence])</p>
      \(comparison.isRegression && !comparison.isCertain ? "<p class=\"muted\">\(words[.notAllWasRead])</p>\n" as HTML : nil)\(counts)\(comparison.isEmpty ? nil : "<p class=\"advice\"><span class=\"badge\">\(words[advice.level.phrase])</span> \(reasons)</p>\n" as HTML)
      """
  }

  private var status: String { comparison.isRegression ? "failed" : comparison.isCertain ? "passed" : "unknown" }

  var sentence: Phrase {
    let lost = comparison.contrast(.newlyFails).count
    if lost > 0 { return .contrast(.newlyFails, lost) }
    guard comparison.isCertain else { return .nothingLostInWhatWasRead }
    if comparison.isEmpty { return .nothingChanged }
    return comparison.isRefactoring && comparison.contrast.isEmpty ? .nothingLooksAnotherWay : .noContrastLost
  }

  private var counts: HTML? {
    let edits = comparison.changes.count { !$0.isDerived }
    let counts: [(Phrase, Int)] = [
      (.contrastWon, comparison.contrast(.newlyPasses).count), (.otherRatios, comparison.contrast(.moved).count),
      (.edited, edits), (.following, comparison.changes.count - edits),
      (.components, comparison.affectedComponents.count),
    ]
    let items = counts.filter { $0.1 > 0 }.map { title, count -> HTML in
      "<div><dt>\(words[title])</dt><dd>\(count)</dd></div>\n"
    }
    return items.isEmpty ? nil : "<dl class=\"tally\">\n\(each: items)</dl>\n"
  }
}
