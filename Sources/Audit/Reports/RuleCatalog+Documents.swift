extension RuleCatalog {
  static let documents: [String: (title: String, help: String)] = [
    "broken-link": ("A link that leads nowhere", "Correct the path or the heading."),
    "duplicate-key": (
      "A key that stands twice",
      "Rename one of the two, or remove it: readers disagree which of them counts."
    ),
    "duplicate-system": ("A system that is listed twice", "Remove it from the list once."),
    "duplicate-variant": ("A variant that is named twice", "Rename one of the two."),
    "empty-fence": ("A fence that draws nothing", "List patterns of tokens in it, one a line."),
    "font-not-embeddable": (
      "A font whose makers do not let it be embedded", "Name a font with a licence for the web, or ask for one."
    ),
    "invalid-configuration": ("A setting that cannot be understood", "Write the value that the message asks for."),
    "invalid-fence": ("A fence with something that it does not take", "Write it as the message says."),
    "invalid-icon": ("An icon that cannot be drawn", "Give the SVG a viewBox and an element with the id 'icon'."),
    "git": ("A revision that git cannot read", "See what git says about it."),
    "invalid-lock": ("A lock file that cannot be understood", "Write it anew with 'specimen build --lock'."),
    "invalid-utf8": ("Bytes that are no text", "Save the file as UTF-8."),
    "json-syntax": ("A file that is no JSON", "Correct it where the message points."),
    "partly-read": (
      "An earlier version that has errors, and is compared as far as it can be read",
      "Name another version with --since."
    ),
    "lone-system": ("A system that only one side of a comparison has", "Compare two versions that both have it."),
    "markdown-nesting": ("Text that is nested too deep", "Nest less."),
    "missing-alternative": (
      "A picture or control without a text in its place",
      "Say what it shows or does: in the brackets of a picture, in 'alt', in a label or in 'aria-label'."
    ),
    "missing-file": ("A file that is needed and not there", "Add the file, or correct its name."),
    "missing-font": ("A font that is not on the machine", "Install the font, or name another."),
    "missing-title": ("A document without a title", "Begin it with front matter that has a title."),
    "missing-variant": ("A variant that is not there", "Add its file, or correct its name."),
    "nul-character": ("A character that no page may hold", "Remove it."),
    "page-collision": ("Two pages of one address", "Rename one of them."),
    "stray-document": ("A document of no system", "Move it into the folder of a system."),
    "stray-tokens": (
      "Tokens that are not read", "Move them into the folder of a theme, or name their file in theme.yaml."
    ),
    "unknown-alert": ("An alert of no known kind", "Use one of the kinds that the message lists."),
    "unknown-component": ("A component that the theme does not have", "Correct the name."),
    "unknown-custom-property": ("A custom property of no token", "Correct the name: mock-ups use nothing but tokens."),
    "unknown-fence": ("A fence of no known kind", "Use one of the kinds that the message lists."),
    "unknown-footnote": ("A reference to no footnote", "Write the footnote, or remove the reference."),
    "unknown-icon": ("An icon that the theme does not have", "Correct the name, or draw the icon."),
    "unknown-key": ("A setting that does not exist", "Correct its name."),
    "unknown-state": (
      "A state that mock-ups do not have",
      "Use one of the states that the message lists, or draw a variant."
    ),
    "unknown-revision": ("A version that is not there", "Name a folder, a lock file, or a revision of git."),
    "unknown-system": ("A system that is not there", "Correct the name."),
    "unsafe-name": ("A file name that an address cannot hold", "Rename the file."),
    "unused-footnote": ("A footnote that nothing refers to", "Refer to it, or remove it."),
    "wrong-appearance": (
      "Text that is made for the other appearance",
      "Give it the value that it has in the appearance which the background asks for."
    ),
    "yaml-syntax": ("A file that is no YAML", "Correct it where the message points."),
  ]
}
