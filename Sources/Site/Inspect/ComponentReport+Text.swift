import Audit
import Cascade
import Colorimetry
package import Diagnostics
import Tokens

extension ComponentReport {
  /// The report for people: the parts of each variant in each state, and what each measures in every group of modes.
  package func text(sources: SourceFiles) -> String {
    let columns = Columns(width: 100)
    var lines = columns.wrapped(name, indentation: 0)
    lines += columns.table([("title", title), ("system", system)], indentation: 2)
    var known: [(name: String, variant: String, body: [String])] = []
    for drawing in drawings {
      let name = "\(drawing.variant), \(drawing.state.rawValue)"
      let body = drawing.parts.flatMap { self.lines($0, columns) }
      lines += [""] + columns.wrapped(name, indentation: 0)
      if let same = known.first(where: { $0.variant == drawing.variant && $0.body == body }), !body.isEmpty {
        lines.append("  as \(same.name)")
        continue
      }
      known.append((name, drawing.variant, body))
      lines += body.isEmpty ? ["  paints nothing that has to be made out"] : body
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(_ part: Part, _ columns: Columns) -> [String] {
    var lines = columns.wrapped(part.words, indentation: 2)
    if let reason = part.exemption { lines += columns.wrapped("exempt: \(reason)", indentation: 4) }
    // What differs in what is hidden alone is told once.
    var groups: [(body: [String], modes: [Int])] = []
    for outcome in part.outcomes {
      let body = columns.table(rows(outcome, part), indentation: 6)
      if let same = groups.firstIndex(where: { $0.body == body }) {
        groups[same].modes = (groups[same].modes + outcome.modes).sorted()
      } else {
        groups.append((body, outcome.modes))
      }
    }
    return lines
      + groups.flatMap { group in
        columns.wrapped(ModeSelection(graph: graph, modes: group.modes).text, indentation: 4) + group.body
      }
  }

  private func rows(_ outcome: Outcome, _ part: Part) -> [(String, String)] {
    let reading = outcome.reading
    var rows = [(part.position.kind.word, words(reading.pair.foreground, reading.foreground))]
    let start = reading.layers.lastIndex { $0.isWhole && $0.paint.isOpaque && reading.groups.isEmpty } ?? 0
    for layer in reading.layers[start...].reversed() {
      rows.append((layer.isWhole ? "on" : "on, in part", words(layer.source, layer.paint)))
    }
    for group in reading.groups {
      let opacity = group.opacity.map { CSSNumber.text($0) } ?? "that cannot be told"
      let scope =
        group.start < reading.layers.count ? "of all from '\(reading.layers[group.start].source)' up" : "of it alone"
      rows.append(("opacity", "\(opacity), \(scope)"))
    }
    if let font = reading.font {
      rows.append(("font", "\(CSSNumber.text(font.pixels))px at weight \(CSSNumber.text(font.weight))"))
    }
    return rows + verdict(outcome, isExempt: part.exemption != nil)
  }

  private func verdict(_ outcome: Outcome, isExempt: Bool) -> [(String, String)] {
    let reading = outcome.reading
    let requirement = reading.pair.requirement
    let need = isExempt ? "" : ", \(requirement.subject) needs \(CSSNumber.text(reading.threshold)):1"
    switch reading.measurement?.verdict {
    case .pass(let ratio), .fail(let ratio):
      let colors = [reading.measurement?.foreground, reading.measurement?.background].compactMap { $0?.hex }
      let words = colors.count == 2 ? "\(colors[0]) on \(colors[1]) is " : ""
      return [("ratio", "\(words)\(ratio.text):1\(need)"), ("verdict", outcome.status.word)]
    case .cannotTell(let reason): return [("verdict", "cannot tell: \(reason)\(need)")]
    case nil: return [("verdict", "one of the two has no value")]
    }
  }

  private func words(_ source: PaintSource, _ paint: ModePaint) -> String {
    switch paint {
    case .color(let color): "\(source), \(color.hexWithAlpha)"
    case .gradient(let gradient): "\(source), from \(gradient.stops.map(\.hexWithAlpha).joined(separator: " to "))"
    case .unknown(let reason): "\(source): \(reason)"
    }
  }
}
