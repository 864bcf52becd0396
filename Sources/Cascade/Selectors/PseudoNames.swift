/// The names of pseudo-classes and pseudo-elements: to tell the unknown from what is known, but not followed.
enum PseudoNames {
  static let otherClasses: Set<String> = [
    "active-view-transition", "autofill", "blank", "buffering", "fullscreen", "future", "has-slotted", "in-range",
    "interest-source", "interest-target", "invalid", "modal", "muted", "out-of-range", "paused",
    "picture-in-picture", "playing", "popover-open", "seeking", "stalled", "user-invalid", "user-valid", "valid",
    "volume-locked", "xr-overlay",
  ]

  static let otherFunctions: Set<String> = [
    "active-view-transition-type", "current", "heading", "host", "host-context", "nth-col", "nth-last-col", "state",
  ]

  static let otherElements: Set<String> = [
    "checkmark", "column", "cue", "cue-region", "details-content", "grammar-error", "highlight", "part", "picker",
    "picker-icon", "scroll-button", "scroll-marker", "scroll-marker-group", "search-text", "slotted",
    "spelling-error", "target-text", "view-transition", "view-transition-group", "view-transition-image-pair",
    "view-transition-new", "view-transition-old",
  ]

  static let functions = [
    "dir", "has", "is", "lang", "not", "nth-child", "nth-last-child", "nth-last-of-type", "nth-of-type", "where",
  ]

  static let elements = PseudoElement.allCases.map(\.rawValue) + otherElements.sorted()

  static let classes =
    StatePseudoClass.allCases.map(\.rawValue) + FormPseudoClass.allCases.map(\.rawValue) + [
      "any-link", "defined", "empty", "first-child", "first-of-type", "host", "last-child", "last-of-type", "link",
      "only-child", "only-of-type", "root", "scope", "target", "visited",
    ] + otherClasses.sorted()
}
