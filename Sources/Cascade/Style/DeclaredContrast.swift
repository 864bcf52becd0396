/// What a component says of its contrast, under `contrast` in component.yaml.
package struct DeclaredContrast: Sendable {
  package struct Exempt: Sendable {
    package let part: Selector
    package let reason: String

    package init(part: Selector, reason: String) {
      self.part = part
      self.reason = reason
    }
  }

  package struct Overlap: Sendable {
    package let part: Selector
    package let on: Selector

    package init(part: Selector, on: Selector) {
      self.part = part
      self.on = on
    }
  }

  /// Shapes that must be made out: their background, border or mask.
  package var graphics: [Selector] = []
  /// Parts of which nothing is required.
  package var exempt: [Exempt] = []
  /// What positioned parts lie on.
  package var overlaps: [Overlap] = []

  package init() {}
}

extension Selector {
  /// Whether it is what a box stands for.
  func matches(_ box: BoxTree.Box, in tree: StatedTree) -> Bool {
    pseudoElement == box.pseudo && matches(box.element, in: tree)
  }
}

extension DeclaredContrast {
  func isGraphic(_ box: BoxTree.Box, in tree: StatedTree) -> Bool {
    graphics.contains { $0.matches(box, in: tree) }
  }

  func exemption(of box: BoxTree.Box, in tree: StatedTree) -> String? {
    exempt.first { $0.part.matches(box, in: tree) }?.reason
  }

  /// By box: the box that it lies on. Of several the nearest before it, or else the first.
  func overlaps(in tree: BoxTree) -> [Int: Int] {
    var found: [Int: Int] = [:]
    guard !overlaps.isEmpty else { return found }
    let grounds = overlaps.map { overlap in
      tree.boxes.indices.filter { overlap.on.matches(tree.boxes[$0], in: tree.stated) }
    }
    for (index, box) in tree.boxes.enumerated() {
      guard let overlap = overlaps.firstIndex(where: { $0.part.matches(box, in: tree.stated) }) else { continue }
      let ground = grounds[overlap].last { $0 < index } ?? grounds[overlap].first { $0 != index }
      if let ground { found[index] = ground }
    }
    return found
  }
}
