import SwiftUI

/// A rating from 1 to 5 as one number.
struct RatingChip: View {
  let rating: Int

  var body: some View {
    HStack(spacing: .veroSpace3) {
      Image(systemName: "star.fill").font(.system(size: .veroIconChip))
      Text(rating, format: .number).font(.veroChip).monospacedDigit()
    }
    .foregroundStyle(Color.veroOnAmber)
    .padding(.vertical, .veroSpace4)
    .padding(.horizontal, .veroSpace7)
    .background(Color.veroAmber, in: .capsule)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Rated \(rating) of 5")
  }
}
