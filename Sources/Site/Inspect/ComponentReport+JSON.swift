import Audit
import Cascade
import Colorimetry
package import Diagnostics
import Tokens

/// For programs: one JSON object, keys in a fixed order, with the version of its shape.
///
/// `modes` lists the modes of the theme, and an outcome names its own by their indices; a mode stands in at most one outcome of a part.
/// `element` counts the elements of the mock-up in tree order. A colour is `#rrggbb` or `#rrggbbaa`, a gradient the list of its stops,
/// and null what nobody knows. `layers` go from the bottom up, the canvas first; `start` of a group is an index into them. `painted`
/// are the two colours that are compared, composited, at the worst point of a gradient.
extension ComponentReport {
  package static func json(_ reports: [ComponentReport], sources: SourceFiles) -> String {
    (["version": .integer(TokenReport.version), "components": .array(reports.map { $0.object(sources) })] as JSON).text
      + "\n"
  }

  private func object(_ sources: SourceFiles) -> JSON {
    [
      "component": .string(name), "system": .string(system),
      "modes": .line(.array(graph.modes.map { .object($0.choices.map { ($0.modifier, .string($0.context)) }) })),
      "parts": .array(drawings.flatMap { drawing in drawing.parts.map { .line(object($0, drawing, sources)) } }),
    ]
  }

  private func object(_ part: Part, _ drawing: Drawing, _ sources: SourceFiles) -> JSON {
    [
      "variant": .string(drawing.variant), "state": .string(drawing.state.rawValue),
      "element": part.position.element.map { .integer($0) } ?? .null, "path": .optional(part.path),
      "pseudo": .optional(part.position.pseudoElement), "kind": .string(part.position.kind.word),
      "text": .optional(part.text), "place": .string(sources.position(of: part.position.place).description),
      "exemption": .optional(part.exemption), "outcomes": .array(part.outcomes.map(object)),
    ]
  }

  private func object(_ outcome: Outcome) -> JSON {
    let reading = outcome.reading
    let measurement = reading.measurement
    let painted: JSON =
      if let foreground = measurement?.foreground, let background = measurement?.background {
        ["foreground": .string(foreground.hex), "background": .string(background.hex)]
      } else { .null }
    let reason: String? = if case .cannotTell(let reason)? = measurement?.verdict { reason } else { nil }
    return [
      "foreground": ["source": .string("\(reading.pair.foreground)"), "paint": json(reading.foreground)],
      "layers": .array(
        reading.layers.map { layer in
          ["source": .string("\(layer.source)"), "paint": json(layer.paint), "whole": .bool(layer.isWhole)]
        }),
      "groups": .array(
        reading.groups.map { group in
          ["start": .integer(group.start), "opacity": group.opacity.map { .number(CSSNumber.text($0)) } ?? .null]
        }), "painted": painted,
      "font": reading.font.map {
        ["pixels": .number(CSSNumber.text($0.pixels)), "weight": .number(CSSNumber.text($0.weight))]
      } ?? .null, "requirement": .string(reading.pair.requirement.rawValue),
      "minimum": .number(CSSNumber.text(reading.threshold)),
      "ratio": measurement?.ratio.map { .number($0.text) } ?? .null, "status": .string(outcome.status.word),
      "reason": .optional(reason), "modes": .array(outcome.modes.map { .integer($0) }),
    ]
  }

  private func json(_ paint: ModePaint) -> JSON {
    switch paint {
    case .color(let color): .string(color.hexWithAlpha)
    case .gradient(let gradient): .array(gradient.stops.map { .string($0.hexWithAlpha) })
    case .unknown: .null
    }
  }
}

extension Color {
  /// `#rrggbb` as it is painted, with two more digits where it is translucent.
  var hexWithAlpha: String {
    let paint = Paint(self)
    guard !paint.isOpaque else { return paint.hex }
    let level = Int((paint.alpha * 255).rounded())
    return paint.hex + (level < 16 ? "0" : "") + String(level, radix: 16)
  }
}
