/// The keys of an object so far. Most objects have so few that looking at each is faster than any table.
struct KeySet {
  private static let smallCount = 12
  private var indices: [String: Int] = [:]

  /// The index of the member that has the key already; nil when the key is new, and the next member will have it.
  mutating func insert(_ key: String, among members: [DataValue.Member]) -> Int? {
    guard members.count >= KeySet.smallCount else { return members.firstIndex { $0.key == key } }
    if indices.isEmpty {
      for (index, member) in members.enumerated() { indices[member.key] = index }
    }
    if let index = indices[key] { return index }
    indices[key] = members.count
    return nil
  }
}
