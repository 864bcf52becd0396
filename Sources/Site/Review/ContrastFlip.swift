import Audit
import Colorimetry
import Markup
import Review
import Tokens

/// Pairs of colours that look the same before and after: drawn in the mode in which they are lowest now, with both ratios.
struct ContrastFlip {
  let view: ChangeView
  private let change: ContrastChange
  /// Pairs of other tokens that are painted and measured just so.
  var others: [ContrastChange] = []
  /// The lowest ratio first.
  private let steps: [ContrastChange.Step]
  private let old: PairPainter.Layers?
  private let new: PairPainter.Layers?

  /// Nil where the change has no step of that kind.
  init?(_ view: ChangeView, _ change: ContrastChange, _ kind: ContrastChange.Kind, _ painter: PairPainter) {
    let ratio = { (step: ContrastChange.Step) in step.new?.hundredths ?? step.old?.hundredths ?? 0 }
    steps = change.steps.filter { $0.kind == kind }.sorted { ratio($0) < ratio($1) }
    guard let first = steps.first, let mode = first.modes.first else { return nil }
    self.view = view
    self.change = change
    old = first.old == nil ? nil : painter.layers(of: change.key, on: .old, in: mode)
    new = first.new == nil ? nil : painter.layers(of: change.key, on: .new, in: mode)
  }

  var changes: [ContrastChange] { [change] + others }

  /// What is the same of pairs that are drawn once.
  struct Look: Hashable {
    fileprivate struct Step: Hashable {
      let old: SnapshotPair.Outcome?
      let new: SnapshotPair.Outcome?
      let modes: [Int]
    }

    fileprivate let requirement: Requirement
    fileprivate let threshold: Int
    fileprivate let layers: [PairPainter.Layers?]
    fileprivate let steps: [Step]
  }

  var look: Look {
    Look(
      requirement: change.key.requirement, threshold: change.threshold, layers: [old, new],
      steps: steps.map { .init(old: $0.old, new: $0.new, modes: $0.modes) })
  }

  /// The ratio in hundredths by which they are sorted.
  var lowest: Int { steps[0].new?.hundredths ?? 0 }

  var html: HTML {
    """
    <li class="flip"\(attribute: "id", view.outline.id(change.key))>
    <div class="flip__sides">
    \(side(.before, steps[0].old, old))\(side(.after, steps[0].new, new))</div>
    <div class="flip__body">
    <h3>\(ContrastFlip.names(change, view))</h3>
    \(also)<dl class="facts">
    \(fact(.needs, "\(words[change.key.requirement.phrase]), \(threshold)"))\(modes)\(
      each: steps.dropFirst().prefix(ContrastFlip.mostSteps).map(step))\(left)\(because)</dl>
    </div>
    </li>

    """
  }

  /// The rest of the modes is told by a number.
  private static let mostSteps = 4
  private static let mostOthers = 12

  private var words: Words { view.words }
  private var threshold: String { "\(CSSNumber.text(Double(change.threshold) / 100)):1" }

  // MARK: Sides

  private func side(_ name: Phrase, _ outcome: SnapshotPair.Outcome?, _ layers: PairPainter.Layers?) -> HTML {
    let drawing =
      layers.map { PairSample(layers: $0, requirement: change.key.requirement, words: words).html }
      ?? "<div class=\"flip__sample flip__sample--none\">\(words[outcome == nil ? .notThere : .notDrawn])</div>"
    let verdict = outcome.map { outcome -> HTML in
      "<span class=\"verdict--\(outcome.status.rawValue)\">\(words[outcome.status.phrase])</span>"
    }
    return """
      <div class="flip__side">
      \(drawing)
      <p><span class="label">\(words[name])</span> \(ContrastFlip.ratio(outcome, words)) \(verdict)</p>
      </div>

      """
  }

  // MARK: Facts

  private func fact(_ term: Phrase, _ html: HTML) -> HTML {
    "<div><dt>\(words[term])</dt><dd>\(html)</dd></div>\n"
  }

  private var modes: HTML? {
    let modes = view.modes(steps[0].modes)
    return modes.isEmpty ? nil : fact(.modes, HTML(text: modes))
  }

  private func step(_ step: ContrastChange.Step) -> HTML {
    fact(.also, "\(ContrastFlip.ratios(step, words)), \(view.modes(step.modes))")
  }

  private var left: HTML? {
    let left = steps.dropFirst(1 + ContrastFlip.mostSteps).reduce(0) { $0 + $1.modes.count }
    return left == 0 ? nil : fact(.also, HTML(text: words[.otherRatios(inModes: left)]))
  }

  /// The other pairs, each of which has a place of its own.
  private var also: HTML? {
    guard !others.isEmpty else { return nil }
    let items = others.prefix(ContrastFlip.mostOthers).map { change -> HTML in
      "<li\(attribute: "id", view.outline.id(change.key))>\(ContrastFlip.names(change, view))</li>\n"
    }
    let left = others.count - items.count
    return """
      <ul class="flip__others">
      \(each: items)\(left > 0 ? "<li>\(words[.more(left)])</li>\n" as HTML : nil)</ul>

      """
  }

  /// The edits that its colours follow from.
  private var because: HTML? {
    var causes: [TokenPath] = []
    for pair in changes {
      let names = [pair.key.foreground, pair.key.background] + pair.key.behind
      for cause in names.flatMap(view.causes) where !causes.contains(cause) { causes.append(cause) }
    }
    return causes.isEmpty ? nil : fact(.because, causes.map(view.linkToEdit).joined(separator: ", "))
  }

  // MARK: Words

  /// `text on canvas over sheet`, each linked.
  static func names(_ change: ContrastChange, _ view: ChangeView) -> HTML {
    let behind = change.key.behind.map { name -> HTML in
      " <span class=\"muted-word\">\(view.words[.isOver])</span> \(view.name(name))"
    }
    return """
      \(view.name(change.key.foreground)) <span class="muted-word">\(view.words[.isOn])</span> \(
        view.name(change.key.background))\(each: behind)
      """
  }

  static func ratios(_ step: ContrastChange.Step, _ words: Words) -> HTML {
    "\(ratio(step.old, words)) → \(ratio(step.new, words))"
  }

  /// Rounded down; a word where there is none.
  static func ratio(_ outcome: SnapshotPair.Outcome?, _ words: Words) -> HTML {
    guard let outcome else { return "<span>\(words[.notThere])</span>" }
    guard let ratio = outcome.hundredths else { return "<span>\(words[ContrastAudit.Status.unknown.phrase])</span>" }
    return "<b>\(ContrastRatio.text(hundredths: ratio)):1</b>"
  }
}
