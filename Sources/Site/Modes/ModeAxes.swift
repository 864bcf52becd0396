import Tokens

/// How the modes of a theme are laid out as a table: which modifiers go across, and which down.
struct ModeAxes {
  /// The modifiers, by index; the last of each varies fastest.
  let columns: [Int]
  let rows: [Int]
  private let modifiers: [Modifier]

  /// Light and dark stand side by side; others follow as long as a row can be taken in.
  init(_ modifiers: [Modifier]) {
    self.modifiers = modifiers
    var columns: [Int] = []
    var width = 1
    let appearance = modifiers.firstIndex(where: \.isAppearance)
    let others = modifiers.indices.reversed().filter { $0 != appearance }
    for modifier in [appearance].compactMap({ $0 }) + others {
      guard width * modifiers[modifier].contexts.count <= ModeAxes.widest else { continue }
      width *= modifiers[modifier].contexts.count
      columns.append(modifier)
    }
    self.columns = columns.sorted()
    rows = modifiers.indices.filter { !columns.contains($0) }
  }

  /// Every combination of contexts, by index, of the modifiers of one axis.
  func combinations(_ axis: [Int]) -> [[Int]] {
    axis.reduce([[]]) { lists, modifier in
      lists.flatMap { list in modifiers[modifier].contexts.indices.map { list + [$0] } }
    }
  }

  /// The index of the mode.
  func mode(row: [Int], column: [Int]) -> Int {
    var contexts = [Int](repeating: 0, count: modifiers.count)
    for (modifier, context) in zip(rows, row) { contexts[modifier] = context }
    for (modifier, context) in zip(columns, column) { contexts[modifier] = context }
    return zip(modifiers, contexts).reduce(0) { $0 * $1.0.contexts.count + $1.1 }
  }

  private static let widest = 6
}
