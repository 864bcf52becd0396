import SwiftUI

/// The five tabs. Compose is a place in the bar but not a place to be: it opens a sheet and goes back.
struct RootView: View {
  private enum Tab: Hashable { case feed, discover, compose, inbox, profile }

  @State private var tab = Tab.feed
  @State private var isComposing = false

  var body: some View {
    TabView(selection: $tab) {
      FeedScreen().tabItem { Label("Feed", systemImage: "house") }.tag(Tab.feed)
      DiscoverScreen().tabItem { Label("Discover", systemImage: "magnifyingglass") }.tag(Tab.discover)
      Color.clear
        .tabItem { Image("compose-ring").accessibilityLabel("New post") }
        .tag(Tab.compose)
      InboxScreen().tabItem { Label("Inbox", systemImage: "envelope") }.tag(Tab.inbox)
      ProfileScreen().tabItem { Label("Profile", systemImage: "person.crop.circle") }.tag(Tab.profile)
    }
    .tint(.veroTeal)
    .toolbarBackground(Color.veroBar, for: .tabBar)
    .toolbarBackground(.visible, for: .tabBar)
    .onChange(of: tab) { [tab] next in
      guard next == .compose else { return }
      self.tab = tab
      isComposing = true
    }
    .sheet(isPresented: $isComposing) { ComposeScreen() }
    .haptic(.tick, trigger: tab)
  }
}
