import Diagnostics

extension TokenGroup {
  /// The group with a token as its `$root`, in place of one that it may have.
  func rooted(_ token: AuthoredToken, at namePlace: Place) -> TokenGroup {
    var group = self
    group.removeAll()
    group.append(Member(name: "$root", namePlace: namePlace, node: .token(token)))
    for member in members where member.name != "$root" { group.append(member) }
    return group
  }

  /// - Parameter member: the token, which another source has as a group.
  static func rooted(_ member: Member, beside group: Member) -> Finding {
    Finding(
      .warning, "token-with-children", "'\(member.name)' is a token here and a group in another source",
      at: member.namePlace, notes: [.init("the other stands here", at: group.namePlace)],
      help: "taken as '$root' of the group; 'profile: strict' in theme.yaml refuses this")
  }
}
