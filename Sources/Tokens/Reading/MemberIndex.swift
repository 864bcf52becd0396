/// Where the members of a group stand, by name. Most groups have so few that looking at each is faster than any table.
struct MemberIndex: Sendable {
  private static let smallCount = 12
  private var indices: [String: Int] = [:]

  func index(of name: String, among members: [TokenGroup.Member]) -> Int? {
    members.count <= MemberIndex.smallCount ? members.firstIndex { $0.name == name } : indices[name]
  }

  /// Takes in the member that comes after those that there are.
  mutating func append(_ name: String, after members: [TokenGroup.Member]) {
    guard members.count >= MemberIndex.smallCount else { return }
    if indices.isEmpty {
      for (index, member) in members.enumerated() { indices[member.name] = index }
    }
    indices[name] = members.count
  }
}
