/// A bullet or numbered list.
package struct MarkdownList: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    /// Whether a task is done; nil when the item is no task.
    package let isDone: Bool?
    package let blocks: [Block]
  }

  /// The number of the first item; nil for a bullet list.
  package let start: Int?
  /// True when no blank line stands between the items: paragraphs are then written without their tag.
  package let isTight: Bool
  package let items: [Item]
}
