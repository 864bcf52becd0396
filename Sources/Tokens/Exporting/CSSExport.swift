package import Diagnostics

/// A theme's tokens as CSS custom properties for any page, aliases kept as `var()`.
///
/// The mode is chosen by an attribute for each modifier, `data-theme="light"`, on the root element or on any other, which takes
/// that mode with all that it holds. The root has the default of every modifier that it does not choose. Below it, where the value
/// of a token depends on several modifiers together, an element chooses all of them, or none.
package struct CSSExport {
  /// How every export begins: what tells its files from other people's.
  package static let opening = "/* Written by `specimen export css`"

  private let graph: TokenGraph
  private let prefix: String

  /// Modifiers that would share an attribute are a finding.
  package init(_ graph: TokenGraph, prefix: String, into findings: inout Findings) {
    self.graph = graph
    self.prefix = prefix
    var names: [String: Modifier] = [:]
    for modifier in graph.modifiers {
      let attribute = CSSExport.attribute(modifier.name)
      guard let other = names.updateValue(modifier, forKey: attribute) else { continue }
      findings.report(
        Finding(
          .error, "name-collision",
          "the modifiers '\(other.name)' and '\(modifier.name)' both become the attribute '\(attribute)'", at: nil,
          help: "rename one of them"))
    }
  }

  /// `data-` and the modifier's name, in the lower case that attributes of HTML have.
  package static func attribute(_ modifier: String) -> String {
    let name = modifier.unicodeScalars.map { scalar -> Unicode.Scalar in
      guard CSSName.isIdentifier(scalar) else { return "-" }
      return ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
    }
    return "data-" + String(String.UnicodeScalarView(name))
  }

  /// The style sheet.
  /// - Parameter title: what the system is called.
  package func text(title: String) -> String {
    var css = "\(CSSExport.opening): \(CSSText.commented(title)). Do not edit.\n"
    for modifier in graph.modifiers {
      let contexts = modifier.contexts.map { CSSText.commented(CSSText.quoted($0)) }
      css += "   \(CSSExport.attribute(modifier.name)): \(contexts[0]), the default"
      css += contexts.count > 1 ? ", or \(contexts.dropFirst().joined(separator: ", "))\n" : "\n"
    }
    css += "*/\n"
    for block in TokenStyleSheet(graph, prefix: prefix, aliases: .kept).blocks {
      let selector = selector(block)
      if !block.declarations.isEmpty { append(selector, block.declarations, indentation: "", to: &css) }
      if !block.reducedMotion.isEmpty {
        css += "@media (prefers-reduced-motion: reduce) {\n"
        append(selector, block.reducedMotion, indentation: "  ", to: &css)
        css += "}\n"
      }
    }
    return css
  }

  private func append(
    _ selector: String, _ declarations: [TokenStyleSheet.Declaration], indentation: String, to css: inout String
  ) {
    css += "\(indentation)\(selector) {\n"
    for declaration in declarations {
      for part in [indentation, "  ", declaration.property, ": ", declaration.text, ";\n"] { css += part }
    }
    css += "\(indentation)}\n"
  }

  /// No two blocks of a property hold for one element, so that specificity decides nothing but against the defaults of the root.
  private func selector(_ block: TokenStyleSheet.Block) -> String {
    let followed = block.followed.map { "[\(CSSExport.attribute(graph.modifiers[$0].name))]" }
    let chosen = block.choices.isEmpty ? [] : [selector(block.choices, isDefault: block.isDefault)]
    return ((block.isDefault ? [":root"] : []) + followed + chosen).joined(separator: ", ")
  }

  private func selector(_ choices: [Mode.Choice], isDefault: Bool) -> String {
    choices.map { choice in
      let attribute = CSSExport.attribute(choice.modifier)
      let chosen = "[\(attribute)=\(CSSText.quoted(choice.context))]"
      let isOfRoot = graph.modifiers.contains { $0.name == choice.modifier && $0.defaultContext == choice.context }
      // Beside a choice of another modifier, the root's default need not be chosen.
      return isOfRoot && !isDefault ? ":is(\(chosen), :root:not([\(attribute)]))" : chosen
    }
    .joined()
  }
}
