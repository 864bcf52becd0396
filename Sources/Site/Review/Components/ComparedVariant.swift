import Review

/// A variant of a component before and after; at least one of them is there.
struct ComparedVariant: Sendable {
  enum Outcome: Sendable {
    case differs(VariantDifference)
    /// The new side alone has it, or the old side alone.
    case added, removed
    /// It is drawn alike in every mode that both sides have.
    case same
    /// One of the sides cannot be drawn.
    case unknown
  }

  let old: Component.Variant?
  let new: Component.Variant?
  let outcome: Outcome

  var name: String { variant.name }
  var title: String { variant.title }

  private var variant: Component.Variant {
    guard let variant = new ?? old else { preconditionFailure("a variant is on one side at least") }
    return variant
  }

  /// True where readers need not look at it.
  var isSame: Bool { if case .same = outcome { true } else { false } }
}

extension ComparedVariant.Outcome {
  typealias Side = (component: ComparedComponent.Side, variant: ResolvedComponent.Variant?)

  init(_ old: Side, _ new: Side, _ modes: ModeAlignment) {
    if old.component.isUnknown || new.component.isUnknown {
      self = .unknown
      return
    }
    guard let before = old.variant, let after = new.variant else {
      self = old.variant == nil ? .added : .removed
      return
    }
    let states = after.variant.states.filter(before.variant.states.contains)
    let looks = (old.component.look(of: before, in: states), new.component.look(of: after, in: states))
    guard case (let was?, let now?) = looks else {
      self = .unknown
      return
    }
    self = now.difference(from: was, modes).map { .differs($0) } ?? .same
  }
}
