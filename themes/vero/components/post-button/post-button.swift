import SwiftUI

/// Sends a post. One a screen.
struct PostButton: View {
  let send: () -> Void

  var body: some View {
    Button("Post", action: send)
      .buttonStyle(BrandCapsuleStyle())
      .accessibilityHint("Shares what you have written")
  }
}

/// The brand gradient as a button; flat and grey while there is nothing to send.
private struct BrandCapsuleStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.veroButton)
      .foregroundStyle(isEnabled ? Color.veroOnBrand : .veroTextTertiary)
      .padding(.vertical, .veroSpace13)
      .padding(.horizontal, .veroSpace28)
      .frame(minHeight: .veroTarget)
      .background(fill(pressed: configuration.isPressed), in: .capsule)
      .scaleEffect(configuration.isPressed && !reduceMotion ? CGFloat.veroPressedScale : 1)
      .animation(reduceMotion ? .veroReducedTint : .veroTint, value: configuration.isPressed)
      .hoverEffect(.lift)
  }

  private func fill(pressed: Bool) -> AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color.veroSurface2) }
    return AnyShapeStyle(pressed ? LinearGradient.veroBrandPressed : .veroBrand)
  }
}
