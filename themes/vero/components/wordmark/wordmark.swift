import SwiftUI

/// The name as a mark. Fixed in size, spoken as one word.
struct Wordmark: View {
  var body: some View {
    Text(verbatim: "VERO")
      .font(.veroWordmark)
      .tracking(.veroWordmarkTracking)
      .foregroundStyle(LinearGradient.veroBrand)
      .padding(.trailing, -.veroWordmarkTracking)
      .accessibilityLabel("Vero")
      .accessibilityAddTraits([.isImage, .isHeader])
  }
}
