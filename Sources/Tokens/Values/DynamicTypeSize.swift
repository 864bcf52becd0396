/// The text sizes that readers of iOS and iPadOS choose from. `large` is the one nobody has to choose; from `ax1` on they are the
/// larger accessibility sizes.
package enum DynamicTypeSize: Int, CaseIterable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, ax1, ax2, ax3, ax4, ax5

  /// As the Human Interface Guidelines call it: `xSmall`, `AX5`.
  package var name: String {
    let name = "\(self)"
    return name.hasPrefix("ax") ? name.uppercased() : name
  }
}
