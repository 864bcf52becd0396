/// Controls that cannot be used, with what belongs to them: nothing is required of their contrast (WCAG 2.2, 1.4.3 and 1.4.11).
struct InactiveControls {
  /// By element.
  private var isInactive: [Bool]

  init(_ tree: ElementTree) {
    var inactive = [Bool](repeating: false, count: tree.elements.count)
    var disabledFieldset = inactive
    var inert = inactive
    for (index, element) in tree.elements.enumerated() {
      let parent = element.parent
      let isInFieldset = parent.map { disabledFieldset[$0] } ?? false
      // Controls in the first legend of a disabled fieldset stay in use (HTML, section 4.10.15).
      let isLegend = parent.map { InactiveControls.isFirstLegend(index, of: $0, in: tree) } ?? false
      let isFieldset = element.name == "fieldset" && element["disabled"] != nil
      disabledFieldset[index] = isFieldset || isInFieldset && !isLegend
      inert[index] = element["inert"] != nil || parent.map { inert[$0] } ?? false
      let isControl = InactiveControls.controls.contains(element.name)
      let isDisabled = element["disabled"] != nil || isInFieldset || inert[index]
      let isInherited = parent.map { inactive[$0] && (!isControl || tree.elements[$0].name != "legend") } ?? false
      inactive[index] =
        isControl && isDisabled || isFieldset || element["aria-disabled"]?.lowercased() == "true" || isInherited
    }
    let isEmpty = !inactive.contains(true)
    isInactive = inactive
    if !isEmpty { addNames(tree) }
  }

  func contains(_ element: Int) -> Bool { isInactive[element] }

  private static let controls: Set<String> = ["button", "input", "select", "textarea", "option", "optgroup"]

  private static func isFirstLegend(_ index: Int, of parent: Int, in tree: ElementTree) -> Bool {
    guard tree.elements[index].name == "legend", tree.elements[parent].name == "fieldset" else { return false }
    let first = tree.elements[parent].children.first { child in
      if case .element(let inner) = child { tree.elements[inner].name == "legend" } else { false }
    }
    return if case .element(index)? = first { true } else { false }
  }

  /// What names or describes a control that cannot be used.
  private mutating func addNames(_ tree: ElementTree) {
    var named: Set<String> = []
    var ids: Set<String> = []
    for (index, element) in tree.elements.enumerated() where isInactive[index] {
      if let id = element["id"] { ids.insert(id) }
      for attribute in ["aria-labelledby", "aria-describedby"] {
        named.formUnion(element[attribute]?.split(separator: " ").map(String.init) ?? [])
      }
      guard InactiveControls.controls.contains(element.name) else { continue }
      var parent = element.parent
      while let ancestor = parent {
        if tree.elements[ancestor].name == "label" { isInactive[ancestor] = true }
        parent = tree.elements[ancestor].parent
      }
    }
    var isNamed = [Bool](repeating: false, count: tree.elements.count)
    for (index, element) in tree.elements.enumerated() {
      let wasInactive = isInactive[index] && element.name != "label"
      let isLabel = element.name == "label" && element["for"].map(ids.contains) == true
      isInactive[index] =
        isInactive[index] || isLabel || element["id"].map(named.contains) == true
        || element.parent.map { isInactive[$0] && isNamed[$0] } == true
      isNamed[index] = !wasInactive && isInactive[index]
    }
  }
}
