import Colorimetry
import DataFiles
import Tokens

/// A composite value taken apart: what each part is, and the token that it takes.
struct TokenParts {
  struct Part: Hashable {
    /// `color`, or `2 color` of the second of several layers.
    let name: String
    let text: String
    /// Nil for a part that is written out.
    let source: TokenPath?
  }

  let all: [Part]

  /// - Parameter token: one whose own value is written out; that of an alias has its parts at the token that it names.
  init(_ token: ResolvedToken) {
    let written = token.written
    switch token.alias == nil ? token.value : .number(0) {
    case .typography(let text):
      all = text.parts.map { TokenParts.part($0.name, TokenText.short($0.value), written) }
    case .border(let border):
      all = [
        TokenParts.part("color", TokenText.short(.color(border.color)), written),
        TokenParts.part("width", TokenText.dimension(border.width), written),
        TokenParts.part("style", border.style.css, written),
      ]
    case .transition(let transition) where transition.spring == nil:
      all = [
        TokenParts.part("duration", TokenText.duration(transition.duration), written),
        TokenParts.part("delay", TokenText.duration(transition.delay), written),
        TokenParts.part("timingFunction", transition.timingFunction.css, written),
      ]
    case .shadow(let layers):
      all = layers.enumerated().flatMap { index, layer in
        let item = written.array.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? written
        return [
          ("color", TokenText.short(.color(layer.color))), ("offsetX", TokenText.dimension(layer.offsetX)),
          ("offsetY", TokenText.dimension(layer.offsetY)), ("blur", TokenText.dimension(layer.blur)),
          ("spread", TokenText.dimension(layer.spread)),
        ].map { TokenParts.part($0, $1, item, number: layers.count > 1 ? index + 1 : nil) }
      }
    case .gradient(let gradient):
      all = gradient.stops.enumerated().map { index, stop in
        let item = written.array.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? written
        let text = "\(TokenText.short(.color(stop.color))), \(CSSNumber.text(stop.position * 100)) %"
        return TokenParts.part("color", text, item, number: index + 1)
      }
    default: all = []
    }
  }

  private static func part(_ name: String, _ text: String, _ written: DataValue, number: Int? = nil) -> Part {
    let source = written[name].flatMap { TokenReference($0)?.path }
    return Part(name: number.map { "\($0) \(name)" } ?? name, text: text, source: source)
  }
}
