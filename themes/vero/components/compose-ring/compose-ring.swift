import SwiftUI

/// The ring with a plus; both show the brand gradient.
struct ComposeRing: View {
  let compose: () -> Void

  var body: some View {
    Button(action: compose) {
      Image(systemName: "plus")
        .font(.system(size: .veroIconCompose, weight: .bold))
        .frame(width: .veroComposeRing, height: .veroComposeRing)
        .overlay { Circle().strokeBorder(lineWidth: .veroRing) }
        .foregroundStyle(LinearGradient.veroBrand)
        .frame(width: .veroTarget, height: .veroTarget)
        .contentShape(.circle)
    }
    .buttonStyle(ShrinkingStyle())
    .accessibilityLabel("New post")
    .accessibilityHint("Opens the sheet for a new post")
    .accessibilityShowsLargeContentViewer()
  }
}

/// A little smaller under a finger; with Reduce Motion the size stays.
private struct ShrinkingStyle: ButtonStyle {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed && !reduceMotion ? CGFloat.veroPressedScale : 1)
      .animation(reduceMotion ? .veroReducedTint : .veroTint, value: configuration.isPressed)
  }
}
