import Colorimetry
import Markup
import Review
import Tokens

/// What differs in a composite, part by part.
struct ChangeParts {
  struct Row {
    let name: Phrase
    /// Nil where a side does not have the part.
    let old, new: FigureValue?
  }

  let rows: [Row]
  private let words: Words

  /// Nil where nothing can be told apart.
  init?(old: FigureValue, new: FigureValue, words: Words) {
    let (before, after) = (old.named, new.named)
    let names = before.map(\.name) + after.map(\.name).filter { name in !before.contains { $0.name == name } }
    rows = names.compactMap { name in
      let sides = [before, after].map { parts in parts.first { $0.name == name }?.value }
      return sides[0]?.text(words) == sides[1]?.text(words) ? nil : Row(name: name.phrase, old: sides[0], new: sides[1])
    }
    guard !rows.isEmpty else { return nil }
    self.words = words
  }

  var html: HTML {
    let items = rows.map { row -> HTML in
      let delta = row.old.flatMap { old in row.new.flatMap { ChangeDelta(from: old, to: $0) } }
      return """
        <div><dt>\(words[row.name])</dt><dd><span>\(row.old?.text(words) ?? words[.nothing])</span><span class="visually-hidden"> \(
          words[.becomes]) </span><span>\(row.new?.text(words) ?? words[.nothing])</span> \(
            delta.map { "<b class=\"versus__delta\">\(words[$0.shown])</b>" })</dd></div>

        """
    }
    return "<dl class=\"versus__parts\">\n\(each: items)</dl>\n"
  }
}

extension FigureValue {
  /// What a part is called.
  enum PartName: Hashable {
    /// By its property.
    case property(String)
    /// By its number, from 1.
    case layer(Int)
    case stop(Int)
    case direction

    var phrase: Phrase {
      switch self {
      case .property(let name): .property(name)
      case .layer(let number): Phrase("Layer \(number)", de: "Lage \(number)")
      case .stop(let number): Phrase("Stop \(number)", de: "Farbpunkt \(number)")
      case .direction: .direction
      }
    }
  }

  /// The parts of a composite, in their order; none for other values.
  fileprivate var named: [(name: PartName, value: FigureValue)] {
    switch value {
    case .shadow(let layers):
      layers.enumerated().map {
        (.layer($0.offset + 1), FigureValue(css: ShadowDrawing.text($0.element), type: .other))
      }
    case .gradient(let gradient):
      [(.direction, FigureValue(css: "\(CSSNumber.text(gradient.angle))°", type: .other))]
        + gradient.stops.enumerated().map {
          (.stop($0.offset + 1), FigureValue(css: GradientRail.text($0.element), type: .other))
        }
    default: parts.map { (.property($0.name), FigureValue(css: $0.css, type: FigureValue.type(of: $0))) }
    }
  }

  private static func type(of part: SnapshotToken.Value.Part) -> TokenType {
    switch part.name {
    case "font-family": .fontFamily
    case "font-weight": .fontWeight
    case "line-height": CSSNumber.measure(part.css)?.unit.isEmpty == true ? .number : .dimension
    case "font-size", "letter-spacing", "width": .dimension
    case "duration", "delay": .duration
    case "timing-function": .cubicBezier
    case "style": .strokeStyle
    case "color": .color
    default: .other
    }
  }
}
