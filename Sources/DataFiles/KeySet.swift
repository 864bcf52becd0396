/// The keys of an object that is being read. Most objects have so few that looking at each is faster than any table.
struct KeySet {
  private static let smallCount = 12
  /// Where the members of the object begin in the list that has them.
  let first: Int
  private var indices: [String: Int] = [:]

  init(first: Int) {
    self.first = first
  }

  /// The index of the member that has the key already; nil when the key is new, and the next member will have it.
  mutating func insert(_ key: String, among members: [DataValue.Member]) -> Int? {
    guard members.count - first >= KeySet.smallCount else {
      return members[first...].firstIndex { $0.key == key }
    }
    if indices.isEmpty {
      for index in members.indices[first...] { indices[members[index].key] = index }
    }
    if let index = indices[key] { return index }
    indices[key] = members.count
    return nil
  }
}
