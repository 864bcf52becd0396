import SwiftUI

/// A topic, on or off.
struct Chip: View {
  let topic: LocalizedStringKey
  @Binding var isOn: Bool

  @Environment(\.designSystemTheme) private var theme

  var body: some View {
    let colors = ChipTokens.Colors.current(in: theme)
    let sizing = ChipTokens.Sizing.current(in: theme)
    Button {
      isOn.toggle()
    } label: {
      HStack(spacing: sizing.chipCheckGap) {
        if isOn { Image(systemName: "checkmark").foregroundStyle(colors.chipCheckColor) }
        Text(topic).textStyle(ChipTokens.Typography.current(in: theme).chipText)
      }
      .foregroundStyle(isOn ? colors.chipLabelColorSelected : colors.chipLabelColorIdle)
      .padding(.horizontal, ChipTokens.Density.current(in: theme).chipInlineSpace)
      .frame(minHeight: sizing.chipHeight)
      .background(isOn ? colors.chipBgColorSelected : colors.chipBgColorIdle, in: .capsule)
      .overlay {
        Capsule().strokeBorder(
          isOn ? colors.chipBorderColorSelected : colors.chipBorderColorIdle, lineWidth: sizing.chipBorderWidth)
      }
      .frame(minHeight: sizing.chipTarget)
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}
