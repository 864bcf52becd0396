import DataFiles
import Diagnostics

/// Puts tokens that a file lists by name into groups, as DTCG has them.
struct TokenTree {
  private indirect enum Node {
    case token(DataValue)
    case group(TokenTree)
    /// While a group is out to be changed, so that it is not copied.
    case moved
  }

  private struct Entry {
    let name: String
    let place: Place
    var node: Node
  }

  private var entries: [Entry] = []
  private var indices: [String: Int] = [:]

  /// Adds a token; false when there is one at this path, or at one that leads to it.
  mutating func add(_ token: DataValue, at path: ArraySlice<String>, namePlace: Place) -> Bool {
    guard let name = path.first else { return false }
    let rest = path.dropFirst()
    guard let index = indices[name] else {
      var node = Node.token(token)
      if !rest.isEmpty {
        var group = TokenTree()
        _ = group.add(token, at: rest, namePlace: namePlace)
        node = .group(group)
      }
      append(Entry(name: name, place: namePlace, node: node))
      return true
    }
    guard case .group(var group) = entries[index].node else { return false }
    entries[index].node = .moved
    let isAdded = group.add(token, at: rest, namePlace: namePlace)
    entries[index].node = .group(group)
    return isAdded
  }

  private mutating func append(_ entry: Entry) {
    indices[entry.name] = entries.count
    entries.append(entry)
  }

  /// The groups as a token file.
  func data(at place: Place) -> DataValue {
    let members = entries.map { entry in
      let value: DataValue =
        switch entry.node {
        case .token(let token): token
        case .group(let group): group.data(at: entry.place)
        case .moved: preconditionFailure("a group is put back")
        }
      return DataValue.Member(key: entry.name, keyPlace: entry.place, value: value)
    }
    return DataValue(.object(members), at: place)
  }
}
