import Cascade
import Colorimetry
import Diagnostics
import Tokens

/// Prints a whole check for programs: what `JSONPrinter` prints of its findings, and under `contrast` every pair of every system.
package struct AuditJSONPrinter {
  /// How many uses of a pair are told; the rest is counted.
  private static let mostUses = 8

  package init() {}

  package func text(_ report: CheckReport) -> String {
    let printer = JSONPrinter(sources: report.sources)
    return printer.text(
      report.findings, adding: [("contrast", .array(report.contrast.map { system($0, printer) }))])
  }

  private func system(_ contrast: ContrastReport, _ printer: JSONPrinter) -> JSON {
    let counts = [ContrastAudit.Status.failed, .unknown, .known, .accepted, .passed].map { status in
      (name: status.rawValue, value: JSON.integer(contrast.count(status)))
    }
    return [
      "system": .string(contrast.system),
      "modes": .line(.array(contrast.modes.map { choices($0.choices) })),
      "counts": .line(.object([(name: "pairs", value: JSON.integer(contrast.rows.count))] + counts)),
      "borderline": .integer(contrast.borderlineCount), "provenModes": .integer(contrast.provenModes),
      "measurements": .integer(contrast.measurementCount),
      "pairs": .array(contrast.rows.map { .line(row($0, contrast, printer)) }),
      "waivers": .array(contrast.waivers.map { .line(waiver($0, printer)) }),
      "exempt": .array(contrast.exempted.map { .line(exemption($0, printer)) }),
      "exemptParts": contrast.exemptParts.isEmpty
        ? nil : .array(contrast.exemptParts.map { .line(exemption($0, printer)) }),
      "alike": .array(contrast.alike.map { .line(likeness($0, printer)) }),
      "coverage": [
        "colors": .integer(contrast.colorCount),
        "uncovered": .array(contrast.uncovered.map { .string($0.name) }),
        "primitives": .array(contrast.uncovered.filter(\.isPrimitive).map { .string($0.name) }),
        "painted": contrast.painted.count == 0 ? nil : .integer(contrast.painted.count),
        "paintedUncovered": contrast.painted.count == 0
          ? nil : .array(contrast.painted.uncovered.map { .string($0.path.description) }),
        "pairsByMode": .line(.array(contrast.pairsByMode.map { .integer($0) })),
      ],
    ]
  }

  private func row(_ row: ContrastReport.Row, _ contrast: ContrastReport, _ printer: JSONPrinter) -> JSON {
    let outcomes = row.outcomes.map { outcome in
      [
        "status": .string(outcome.status.rawValue), "ratio": outcome.ratio.map { .number($0.text) } ?? .null,
        "foreground": .optional(outcome.foreground), "background": .optional(outcome.background),
        "cause": .optional(outcome.cause),
        "range": outcome.range.map { .array([.number($0.lowest.text), .number($0.highest.text)]) } ?? .null,
        "borderline": .array(outcome.doubts.map { .string($0.text) }),
        "waiver": outcome.waiver.flatMap(contrast.waivers.firstIndex).map { .integer($0) } ?? .null,
        "modes": .array(outcome.modes.map { .integer($0) }),
      ] as JSON
    }
    return [
      "foreground": .string(row.foreground), "background": .string(row.background),
      "backdrop": .optional(row.backdrop), "stack": .array(row.stack.map { .string($0) }),
      "opacity": .optional(row.opacity), "requirement": .string(row.requirement.rawValue),
      "level": .string(row.level.rawValue), "criterion": .string(row.requirement.criterion(row.level)),
      "minimum": .number(CSSNumber.text(row.threshold)), "status": .string(row.status.rawValue),
      "reason": .optional(row.reason), "place": printer.object(row.place), "outcomes": .array(outcomes),
      "suggestions": .array(row.suggestions.map(\.json)),
      "circumstances": row.opacity == nil && !row.circumstances.isEmpty
        ? .array(row.circumstances.map { .string($0) }) : nil,
      "drawn": row.uses.isEmpty ? nil : .integer(row.uses.count),
      "drawnBy": row.uses.isEmpty ? nil : .array(row.uses.prefix(AuditJSONPrinter.mostUses).map { use($0, printer) }),
    ]
  }

  private func use(_ use: PairUse, _ printer: JSONPrinter) -> JSON {
    [
      "component": .string(use.component), "variant": .string(use.variant), "state": .string(use.state.rawValue),
      "element": .string(use.element), "place": printer.object(use.place),
    ]
  }

  private func likeness(_ likeness: Likeness, _ printer: JSONPrinter) -> JSON {
    [
      "colors": .array([.string(likeness.first.description), .string(likeness.second.description)]),
      "difference": .number(likeness.differenceText), "minimum": .number(CSSNumber.text(likeness.minimum)),
      "vision": .string(likeness.vision.rawValue), "mode": .integer(likeness.mode),
      "reason": .optional(likeness.reason), "place": printer.object(likeness.place),
    ]
  }

  private func exemption(_ pair: ExemptPair, _ printer: JSONPrinter) -> JSON {
    [
      "foreground": .string(pair.foreground.description), "background": .optional(pair.background?.description),
      "ground": .string(pair.exemption.ground.rawValue), "reason": .string(pair.exemption.reason),
      "place": printer.object(pair.exemption.place),
    ]
  }

  private func exemption(_ part: ExemptPart, _ printer: JSONPrinter) -> JSON {
    [
      "foreground": .string("\(part.pair.foreground)"), "background": .string("\(part.pair.background)"),
      "requirement": .string(part.pair.requirement.rawValue), "reason": .string(part.reason),
      "drawn": .integer(part.uses.count),
      "drawnBy": .array(part.uses.prefix(AuditJSONPrinter.mostUses).map { use($0, printer) }),
    ]
  }

  private func waiver(_ waiver: Waiver, _ printer: JSONPrinter) -> JSON {
    [
      "foreground": .string(waiver.foreground.description), "background": .string(waiver.background.description),
      "requirement": .string(waiver.requirement.rawValue), "modes": choices(waiver.choices),
      "minimum": .number(ContrastRatio.text(hundredths: waiver.minimumHundredths)),
      "reason": .string(waiver.reason), "owner": .string(waiver.owner),
      "expires": .string(waiver.expires.description), "place": printer.object(waiver.place),
    ]
  }

  private func choices(_ choices: [Mode.Choice]) -> JSON {
    .object(choices.map { ($0.modifier, .string($0.context)) })
  }
}
