import SwiftUI

extension Color {
  static let foam = Color(hex: "#FFFFFE")
}

struct Wave: View {
  var body: some View {
    Text("A wave").foregroundStyle(Color.deep)
  }
}
