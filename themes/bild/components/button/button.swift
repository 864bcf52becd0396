import SwiftUI

/// The four kinds of button, from loud to quiet.
enum ButtonKind {
  case primaryBrand, primaryNeutral, secondary, tertiary
}

struct NewsButtonStyle: ButtonStyle {
  var kind = ButtonKind.primaryBrand

  @Environment(\.designSystemTheme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    let sizing = ButtonTokens.Sizing.current(in: theme)
    let density = ButtonTokens.Density.current(in: theme)
    let shape = RoundedRectangle(cornerRadius: sizing.buttonRadius)
    HStack(spacing: density.buttonContentGap) { configuration.label }
      .textStyle(ButtonTokens.Typography.current(in: theme).buttonLabel)
      .foregroundStyle(label(pressed: configuration.isPressed))
      .padding(.horizontal, density.buttonInlineSpace)
      .padding(.vertical, density.buttonBlockSpace)
      .frame(minHeight: sizing.buttonHeight)
      .background(fill(pressed: configuration.isPressed), in: shape)
      .overlay { shape.strokeBorder(outline(pressed: configuration.isPressed), lineWidth: sizing.buttonBorderWidth) }
      .contentShape(shape)
  }

  private var colors: any ButtonTokens.ButtonColorTokens {
    ButtonTokens.Colors.current(in: theme)
  }

  private func fill(pressed: Bool) -> Color {
    switch (kind, isEnabled) {
    case (.primaryBrand, true):
      pressed ? colors.buttonPrimaryBrandBgColorActive : colors.buttonPrimaryBrandBgColorIdle
    case (.primaryBrand, false): colors.buttonPrimaryBrandBgColorDisabled
    case (.primaryNeutral, true):
      pressed ? colors.buttonPrimaryNeutralBgColorActive : colors.buttonPrimaryNeutralBgColorIdle
    case (.primaryNeutral, false): colors.buttonPrimaryNeutralBgColorDisabled
    case (.secondary, true):
      pressed ? colors.buttonSecondaryBgColorActive : colors.buttonSecondaryBgColorIdle
    case (.secondary, false): colors.buttonSecondaryBgColorIdle
    case (.tertiary, true): pressed ? colors.buttonTertiaryBgColorActive : .clear
    case (.tertiary, false): .clear
    }
  }

  private func label(pressed: Bool) -> Color {
    switch (kind, isEnabled) {
    case (.primaryBrand, true): colors.buttonPrimaryBrandLabelColorIdle
    case (.primaryBrand, false): colors.buttonPrimaryBrandLabelColorDisabled
    case (.primaryNeutral, true): colors.buttonPrimaryNeutralLabelColorIdle
    case (.primaryNeutral, false): colors.buttonPrimaryNeutralLabelColorDisabled
    case (.secondary, true): colors.buttonSecondaryLabelColorIdle
    case (.secondary, false): colors.buttonSecondaryLabelColorDisabled
    case (.tertiary, true): pressed ? colors.buttonTertiaryLabelColorHover : colors.buttonTertiaryLabelColorIdle
    case (.tertiary, false): colors.buttonTertiaryLabelColorDisabled
    }
  }

  private func outline(pressed: Bool) -> Color {
    guard kind == .secondary else { return .clear }
    guard isEnabled else { return colors.buttonSecondaryBorderColorDisabled }
    return pressed ? colors.buttonSecondaryBorderColorHover : colors.buttonSecondaryBorderColorIdle
  }
}
