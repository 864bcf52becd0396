import DataFiles
package import Diagnostics

/// What a component says of its contrast that its HTML and CSS do not tell: the `contrast` of its component.yaml.
package struct ComponentContrast: Sendable {
  /// A selector as it is written.
  package struct Part: Sendable {
    package let selector: String
    package let place: Place
  }

  /// What nothing is required of, and why.
  package struct Exemption: Sendable {
    package let part: Part
    package let reason: String
  }

  /// What a positioned part lies on.
  package struct Overlap: Sendable {
    package let part: Part
    package let ground: Part
  }

  /// Shapes that must be made out.
  package var graphics: [Part] = []
  package var exemptions: [Exemption] = []
  package var overlaps: [Overlap] = []

  package init() {}

  init(_ data: DataValue, into findings: inout Findings) {
    guard
      let fields = Fields(data, of: "contrast", known: ["graphics", "exempt", "overlaps"], into: &findings)
    else { return }
    graphics = fields.texts("graphics", into: &findings).map { Part(selector: $0.text, place: $0.place) }
    exemptions = fields.list("exempt", into: &findings).compactMap { Exemption($0, into: &findings) }
    overlaps = fields.list("overlaps", into: &findings).compactMap { Overlap($0, into: &findings) }
  }
}

extension ComponentContrast.Part {
  init?(_ key: String, _ fields: Fields, into findings: inout Findings) {
    guard let text = fields.requiredText(key, into: &findings), let place = fields[key]?.place else { return nil }
    self.init(selector: text, place: place)
  }
}

extension ComponentContrast.Exemption {
  fileprivate init?(_ data: DataValue, into findings: inout Findings) {
    guard let fields = Fields(data, of: "an exemption", known: ["part", "reason"], into: &findings) else { return nil }
    let part = ComponentContrast.Part("part", fields, into: &findings)
    let reason = fields.requiredText("reason", into: &findings)
    guard let part, let reason else { return nil }
    self.init(part: part, reason: reason)
  }
}

extension ComponentContrast.Overlap {
  /// The reason is for those who read the file.
  fileprivate init?(_ data: DataValue, into findings: inout Findings) {
    guard let fields = Fields(data, of: "an overlap", known: ["part", "on", "reason"], into: &findings) else {
      return nil
    }
    let part = ComponentContrast.Part("part", fields, into: &findings)
    let ground = ComponentContrast.Part("on", fields, into: &findings)
    _ = fields.requiredText("reason", into: &findings)
    guard let part, let ground else { return nil }
    self.init(part: part, ground: ground)
  }
}
