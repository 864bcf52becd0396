package import DataFiles
package import Diagnostics

/// Writes the object of a token, as DTCG has it, from what another dialect says.
package struct TokenObject {
  private var members: [DataValue.Member] = []
  private let place: Place

  package init(at place: Place) {
    self.place = place
  }

  /// Nil for a value that the other dialect does not have.
  package mutating func set(_ key: String, _ value: DataValue?) {
    guard let value else { return }
    members.append(DataValue.Member(key: key, keyPlace: value.place, value: value))
  }

  package mutating func set(_ key: String, _ text: String, at place: Place) {
    set(key, DataValue(.string(text), at: place))
  }

  /// Properties that stay as they are, under a key of `$extensions`; those that are not there are left out.
  mutating func keep(_ names: [String], of data: DataValue, under key: String) {
    let kept = (data.members ?? []).filter { names.contains($0.key) }
    guard !kept.isEmpty else { return }
    var extensions = TokenObject(at: data.place)
    extensions.set(key, DataValue(.object(kept), at: data.place))
    set("$extensions", extensions.data)
  }

  package var data: DataValue { DataValue(.object(members), at: place) }
}
