extension RuleCatalog {
  static let mockups: [String: (title: String, help: String)] = [
    "duplicate-id": ("An id that two elements have", "Rename one of them."),
    "inline-style": ("Styles outside of component.css", "Move them to component.css."),
    "invalid-css": ("CSS that browsers leave out", "Write it as the message says."),
    "invalid-html": (
      "HTML that browsers have to mend", "Write it as the message says: browsers mend it by rules of their own."
    ),
    "literal-style": (
      "A value that is written out in CSS", "Write the custom property of the token that the message names."
    ),
    "missing-state-target": (
      "States of no element", "Give the element that a reader points at the attribute 'data-state-target'."
    ),
    "nested-surface": (
      "A translucent surface that lies on itself", "Take a stronger surface, or part the content with space or a line."
    ),
    "obsolete-element": ("An element that HTML has given up", "Use what the message names."),
    "script-in-mockup": (
      "Something that runs, or is fetched from elsewhere", "Draw what it shows: a mock-up is HTML and CSS alone."
    ),
    "unknown-element": ("An element that browsers do not know", "Correct its name."),
    "unsupported-css": (
      "CSS that the audit does not follow", "Write it another way, or look at what it paints in a browser."
    ),
  ]
}
