import Cascade
import Diagnostics
import Review
import Tokens

/// All that decides how a variant looks on its page: two that read alike in a mode are drawn alike there, to the pixel.
struct VariantLook {
  enum Part: CaseIterable {
    case html, css, icons
    /// Its width, the theme's canvas below it, faces, and the language of the page.
    case surroundings
  }

  private let tokens: TokenProperties
  /// In the order of the parts.
  private let texts: [PropertyText]

  /// - Parameters:
  ///   - states: those that are looked at.
  ///   - language: of the page.
  init(
    _ variant: ResolvedComponent.Variant, of component: ResolvedComponent, in states: [InteractionState],
    theme: ResolvedTheme, language: String
  ) {
    tokens = theme.values.tokens
    var css = PropertyText()
    if let file = component.component.css {
      // What is wrong with it has been reported.
      var findings = Findings()
      css = StyleSheet.read(file, into: &findings).propertyText(of: variant.tree, in: states)
    }
    var icons = PropertyText()
    for icon in theme.icons where variant.mockup.icons.contains(icon.name) {
      icons.append("\(icon.name) \(icon.viewBox)")
      icons.append(icon.tree.propertyText)
    }
    var surroundings = PropertyText()
    surroundings.append("\(component.component.width ?? 0) \(language)")
    surroundings.append("\(theme.configuration.fonts.first?.family ?? "")")
    if let canvas = theme.configuration.canvas {
      surroundings.append(ComponentValue.parse(theme.cssName(canvas.path)))
    }
    for font in theme.fonts {
      surroundings.append("\(font.family) \(font.postScriptName) \(font.weights) \(font.bytes.count)")
    }
    texts = [variant.tree.propertyText, css, icons, surroundings]
  }

  /// The tokens that it names, each once.
  var paths: [TokenPath] {
    var seen: Set<TokenPath> = []
    return texts.flatMap(\.properties).compactMap(tokens.path).filter { seen.insert($0).inserted }
  }

  /// What is drawn in another way than it was; nil where nothing is.
  func difference(from old: VariantLook, _ modes: ModeAlignment) -> VariantDifference? {
    let isOther = { (index: Int, mode: (old: Int, new: Int)) in
      old.texts[index].text(old.tokens, mode: mode.old) != texts[index].text(tokens, mode: mode.new)
    }
    let differing = modes.pairs.filter { mode in texts.indices.contains { isOther($0, mode) } }
    guard !differing.isEmpty else { return nil }
    let edited = texts.indices.filter { index in
      old.texts[index] != texts[index] && differing.contains { isOther(index, $0) }
    }
    let known = Set(old.texts.flatMap(\.properties))
    var seen: Set<TokenPath> = []
    let changed = texts.flatMap(\.properties).filter { name in
      known.contains(name)
        && differing.contains { old.tokens.said(by: name, mode: $0.old) != tokens.said(by: name, mode: $0.new) }
    }.compactMap(tokens.path).filter { seen.insert($0).inserted }
    return VariantDifference(edited: edited.map { Part.allCases[$0] }, tokens: changed, modes: differing.map(\.new))
  }
}
