import SwiftUI

enum DS {
  static let ratio: CGFloat = 2
  static let gap: CGFloat = 4 * DS.ratio
  static let wide: CGFloat = 4 * DS.raito
}

extension Color {
  enum DS {
    static let background = Color.white
    static let text = Color(hex: 0x767676)
    static let accent = Color("Accent")
    static let again = DS.accent
    static let half: CGFloat = DS.ratio / 2
  }
}
