import Audit
import Colorimetry
import Markup

/// How contrast was measured, in words.
struct ContrastMethod {
  let words: Words
  let policy: ContrastPolicy
  /// Whether the page shows simulated vision.
  let explainsVision: Bool

  var html: HTML {
    let measured: [Phrase] = [
      .textNeeds(need(.text), large: need(.large)), .shapesNeed(need(.nonText), link: need(.link)), .grades,
      .translucentColors, .gradients, .clippedColors,
    ]
    let borderline: [Phrase] = policy.borderlineSeverity == nil ? [] : [.borderline]
    let rules = measured + borderline + [.justBelow, .exemptions, .unmeasurable]
    return """
      <div class="prose">
      <p>\(words[.ratios])</p>
      <ul>
      \(each: rules.map { "<li>\(words[$0])</li>\n" })</ul>
      \(explainsVision ? "<p>\(words[.simulation(policy.vision)])</p>\n" as HTML : nil)</div>

      """
  }

  private func need(_ requirement: Requirement) -> String {
    "\(CSSNumber.text(policy.threshold(requirement))):1"
  }
}
