import Diagnostics

extension StyleSheetReader {
  mutating func readAtRule(_ rule: BlockItem.AtRule, _ surroundings: Surroundings, at place: Place?) {
    switch rule.name {
    case "media", "supports", "container": readGroup(rule, surroundings, at: place)
    case "layer": readLayer(rule, surroundings, at: place)
    case "starting-style":
      guard let block = block(of: rule) else { return }
      var inner = surroundings
      inner.isDropped = true
      read(block, .style, inner, place: place)
    case "keyframes": readKeyframes(rule, isDropped: surroundings.isDropped)
    case "property": readProperty(rule, isDropped: surroundings.isDropped)
    case "font-face", "page", "counter-style", "font-palette-values", "position-try", "view-transition",
      "color-profile":
      if let block = block(of: rule) { _ = items(block, .descriptors) }
    case "font-feature-values": _ = block(of: rule)
    case "charset": break
    case "import", "namespace", "scope", "function":
      report(.warning, "unsupported-css", "'@\(rule.name)' is not followed", at: rule.range)
    case _ where rule.name.hasPrefix("-"): break
    default:
      report(
        .error, "invalid-css", "'@\(rule.name)' is no at-rule", at: rule.range,
        help: NearestName.of(rule.name, in: Self.names).map { "did you mean '@\($0)'?" })
    }
  }

  private static let names = [
    "media", "supports", "container", "layer", "keyframes", "font-face", "property", "import", "scope", "page",
    "charset",
    "starting-style", "namespace", "counter-style", "font-feature-values", "font-palette-values", "position-try",
    "view-transition", "color-profile", "function",
  ]

  /// Nil, and reported, where it has none.
  private mutating func block(of rule: BlockItem.AtRule) -> [ComponentValue]? {
    if rule.block == nil {
      report(.error, "invalid-css", "'@\(rule.name)' ends without a block, '{' is needed", at: rule.range)
    }
    return rule.block
  }

  private mutating func readGroup(_ rule: BlockItem.AtRule, _ surroundings: Surroundings, at place: Place?) {
    guard let block = block(of: rule) else { return }
    var inner = surroundings
    let kind: StyleCondition.Kind
    if rule.name == "media" {
      var problems: [PreludeProblem] = []
      kind = .media(MediaQueryReader.read(rule.prelude, within: rule.range, into: &problems))
      for problem in problems { report(.error, "invalid-css", problem.text, at: problem.range, help: problem.help()) }
    } else {
      if rule.prelude.isEmpty {
        report(.error, "invalid-css", "'@\(rule.name)' stands alone, a condition is needed behind it", at: rule.range)
      }
      kind = .unknown
    }
    let text = "@\(rule.name) \(rule.prelude.text)".clipped
    inner.conditions.append(StyleCondition(kind: kind, text: text, place: file.place(rule.range)))
    read(block, .style, inner, place: place)
  }

  /// `@layer a, b.c;`, `@layer a { … }` or `@layer { … }`
  private mutating func readLayer(_ rule: BlockItem.AtRule, _ surroundings: Surroundings, at place: Place?) {
    var paths: [[String]] = []
    if !rule.prelude.isEmpty || rule.block == nil {
      for part in rule.prelude.split(at: .comma) {
        guard let path = layerName(part.trimmed) else {
          let found = part.trimmed.isEmpty ? "nothing" : "'\(part.trimmed.text.clipped)'"
          report(.error, "invalid-css", "\(found) stands where the name of a layer is needed", at: rule.range)
          return
        }
        paths.append(path)
      }
    }
    guard let block = rule.block else {
      if !surroundings.isDropped { for path in paths { _ = layers.layer(path, in: surroundings.layer) } }
      return
    }
    if paths.count > 1 {
      report(.error, "invalid-css", "a block stands behind several layers, one or none is needed", at: rule.range)
      return
    }
    var inner = surroundings
    if let path = paths.first {
      inner.layer = layers.layer(path, in: surroundings.layer)
    } else {
      inner.layer = layers.anonymousLayer(in: surroundings.layer)
    }
    read(block, .style, inner, place: place)
  }

  private func layerName(_ values: [ComponentValue]) -> [String]? {
    var path: [String] = []
    for (index, value) in values.enumerated() {
      switch value.kind {
      case .ident(let name) where index % 2 == 0: path.append(name)
      case .delimiter(".") where index % 2 == 1: continue
      default: return nil
      }
    }
    return values.count % 2 == 1 ? path : nil
  }

  private mutating func readKeyframes(_ rule: BlockItem.AtRule, isDropped: Bool) {
    guard let block = block(of: rule) else { return }
    let name: String
    switch rule.prelude.first?.kind {
    case .ident(let text) where rule.prelude.count == 1: name = text
    case .string(let text) where rule.prelude.count == 1: name = text
    default: return report(.error, "invalid-css", "'@keyframes' needs a name", at: rule.range)
    }
    var declarations: [Declaration] = []
    for item in items(block, .style) {
      guard case .rule(let prelude, let block, let range) = item, prelude.split(at: .comma).allSatisfy(\.isKeyframe)
      else {
        let text = "'@keyframes \(name)' holds what is no step, 'from', 'to' or a percentage with a block is needed"
        report(.error, "invalid-css", text, at: rule.range)
        continue
      }
      for case .declaration(let declaration) in items(block, .style) {
        if declaration.isImportant {
          report(.error, "invalid-css", "'!important' stands in a keyframe, where it is ignored", at: range)
        } else {
          declarations.append(declaration)
        }
      }
    }
    if !isDropped {
      sheet.keyframes.append(KeyframesRule(name: name, declarations: declarations, place: file.place(rule.range)))
    }
  }

  private mutating func readProperty(_ rule: BlockItem.AtRule, isDropped: Bool) {
    guard let block = block(of: rule) else { return }
    guard rule.prelude.count == 1, case .ident(let name) = rule.prelude[0].kind, name.hasPrefix("--") else {
      return report(.error, "invalid-css", "'@property' needs the name of a custom property", at: rule.range)
    }
    var descriptors: [String: [ComponentValue]] = [:]
    for case .declaration(let declaration) in items(block, .descriptors) {
      descriptors[declaration.property] = declaration.value
    }
    guard case .string = descriptors["syntax"]?.first?.kind,
      case .ident(let inherits) = descriptors["inherits"]?.first?.kind
    else {
      return report(.error, "invalid-css", "'@property \(name)' needs 'syntax' and 'inherits'", at: rule.range)
    }
    guard !isDropped else { return }
    sheet.registeredProperties.append(
      RegisteredProperty(
        name: name, inherits: inherits.lowercased() == "true", initialValue: descriptors["initial-value"]))
  }
}

extension [ComponentValue] {
  fileprivate var isKeyframe: Bool {
    let values = trimmed
    guard values.count == 1 else { return false }
    if case .percentage = values[0].kind { return true }
    return values[0].kind.isIdent("from") || values[0].kind.isIdent("to")
  }
}
