import Audit
import Cascade
import Colorimetry

extension ContrastPair {
  /// `` `text` on `veil` over `sheet` at opacity 0.5 ``.
  func markdown(_ words: Words) -> String {
    let name = { (source: String) in MarkdownText.code(source) }
    let over = beneath.reversed().map { layer in
      " \(words[.isOver]) \(name(layer.source.description))" + (layer.isWhole ? "" : " \(words[.inPart])")
    }
    let opacities = groups.map { group in
      let opacity =
        if case .number(let number) = group.opacity { CSSNumber.text(number) } else { name("\(group.opacity)") }
      return " \(words[.atOpacity]) \(opacity)" + (phrase(of: group).map { " \(words[$0])" } ?? "")
    }
    return "\(name(foreground.description)) \(words[.isOn]) \(name(background.description))"
      + (isBackgroundWhole ? "" : " \(words[.inPart])") + over.joined()
      + opacities.joined(separator: " \(words[.and])")
  }
}
