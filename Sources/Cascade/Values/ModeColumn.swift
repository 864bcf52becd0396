package import Tokens

/// A value in every mode, computed once for each group of modes that cannot differ in it.
package struct ModeColumn<Value: Sendable>: Sendable {
  /// By index: the modifiers whose context the value depends on.
  package let modifiers: Set<Int>
  package let modes: ModeGroups
  /// By the index of the group.
  package let values: [Value]

  init(_ modes: (modifiers: Set<Int>, groups: ModeGroups), _ value: (_ mode: Int) -> Value) {
    modifiers = modes.modifiers
    self.modes = modes.groups
    values = modes.groups.representatives.map(value)
  }

  package subscript(mode: Int) -> Value { values[modes.groups[mode]] }
}
