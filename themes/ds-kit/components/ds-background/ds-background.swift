import SwiftUI

/// The backdrop of a screen. It takes care of the safe area, so that nobody else has to.
public struct DSBackground: View {
  public init() {}

  public var body: some View {
    GeometryReader { screen in
      let reach = max(screen.size.width, screen.size.height)
      ZStack {
        Color.DS.background
        glow(Color.DS.glowAccent, from: .topLeading, reach: reach)
        glow(Color.DS.glowAccentSecondary, from: .bottomTrailing, reach: reach)
      }
    }
    .ignoresSafeArea()
    .accessibilityHidden(true)
  }

  private func glow(_ color: Color, from corner: UnitPoint, reach: CGFloat) -> some View {
    RadialGradient(colors: [color, color.opacity(0)], center: corner, startRadius: 0, endRadius: reach)
  }
}

extension View {
  /// Puts the view in front of a `DSBackground`, within the safe area.
  public func dsBackground() -> some View {
    ZStack {
      DSBackground()
      self
    }
  }
}

#Preview {
  Text("Good evening")
    .designSystem(font: .largeTitle)
    .foregroundStyle(Color.DS.textPrimary)
    .dsBackground()
}
