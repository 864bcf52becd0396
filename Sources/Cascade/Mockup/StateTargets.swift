import Diagnostics

/// Finds variants with states to draw and no element to draw them on.
enum StateTargets {
  static func findings(in tree: ElementTree, _ states: [InteractionState], at place: Place) -> [Finding] {
    let targets = tree.elements.filter { $0["data-state-target"] != nil }
    let drawn = states.filter { $0 != .rest }
    if targets.isEmpty, let state = drawn.first { return [missing(state, at: place)] }
    return []
  }

  private static func missing(_ state: InteractionState, at place: Place) -> Finding {
    Finding(
      .error, "missing-state-target", "no element is in the state '\(state.rawValue)'", at: place,
      help: "give the element that a reader points at the attribute 'data-state-target'")
  }
}
