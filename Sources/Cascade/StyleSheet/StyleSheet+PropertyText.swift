extension StyleSheet {
  /// All that it says of what is in a tree, in some states: of each rule that has a say, what it holds for and what it declares.
  package func propertyText(of tree: ElementTree, in states: [InteractionState]) -> PropertyText {
    let index = RuleIndex(self)
    var holds: [Int: [String]] = [:]
    for state in states {
      let stated = StatedTree(tree, in: state)
      for element in tree.elements.indices {
        for match in index.matches(element, in: stated) {
          holds[match.rule, default: []].append(match.words(element, state))
        }
      }
    }
    var text = PropertyText()
    for (rule, matches) in holds.sorted(by: { $0.key < $1.key }) {
      text.append(matches.joined(separator: ","))
      text.append("layer \(rules[rule].layer) \(rules[rule].conditions.map(\.text).joined(separator: " "))")
      text.append(rules[rule].declarations)
    }
    for animation in keyframes {
      text.append("@keyframes \(animation.name)")
      text.append(animation.declarations)
    }
    for property in registeredProperties {
      text.append("@property \(property.name) \(property.inherits)")
      text.append(property.initialValue ?? [])
    }
    return text
  }
}

extension RuleIndex.Match {
  fileprivate func words(_ element: Int, _ state: InteractionState) -> String {
    "\(state.rawValue) \(element)\(pseudoElement.map { "::\($0.rawValue)" } ?? "") "
      + "\(specificity.ids)-\(specificity.classes)-\(specificity.types)"
  }
}

extension PropertyText {
  fileprivate mutating func append(_ declarations: [Declaration]) {
    for declaration in declarations {
      append(declaration.property + (declaration.isImportant ? "!" : "") + ":")
      append(declaration.value)
      append(";")
    }
  }
}

extension ElementTree {
  /// Its elements, attributes and texts; without comments, and however the tags are written.
  package var propertyText: PropertyText {
    var text = PropertyText()
    func append(_ children: [Child]) {
      for child in children {
        switch child {
        case .element(let index): text.append("<\(index)>")
        case .text(let index): text.append("\"\(texts[index].content)\"")
        }
      }
    }
    append(roots)
    for element in elements {
      text.append("<\(element.namespace):\(element.name)")
      for attribute in element.attributes {
        text.append("\(attribute.name)=")
        if attribute.value.contains("--") {
          text.append(ComponentValue.parse(attribute.value))
        } else {
          text.append("\"\(attribute.value)\"")
        }
      }
      append(element.children)
    }
    return text
  }
}
