import SwiftUI

/// A surface with room around its content; it knows nothing about what that is.
public struct DSCard<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    let shape = RoundedRectangle(cornerRadius: DS.Radius.m, style: .continuous)
    content
      .padding(DS.Padding.m)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.DS.surface, in: shape)
      .overlay { shape.strokeBorder(Color.DS.stroke, lineWidth: DS.Size.hairline) }
  }
}

#Preview {
  DSCard {
    VStack(alignment: .leading, spacing: DS.Padding.s) {
      Text("Storage")
        .designSystem(font: .h3)
        .foregroundStyle(Color.DS.textPrimary)
      Text("Originals stay in the cloud, and this device keeps what you opened last.")
        .designSystem(font: .body)
        .foregroundStyle(Color.DS.textSecondary)
    }
  }
  .padding(DS.Padding.m)
  .background(Color.DS.background)
}
