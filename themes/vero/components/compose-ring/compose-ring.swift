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
    .buttonStyle(.plain)
    .accessibilityLabel("New post")
    .accessibilityShowsLargeContentViewer()
  }
}
