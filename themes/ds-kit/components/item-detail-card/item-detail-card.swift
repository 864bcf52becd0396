import ForgeDS
import SwiftUI

/// A view of the app, not of the package: it knows what an item is.
struct ItemDetailCard: View {
  let item: Item

  var body: some View {
    VStack(alignment: .leading, spacing: DS.Padding.m) {
      HStack(spacing: DS.Padding.m) {
        Image(systemName: item.symbol)
          .resizable()
          .scaledToFit()
          .frame(width: DS.Size.icon, height: DS.Size.icon)
          .foregroundStyle(DS.Gradients.brand)
          .padding(DS.Padding.s)
          .background(Color.DS.surfaceStrong, in: Circle())
          .accessibilityHidden(true)
        Text(item.name)
          .designSystem(font: .h3)
          .foregroundStyle(Color.DS.textPrimary)
      }
      Text(item.detail)
        .designSystem(font: .body)
        .foregroundStyle(Color.DS.textSecondary)
      Divider()
        .overlay(Color.DS.stroke)
      Label(item.status.text, systemImage: item.status.symbol)
        .designSystem(font: .callout)
        .foregroundStyle(item.status.isGood ? Color.DS.success : Color.DS.danger)
    }
    .padding(DS.Padding.l)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      Color.DS.surface, in: RoundedRectangle(cornerRadius: DS.Radius.m, style: .continuous)
    )
    .accessibilityElement(children: .combine)
  }
}
