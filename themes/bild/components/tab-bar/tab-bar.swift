import SwiftUI

/// The five places of the app.
enum Place: CaseIterable {
  case home, sport, plus, search, mine

  var title: LocalizedStringKey {
    switch self {
    case .home: "Home"
    case .sport: "Sport"
    case .plus: "Plus"
    case .search: "Search"
    case .mine: "My BILD"
    }
  }

  var icon: String {
    switch self {
    case .home: "house"
    case .sport: "soccerball"
    case .plus: "plus.square"
    case .search: "magnifyingglass"
    case .mine: "person.crop.circle"
    }
  }
}

struct NewsTabBar: View {
  @Binding var place: Place

  @Environment(\.designSystemTheme) private var theme

  var body: some View {
    let sizing = TabBarTokens.Sizing.current(in: theme)
    let colors = TabBarTokens.Colors.current(in: theme)
    HStack(spacing: 0) {
      ForEach(Place.allCases, id: \.self) { next in
        Button {
          place = next
        } label: {
          VStack(spacing: sizing.tabBarGap) {
            Image(systemName: next.icon)
              .symbolVariant(next == place ? .fill : .none)
              .frame(width: sizing.tabBarIconSize, height: sizing.tabBarIconSize)
            Text(next.title).textStyle(TabBarTokens.Typography.current(in: theme).tabBarText)
          }
          .foregroundStyle(next == place ? colors.tabBarItemColorSelected : colors.tabBarItemColorIdle)
          .frame(maxWidth: .infinity, minHeight: sizing.tabBarHeight)
          .overlay(alignment: .top) {
            if next == place { colors.tabBarMarkerColor.frame(height: sizing.tabBarMarkerHeight) }
          }
        }
        .buttonStyle(.plain)
        .accessibilityShowsLargeContentViewer()
        .accessibilityAddTraits(next == place ? .isSelected : [])
      }
    }
    .background(colors.tabBarBgColor)
  }
}
