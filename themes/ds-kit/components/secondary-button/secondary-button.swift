import SwiftUI

/// On the stronger surface, so that it may stand on a card, too.
public struct DSSecondaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: DS.Radius.m, style: .continuous)
    configuration.label
      .designSystem(font: .button)
      .foregroundStyle(label(pressed: configuration.isPressed))
      .padding(.vertical, DS.Padding.m)
      .padding(.horizontal, DS.Padding.l)
      .frame(minHeight: DS.Size.target)
      .background(isEnabled ? Color.DS.surfaceStrong : .clear, in: shape)
      .overlay {
        shape.strokeBorder(
          configuration.isPressed ? Color.DS.textSecondary : Color.DS.stroke, lineWidth: DS.Size.hairline)
      }
      .contentShape(shape)
  }

  private func label(pressed isPressed: Bool) -> Color {
    guard isEnabled else { return Color.DS.textTertiary }
    return isPressed ? Color.DS.textSecondary : Color.DS.textPrimary
  }
}

extension ButtonStyle where Self == DSSecondaryButtonStyle {
  public static var dsSecondary: Self { Self() }
}

#Preview {
  DSCard {
    Button("Not now") {}
      .buttonStyle(.dsSecondary)
  }
  .padding(DS.Padding.m)
  .dsBackground()
}
