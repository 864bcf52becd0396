import Audit
import Colorimetry
import Diagnostics
import Tokens

/// A comparison for programs. Its form is versioned: members may be added, none changes its meaning within a version.
package struct ComparisonJSON {
  static let version = 1

  /// How every report begins.
  package static let opening = "{\n  \"specimen-diff\": \(version),"

  package static func text(_ comparisons: [Comparison]) -> String {
    ([
      "specimen-diff": .integer(version),
      "systems": .array(comparisons.map { ComparisonJSON(comparison: $0).object }),
    ] as JSON).text
  }

  private let comparison: Comparison

  private var object: JSON {
    let advice = VersionAdvice(comparison)
    let counts = TokenChange.Kind.allCases.map { kind in
      (kind.rawValue, JSON.integer(comparison.changes(kind).count))
    }
    return [
      "system": .string(comparison.new.system),
      "advice": ["level": .string(advice.level.rawValue), "reasons": .array(advice.reasons.map { .string($0.words) })],
      "whole": .bool(comparison.old.isWhole && comparison.new.isWhole),
      "unknown": comparison.unknown.isEmpty ? nil : names(comparison.unknown.map(\.description)),
      "refactoring": .bool(comparison.isRefactoring),
      "counts": .line(.object(counts.map { (name: $0.0, value: $0.1) })),
      "modes": modes,
      "changes": .array(comparison.changes.map(change)),
      "causes": .array(comparison.causes.filter { !$0.derived.isEmpty || !$0.components.isEmpty }.map(cause)),
      "contrast": .array(comparison.contrast.map(contrast)),
      "components": [
        "added": names(comparison.addedComponents), "removed": names(comparison.removedComponents),
        "edited": names(comparison.editedComponents), "affected": names(comparison.affectedComponents),
      ],
    ]
  }

  private var modes: JSON {
    let modes = comparison.modes
    return [
      "compared": .integer(modes.pairs.count),
      "addedModifiers": modes.added.isEmpty ? nil : names(modes.added.map(\.name)),
      "removedModifiers": modes.removed.isEmpty ? nil : names(modes.removed.map(\.name)),
      "addedContexts": modes.addedContexts.isEmpty
        ? nil : names(modes.addedContexts.map { "\($0.modifier)=\($0.context)" }),
      "removedContexts": modes.removedContexts.isEmpty
        ? nil : names(modes.removedContexts.map { "\($0.modifier)=\($0.context)" }),
      "defaults": modes.movedDefaults.isEmpty
        ? nil
        : .array(
          modes.movedDefaults.map {
            .line(["modifier": .string($0.modifier), "old": .string($0.old), "new": .string($0.new)])
          }),
    ]
  }

  private func change(_ change: TokenChange) -> JSON {
    let isRenamed = change.old?.path != change.new?.path && change.old != nil && change.new != nil
    let isRetyped = change.kinds.contains(.retyped)
    return [
      "token": .string(change.path.description), "kind": .string(change.kind.rawValue),
      "also": change.kinds.count > 1 ? names(change.kinds.dropFirst().map(\.rawValue)) : nil,
      "from": isRenamed ? change.old.map { .string($0.path.description) } : nil,
      "basis": isRenamed ? change.basis.map { .string($0.name) } : nil,
      "confidence": isRenamed ? change.basis.map { .integer($0.confidence) } : nil,
      "type": isRetyped
        ? .line(["old": .optional(change.old?.type), "new": .optional(change.new?.type)])
        : .string((change.new ?? change.old)?.type ?? ""),
      "causes": change.causes.isEmpty ? nil : names(change.causes.map(\.description)),
      "values": change.values.isEmpty ? nil : .array(change.values.map { .line(value($0)) }),
    ]
  }

  private func value(_ pair: TokenChange.ValuePair) -> JSON {
    var members: [(name: String, value: JSON)] = [
      ("old", .optional(pair.old?.css)), ("new", .optional(pair.new?.css)),
    ]
    if pair.isRetargeted {
      members.append(("oldAlias", .optional(pair.old?.alias?.description)))
      members.append(("newAlias", .optional(pair.new?.alias?.description)))
    }
    switch pair.difference {
    case .color(let deltaE, let alpha):
      members.append(("deltaE", .number(rounded(deltaE))))
      if alpha != 0 { members.append(("alpha", .number(rounded(alpha)))) }
    case .number(let number, let unit):
      members.append(("by", .number(rounded(number))))
      members.append(("unit", .string(unit)))
    case .other, nil: break
    }
    members.append(("modes", modes(pair.modes)))
    if let place = pair.new?.place ?? pair.old?.place { members.append(("place", .string(place))) }
    return .object(members)
  }

  private func cause(_ cause: Comparison.Cause) -> JSON {
    [
      "token": .string(cause.change.path.description), "kind": .string(cause.change.kind.rawValue),
      "derived": names(cause.derived.map(\.path.description)), "components": names(cause.components),
      "documents": names(cause.documents.map { $0.path ?? $0.name }),
    ]
  }

  private func contrast(_ change: ContrastChange) -> JSON {
    [
      "foreground": .string(change.key.foreground), "background": .string(change.key.background),
      "over": change.key.behind.isEmpty ? nil : names(change.key.behind),
      "requirement": .string(change.key.requirement.rawValue), "kind": .string(change.kind.rawValue),
      "needed": .number(CSSNumber.text(Double(change.threshold) / 100)),
      "steps": .array(
        change.steps.map { step in
          .line([
            "kind": .string(step.kind.rawValue), "old": outcome(step.old), "new": outcome(step.new),
            "modes": modes(step.modes),
          ])
        }),
    ]
  }

  private func outcome(_ outcome: SnapshotPair.Outcome?) -> JSON {
    guard let outcome else { return .null }
    return [
      "status": .string(outcome.status.rawValue), "ratio": outcome.hundredths.map { .number(ratio($0)) },
    ]
  }

  private func modes(_ modes: [Int]) -> JSON {
    modes.count == comparison.new.modes.count
      ? "all" : names(modes.map { comparison.new.modes[$0].description })
  }

  private func names(_ names: [String]) -> JSON { .line(.array(names.map { .string($0) })) }

  private func ratio(_ hundredths: Int) -> String { ContrastRatio.text(hundredths: hundredths) }

  private func rounded(_ number: Double) -> String { CSSNumber.text(number, decimals: 3) }
}

extension TokenMatching.Basis {
  package var name: String {
    switch self {
    case .identity: "identity"
    case .path: "path"
    case .successor: "successor"
    case .likeness: "likeness"
    }
  }

  /// In percent.
  package var confidence: Int {
    switch self {
    case .identity, .path: 100
    case .successor: 99
    case .likeness(let percent): percent
    }
  }
}
