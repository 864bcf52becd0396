/// What a reader does to a control. Anything else that changes its looks is a variant, with HTML of its own.
package enum InteractionState: String, CaseIterable, Sendable {
  case rest, hover, pressed, focus
}
