import Markup
import Review
import Tokens

/// The old and the new value of a token, drawn: beside each other, or above each other where that tells more. It stands on the CSS of
/// snapshots alone, since a lock file has nothing else.
struct ChangeFigure {
  enum Side {
    case old, new
  }

  enum Layout: String {
    /// The sides touch, so that the seam shows the difference.
    case seam
    /// Beside each other.
    case pair
    /// Beside each other where there is room for lines of text.
    case lines
    /// One above the other, on a scale that both have.
    case rows
    /// Both in one picture, which stands before what they are.
    case overlay
    /// Nothing is drawn.
    case text
  }

  let old: FigureValue?
  let new: FigureValue?
  let words: Words
  /// What the value is for, by the path.
  private let purpose: TokenPurpose?
  private let title: String

  /// - Parameters:
  ///   - old: nil where the token, or the mode, did not have it.
  ///   - new: nil where it is gone.
  init(old: SnapshotToken.Value?, new: SnapshotToken.Value?, of change: TokenChange, words: Words) {
    self.old = old.map { FigureValue($0, type: (change.old ?? change.new)?.type ?? "") }
    self.new = new.map { FigureValue($0, type: (change.new ?? change.old)?.type ?? "") }
    self.words = words
    purpose = TokenPurpose(change.path, (self.new ?? self.old)?.type ?? .other)
    title = change.path.segments.last.map(TypeSample.title) ?? ""
  }

  init(_ pair: TokenChange.ValuePair, of change: TokenChange, words: Words) {
    self.init(old: pair.old, new: pair.new, of: change, words: words)
  }

  subscript(side: Side) -> FigureValue? { side == .old ? old : new }

  /// Nil where neither side has a value.
  var html: HTML? {
    guard old != nil || new != nil else { return nil }
    let layout = layout
    return """
      <div class="versus versus--\(layout.rawValue)">
      <div class="versus__picture" role="img" aria-label="\(words[sentence])">\(overlay)\(side(.old, layout))\(side(.new, layout))</div>
      \(parts?.html)\(track)</div>

      """
  }

  var layout: Layout {
    if overlay != nil { return .overlay }
    if bars != nil { return .rows }
    let types = Set([old, new].compactMap { $0?.type })
    guard [Side.old, .new].contains(where: { drawing($0) != nil }) else { return .text }
    if types.count == 1, types.contains(.color), old != nil, new != nil { return .seam }
    return types.isDisjoint(with: [.typography, .fontFamily]) ? .pair : .lines
  }

  // MARK: Parts

  /// What it looks like, if that is not in the overlay, and what it is.
  private func side(_ side: Side, _ layout: Layout) -> HTML {
    guard let value = self[side] else {
      return """
        <div class="versus__side versus__side--none"><span class="versus__none">\(words[side == .old ? .wasNotThere : .isGone])</span></div>
        """
    }
    let difference = side == .new ? delta.map { "<b class=\"versus__delta\">\(words[$0.shown])</b>" as HTML } : nil
    return """
      <div class="versus__side">\(layout == .overlay ? bars?.html(side) : bars?.html(side) ?? drawing(side))<span class="versus__caption"><span class="versus__label">\(
        words[side == .old ? .before : .after])</span> <span class="versus__value">\(value.text(words))</span> \(difference)</span></div>
      """
  }

  private func drawing(_ side: Side) -> HTML? {
    self[side].flatMap { ChangeDrawing(value: $0, purpose: purpose, words: words).html }
  }

  private var both: (old: FigureValue, new: FigureValue)? {
    guard let old, let new, old.type == new.type else { return nil }
    return (old, new)
  }

  private var overlay: HTML? {
    guard let (old, new) = both else { return nil }
    if let before = old.easing, let after = new.easing {
      return "<span class=\"versus__ground\">\(EasingPlot.svg(from: before, to: after))</span>"
    }
    guard purpose == .radius, let before = old.style, let after = new.style else { return nil }
    return """
      <span class="versus__corners"><span style="border-radius:\(before)"></span><span style="border-radius:\(after)"></span></span>
      """
  }

  private var bars: ChangeBars? {
    switch purpose {
    case nil, .breakpoint: ChangeBars(old: old, new: new)
    default: nil
    }
  }

  private var parts: ChangeParts? { both.flatMap { ChangeParts(old: $0.old, new: $0.new, words: words) } }

  private var delta: ChangeDelta? { both.flatMap { ChangeDelta(from: $0.old, to: $0.new) } }

  /// A dot for each side that can move.
  private var track: HTML? {
    let moving = [old, new].compactMap { $0 }.filter { $0.type == .transition || $0.type == .duration }
    let transitions = moving.compactMap { $0.time == nil ? nil : $0.style }
    return transitions.isEmpty ? nil : MotionTrack(title: title, transitions: transitions, words: words).html
  }

  /// The whole for those who cannot see it.
  var sentence: Phrase {
    switch (old, new) {
    case (let old?, let new?): .from(old.text(words), to: new.text(words), delta?.spoken)
    case (nil, let new?): .isNew(new.text(words))
    case (let old?, nil): .wasRemoved(old.text(words))
    case (nil, nil): .isGone
    }
  }
}
