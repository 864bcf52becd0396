import SwiftUI

struct Wave: View {
  let tide = Color(red: 0, green: 0, blue: 0.2)
  @State private var isHigh = false

  var body: some View {
    let shade = Color.black.opacity(0.5)
    Text("A wave")
      .foregroundStyle(isHigh ? Color(red: 0, green: 0, blue: 0.2) : .deep)
      .background(.white)
      .shadow(color: .black.opacity(0.5), radius: 4)
      .overlay(shade)
  }
}

struct NotOfTokens: View {
  var body: some View {
    Text("These are no colours of tokens, or none that is the same in all modes")
      .foregroundStyle(Color(red: 0, green: 0, blue: 0.3))
      .tint(Color(red: 1, green: 0, blue: 0))
      .border(Color(red: 0, green: 1, blue: 0))
      .background(Color("white"), in: .rect)
      .foregroundStyle(.clear)
      .lineLimit(1)
  }
}

#Preview { Wave().background(.white) }
