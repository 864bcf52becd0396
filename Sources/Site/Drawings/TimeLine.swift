import Markup
import Tokens

/// How long something takes, on a line that is a second long; what takes longer is shown to go on.
struct TimeLine {
  /// In milliseconds.
  private let start, length: Double

  init?(_ value: TokenValue) {
    switch value {
    case .duration(let duration): (start, length) = (0, duration.milliseconds)
    case .transition(let transition):
      start = max(0, transition.delay.milliseconds)
      length = transition.spring.map { $0.settlingTime * 1000 } ?? transition.duration.milliseconds
    default: return nil
    }
  }

  var html: HTML {
    """
    <span class="scale scale--time"><span class="\(start + length > 1000 ? "scale__bar scale__bar--cut" : "scale__bar")" style="margin-inline-start:\(
      CSSValue.share(start / 1000));inline-size:\(CSSValue.share(min(length, 1000 - min(start, 1000)) / 1000))"></span></span>
    """
  }
}
