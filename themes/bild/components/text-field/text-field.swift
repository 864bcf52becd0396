import SwiftUI

/// A line to type in. A message takes the place of the note.
struct NewsTextField: View {
  let label: LocalizedStringKey
  let note: LocalizedStringKey
  var message: LocalizedStringKey?
  @Binding var value: String

  @Environment(\.designSystemTheme) private var theme
  @FocusState private var isFocused: Bool

  var body: some View {
    let colors = TextFieldTokens.Colors.current(in: theme)
    let sizing = TextFieldTokens.Sizing.current(in: theme)
    let typography = TextFieldTokens.Typography.current(in: theme)
    let density = TextFieldTokens.Density.current(in: theme)
    let shape = RoundedRectangle(cornerRadius: sizing.textFieldRadius)
    VStack(alignment: .leading, spacing: density.textFieldGap) {
      Text(label)
        .textStyle(typography.textFieldLabelText)
        .foregroundStyle(colors.textFieldLabelColor)
        .accessibilityHidden(true)
      TextField(label, text: $value)
        .textStyle(typography.textFieldValueText)
        .foregroundStyle(colors.textFieldValueColor)
        .focused($isFocused)
        .padding(.horizontal, density.textFieldInlineSpace)
        .frame(minHeight: sizing.textFieldHeight)
        .background(colors.textFieldBgColorIdle, in: shape)
        .overlay {
          shape.strokeBorder(
            message == nil ? colors.textFieldBorderColorIdle : colors.textFieldBorderColorError,
            lineWidth: message == nil ? sizing.textFieldBorderWidthIdle : sizing.textFieldBorderWidthError)
        }
        .accessibilityHint(message ?? note)
      Label(message ?? note, systemImage: "exclamationmark.triangle")
        .labelStyle(NoteLabelStyle(hasSign: message != nil))
        .textStyle(typography.textFieldNoteText)
        .foregroundStyle(message == nil ? colors.textFieldNoteColor : colors.textFieldErrorColor)
        .accessibilityHidden(true)
    }
  }
}

/// The sign stands only before what is wrong.
private struct NoteLabelStyle: LabelStyle {
  let hasSign: Bool

  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .top) {
      if hasSign { configuration.icon }
      configuration.title
    }
  }
}
