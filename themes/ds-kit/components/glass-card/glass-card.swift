import SwiftUI

/// A heavier card than `DSCard`, for the one thing that a screen is about.
public struct GlassCard<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    let shape = RoundedRectangle(cornerRadius: DS.Radius.l, style: .continuous)
    content
      .padding(DS.Padding.l)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.DS.surface, in: shape)
      .overlay { shape.strokeBorder(Color.DS.stroke, lineWidth: DS.Size.hairline) }
  }
}

#Preview {
  GlassCard {
    VStack(alignment: .leading, spacing: DS.Padding.s) {
      Text("This week")
        .designSystem(font: .callout)
        .foregroundStyle(Color.DS.textSecondary)
      Text("Four evenings in a row")
        .designSystem(font: .h2)
        .foregroundStyle(Color.DS.textPrimary)
    }
  }
  .padding(DS.Padding.m)
  .dsBackground()
}
