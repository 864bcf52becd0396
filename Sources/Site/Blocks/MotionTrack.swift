import Markup

/// A dot that runs along a line as a transition has it: a checkbox moves it there and back, so it needs no script and never starts by
/// itself. Several run one under the other, such as that for reduced motion under the full one.
struct MotionTrack {
  /// What moves, for those who cannot see it.
  let title: String
  /// One for each dot.
  let transitions: [CSSValue]
  let words: Words

  var html: HTML {
    let tracks = transitions.map { transition -> HTML in
      """
      <span class="motion__track"><span class="motion__dot" style="transition:inset-inline-start \(
        transition)"></span></span>
      """
    }
    return """
      <label class="motion__play"><input class="visually-hidden" type="checkbox"><span class="motion__button">\(
        words[.play])<span class="visually-hidden"> \(title)</span></span><span class="motion__tracks">\(
          each: tracks)</span></label>
      """
  }
}
