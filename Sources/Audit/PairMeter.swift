import Colorimetry
import Tokens

/// Measures one pair in one mode: composites what is translucent and finds the worst point of what is not one colour.
struct PairMeter {
  let threshold: Double

  /// - Parameter backdrop: what lies behind the background; needed only where that is translucent.
  func measure(_ foreground: TokenValue, on background: TokenValue, over backdrop: TokenValue?) -> Measurement {
    do throws(Unmeasurable) {
      let behind = try backdrop.map { value throws(Unmeasurable) in try solid(value, "what lies behind") }
      switch (foreground, background) {
      case (.color(let text), .color(let surface)):
        let surface = try laid(Paint(surface), over: behind)
        return compare(Paint(text).over(surface), surface)
      case (.color(let text), .gradient(let surface)):
        let text = Paint(text)
        guard text.isOpaque else { throw Unmeasurable("a translucent foreground on a gradient") }
        let stops = try surface.stops.map { stop throws(Unmeasurable) in try laid(Paint(stop.color), over: behind) }
        let worst = GradientPaint(stops: stops, positions: surface.stops.map(\.position)).worst(
          against: text, over: text)
        return measurement(worst.ratio, text, worst.point)
      case (.gradient(let text), .color(let surface)):
        let surface = try laid(Paint(surface), over: behind)
        let worst = GradientPaint(stops: text.stops.map { Paint($0.color) }, positions: text.stops.map(\.position))
          .worst(against: surface, over: surface)
        return measurement(worst.ratio, worst.point, surface)
      case (.opaque(let text), _), (_, .opaque(let text)):
        throw Unmeasurable("'\(text.text)' is computed by the browser")
      default:
        throw Unmeasurable("a gradient on a gradient")
      }
    } catch {
      return Measurement(cannotTell: error.reason)
    }
  }

  private func compare(_ foreground: Paint, _ background: Paint) -> Measurement {
    measurement(ContrastRatio(foreground, background), foreground, background)
  }

  private func measurement(_ ratio: ContrastRatio, _ foreground: Paint, _ background: Paint) -> Measurement {
    Measurement(
      verdict: ratio.value >= threshold ? .pass(ratio) : .fail(ratio), foreground: foreground, background: background)
  }

  private func laid(_ surface: Paint, over behind: Paint?) throws(Unmeasurable) -> Paint {
    if surface.isOpaque { return surface }
    guard let behind else { throw Unmeasurable("the background is translucent and nothing is declared behind it") }
    return surface.over(behind)
  }

  private func solid(_ value: TokenValue, _ what: String) throws(Unmeasurable) -> Paint {
    guard case .color(let color) = value, Paint(color).isOpaque else {
      throw Unmeasurable("\(what) is not one opaque colour")
    }
    return Paint(color)
  }
}

private struct Unmeasurable: Error {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
