import Cascade
import Diagnostics

/// The selectors under `contrast` and `anatomy` of a component.yaml. One that matches nothing in any variant is a finding: it would say nothing.
struct ComponentSelectors {
  private let trees: [StatedTree]

  private(set) var contrast = DeclaredContrast()

  init(
    _ component: Component, _ variants: [(tree: ElementTree, states: [InteractionState])],
    into findings: inout Findings
  ) {
    let written = component.contrast
    trees = variants.flatMap { variant in variant.states.map { StatedTree(variant.tree, in: $0) } }
    for part in written.graphics { contrast.graphics += selectors(part, into: &findings) }
    for exemption in written.exemptions {
      contrast.exempt += selectors(exemption.part, into: &findings).map { .init(part: $0, reason: exemption.reason) }
    }
    for overlap in written.overlaps {
      let grounds = selectors(overlap.ground, into: &findings)
      for part in selectors(overlap.part, into: &findings) {
        contrast.overlaps += grounds.map { .init(part: part, on: $0) }
      }
    }
    for part in component.anatomy { _ = selectors(part.element, into: &findings) }
  }

  private func selectors(_ part: ComponentContrast.Part, into findings: inout Findings) -> [Selector] {
    do throws(Selector.Problem) {
      let selectors = try Selector.list(part.selector)
      let unmatched = selectors.filter { selector in !trees.contains(where: selector.matchesAnything) }
      if !unmatched.isEmpty { findings.report(nothingMatches(part)) }
      return selectors
    } catch {
      findings.report(
        Finding(
          .error, "invalid-selector", "'\(part.selector)' is no selector: \(error.text)", at: part.place,
          help: "write it as in component.css: .name-of-the-part"))
      return []
    }
  }

  private func nothingMatches(_ part: ComponentContrast.Part) -> Finding {
    let classes = trees.flatMap { tree in
      tree.tree.elements.flatMap { ($0["class"] ?? "").split(whereSeparator: \.isWhitespace).map { ".\($0)" } }
    }
    return Finding(
      .error, "unmatched-selector", "'\(part.selector)' matches nothing in any variant", at: part.place,
      help: NearestName.help(part.selector, in: Set(classes).sorted()))
  }
}
