/// What a reader does to an element.
enum StatePseudoClass: String, CaseIterable, Sendable {
  case hover, active, focus
  case focusVisible = "focus-visible"
  case focusWithin = "focus-within"
}
