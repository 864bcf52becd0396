import SwiftSource
import Tokens

/// Whether a font of SwiftUI is a text style, by what both of them say.
struct FontComparison {
  /// Nil where they say nothing in common.
  let isSame: Bool?

  init(_ font: SwiftFont, _ style: Typography) {
    let size = font.size ?? font.textStyle.flatMap { TextStyle(rawValue: $0) }?.size(at: .large)
    let face = font.face.map { SwiftFontFace($0) }
    let checks: [Bool?] = [
      size.flatMap { size in style.fontSize?.pixels.map { abs($0 - size) < 0.001 } },
      (font.weight ?? face?.weight).flatMap { weight in style.fontWeight.map { $0 == weight } },
      face.flatMap { face in style.fontFamily?.first.map { face.isOf($0) } },
      font.textStyle.flatMap { name in style.textStyle.map { $0.rawValue == name } },
    ]
    isSame = checks.contains(false) ? false : checks.contains(true) ? true : nil
  }
}
