/// What a selector styles instead of the element itself.
package enum PseudoElement: String, CaseIterable, Hashable, Sendable {
  case before, after, placeholder, marker, selection, backdrop
  case firstLine = "first-line"
  case firstLetter = "first-letter"
  case fileSelectorButton = "file-selector-button"
}
