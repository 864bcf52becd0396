/// How narrow a selector is: ids, then classes with attributes and pseudo-classes, then types with pseudo-elements
/// (Selectors 4, section 17).
package struct Specificity: Hashable, Comparable, Sendable {
  package var ids: Int
  package var classes: Int
  package var types: Int

  package init(ids: Int = 0, classes: Int = 0, types: Int = 0) {
    self.ids = ids
    self.classes = classes
    self.types = types
  }

  package static func < (a: Specificity, b: Specificity) -> Bool {
    (a.ids, a.classes, a.types) < (b.ids, b.classes, b.types)
  }

  /// A count of a million stands for more, too: nested rules can multiply them.
  package static func += (a: inout Specificity, b: Specificity) {
    a.ids = min(a.ids + b.ids, 1_000_000)
    a.classes = min(a.classes + b.classes, 1_000_000)
    a.types = min(a.types + b.types, 1_000_000)
  }
}
