import Testing
import Tokens

@testable import Site

struct ModeStyleSheetTests {
  private let theme = Modifier(name: "theme", contexts: ["dark", "light"])
  private let size = Modifier(name: "Size class", contexts: ["regular", "compact"])

  @Test func `holds a choice by its radio button, by the system's preference and in a part of a page`() {
    let selectors = ModeSelectors(appearance: theme)
    let light = Mode.Choice(modifier: "theme", context: "light")
    #expect(
      selectors.conditions([light], defaults: [theme]) == [
        .init(media: nil, selector: "[data-mode~=\"theme:light\"]"),
        .init(media: nil, selector: root("theme:light", "theme-light")),
        .init(media: "(prefers-color-scheme: light)", selector: root("theme:auto", "theme-auto")),
      ])
  }

  @Test func `leaves defaults out of the page's selectors, so that more choices outdo fewer`() {
    let selectors = ModeSelectors(appearance: theme)
    let choices = [
      Mode.Choice(modifier: "theme", context: "dark"), Mode.Choice(modifier: "Size class", context: "compact"),
    ]
    #expect(
      selectors.conditions(choices, defaults: [theme, size]).map(\.selector) == [
        "[data-mode~=\"theme:dark\"][data-mode~=\"size-class:compact\"]",
        root("size-class:compact", "size-class-compact"),
      ])
  }

  @Test func `hides what belongs to another mode`() {
    let sheet = ModeStyleSheet(selectors: ModeSelectors(appearance: nil), modifiers: [size])
    #expect(
      sheet.visibility == """
        \(root("size-class:regular", "size-class-regular")) [data-only~="size-class:compact"] { display: none; }
        \(root("size-class:compact", "size-class-compact")) [data-only~="size-class:regular"] { display: none; }

        """)
  }

  /// Where scripts have told the root what is chosen, nothing is asked of the buttons.
  private func root(_ word: String, _ id: String) -> String {
    ":root:is([data-chosen~=\"\(word)\"], :not([data-chosen]):has(#mode\\:\(id):checked))"
  }

  @Test func `finds names that become one in addresses`() {
    let modifiers = [
      Modifier(name: "Size class", contexts: ["a b", "a-b"]), Modifier(name: "size-class", contexts: ["x", "auto"]),
      Modifier(name: "theme", contexts: ["light", "dark", "auto"]),
    ]
    #expect(ModeSelectors.collisions(modifiers) == ["size-class", "size-class-a-b", "theme-auto"])
  }
}
