package import Tokens

/// A token across all modes.
package struct SnapshotToken: Sendable {
  /// What is the same of it in several modes.
  package struct Value: Hashable, Sendable {
    /// A part of a composite, such as `font-size`, as CSS has it.
    package struct Part: Hashable, Sendable {
      package let name: String
      package let css: String

      package init(name: String, css: String) {
        self.name = name
        self.css = css
      }
    }

    /// With no alias left in it.
    package let css: String
    /// Empty for types without parts.
    package let parts: [Part]
    /// The token that the whole value names.
    package let alias: TokenPath?
    /// Every token that the value names, whole or in part.
    package let references: [TokenPath]
    /// As the file has it, on one line of JSON.
    package let written: String
    /// `colors.tokens.json:3:14`; nil where nobody knows.
    package let place: String?

    package init(
      css: String, parts: [Part] = [], alias: TokenPath? = nil, references: [TokenPath] = [], written: String,
      place: String? = nil
    ) {
      self.css = css
      self.parts = parts
      self.alias = alias
      self.references = references
      self.written = written
      self.place = place
    }
  }

  package let path: TokenPath
  /// As its file names it.
  package let type: String
  package let description: String?
  /// The reason may be nil; the outer nil says that it is not deprecated.
  package let deprecation: String??
  /// What stays the same when it is renamed, such as the `uuid` that Spectrum gives its tokens.
  package let identity: String?
  package let values: [Value]
  /// By the index of the mode, the index of its value; nil where the mode does not have the token.
  package let valueByMode: [Int?]

  package init(
    path: TokenPath, type: String, description: String? = nil, deprecation: String?? = nil, identity: String? = nil,
    values: [Value], valueByMode: [Int?]
  ) {
    self.path = path
    self.type = type
    self.description = description
    self.deprecation = deprecation
    self.identity = identity
    self.values = values
    self.valueByMode = valueByMode
  }

  package func value(in mode: Int) -> Value? { valueByMode[mode].map { values[$0] } }

  package var isDeprecated: Bool { deprecation != nil }
}
