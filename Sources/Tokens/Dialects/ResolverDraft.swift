import DataFiles
import Diagnostics

/// A resolver as drafts before 2025.10 had it: `sets` and `modifiers` are arrays, and names stand for references.
enum ResolverDraft {
  static func matches(_ file: DataValue) -> Bool {
    ["sets", "modifiers"].contains { key in
      file[key]?.array?.first.map { $0["name"] != nil && $0["values"] != nil } == true
    }
  }

  static func finding(_ file: DataValue) -> Finding {
    let keys = ["sets", "modifiers"].filter { file[$0]?.array != nil }
    let arrays = keys.count == 1 ? "\(keys[0]) is an array" : "\(keys.joined(separator: " and ")) are arrays"
    return Finding(
      .error, "invalid-resolver", "the resolver is of an old draft: its \(arrays), objects by name are needed",
      at: keys.first.flatMap { file[$0]?.place } ?? file.place,
      help: """
        write {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.json"}]}}, "modifiers": {"theme": \
        {"contexts": {"light": [], "dark": [{"$ref": "dark.json"}]}, "default": "light"}}, "resolutionOrder": \
        [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
        """)
  }
}
