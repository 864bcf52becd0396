import SwiftUI

/// Filled with the accent. One on a screen.
public struct DSPrimaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: DS.Radius.m, style: .continuous)
    configuration.label
      .designSystem(font: .button)
      .foregroundStyle(isEnabled ? Color.DS.textOnAccent : Color.DS.textTertiary)
      .padding(.vertical, DS.Padding.m)
      .padding(.horizontal, DS.Padding.l)
      .frame(minHeight: DS.Size.target)
      .background {
        shape.fill(isEnabled ? Color.DS.accent : Color.DS.surfaceStrong)
        if configuration.isPressed { shape.fill(Color.DS.surfaceStrong) }
      }
      .contentShape(shape)
  }
}

extension ButtonStyle where Self == DSPrimaryButtonStyle {
  public static var dsPrimary: Self { Self() }
}

#Preview {
  Button("Continue") {}
    .buttonStyle(.dsPrimary)
    .dsBackground()
}
