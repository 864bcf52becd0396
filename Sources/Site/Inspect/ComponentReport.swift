import Audit
import Cascade
import Diagnostics
import Tokens

/// All that the mock-ups of a component paint: what stands on what, in every variant, state and mode, and what that measures.
package struct ComponentReport: Sendable {
  /// Whether it is enough.
  enum Status: Hashable, Sendable {
    case judged(ContrastAudit.Status)
    /// Nothing is required of it.
    case exempt
  }

  /// What is so in some modes.
  struct Outcome: Sendable {
    let reading: PartReading
    let status: Status
    /// By index, ascending.
    fileprivate(set) var modes: [Int]
  }

  struct Part: Sendable {
    /// Where it stands, whatever it is painted with.
    struct Position: Hashable, Sendable {
      let element: Int?
      let pseudoElement: String?
      let kind: PaintedPart.Kind
      let place: Place
      /// Of several parts of one element, which.
      let ordinal: Int
    }

    let position: Position
    /// `.vero-tab-bar__label "Feed"`.
    let words: String
    /// From the top of the mock-up down, as a selector; nil for text at the top.
    let path: String?
    let text: String?
    let exemption: String?
    fileprivate(set) var outcomes: [Outcome]
  }

  /// A variant in a state.
  struct Drawing: Sendable {
    let variant: String
    let state: InteractionState
    fileprivate(set) var parts: [Part] = []
    /// Of the parts.
    fileprivate var indices: [Part.Position: Int] = [:]
  }

  let name: String
  let title: String
  let system: String
  let graph: TokenGraph
  let drawings: [Drawing]

  /// Nil where the system has no such component.
  package init?(named name: String, in system: ResolvedSystem) {
    guard let theme = system.theme, let component = theme.components[name] else { return nil }
    self.name = name
    title = component.component.title
    self.system = system.name
    graph = theme.graph
    var reader = PartReader(
      theme.graph, theme.configuration.contrast ?? .byNames, on: PaintSource(canvas: theme.configuration.canvas?.path),
      theme.values)
    let results = theme.audit?.results ?? []
    let judged = Dictionary(results.map { ($0.pair, $0) }) { first, _ in first }
    var drawings: [Drawing] = []
    for mockup in theme.painted where mockup.component == name {
      if drawings.last?.variant != mockup.variant || drawings.last?.state != mockup.state {
        drawings.append(Drawing(variant: mockup.variant, state: mockup.state))
      }
      var seen: [Part.Position: Int] = [:]
      for part in mockup.parts {
        let first = Part.Position(part, ordinal: 0)
        let position = Part.Position(part, ordinal: seen[first, default: 0])
        seen[first, default: 0] += 1
        let readings = reader.readings(of: part, in: mockup)
        drawings[drawings.count - 1].take(part, at: position, readings, mockup) { reading, mode in
          part.exemption == nil
            ? .judged(judged[reading.pair]?.status(in: mode) ?? reading.status) : .exempt
        }
      }
    }
    self.drawings = drawings
  }
}

extension ComponentReport.Drawing {
  fileprivate mutating func take(
    _ part: PaintedPart, at position: ComponentReport.Part.Position, _ readings: [PartReading?],
    _ mockup: PaintedMockup, status: (PartReading, Int) -> ComponentReport.Status
  ) {
    let index = indices[position] ?? parts.count
    if index == parts.count {
      indices[position] = index
      parts.append(
        ComponentReport.Part(
          position: position, words: mockup.tree.words(for: part),
          path: part.element.map { mockup.tree.path(of: $0) }, text: mockup.tree.text(of: part),
          exemption: part.exemption?.reason, outcomes: []))
    }
    for (mode, reading) in readings.enumerated() {
      guard let reading else { continue }
      let status = status(reading, mode)
      let same = parts[index].outcomes.firstIndex { $0.reading == reading && $0.status == status }
      if let same {
        parts[index].outcomes[same].modes.append(mode)
        parts[index].outcomes[same].modes.sort()
      } else {
        parts[index].outcomes.append(ComponentReport.Outcome(reading: reading, status: status, modes: [mode]))
      }
    }
  }
}

extension ComponentReport.Part.Position {
  fileprivate init(_ part: PaintedPart, ordinal: Int) {
    element = part.element
    pseudoElement = part.pseudoElement
    kind = part.kind
    place = part.place
    self.ordinal = ordinal
  }
}

extension PartReading {
  /// Of what nobody has accepted.
  fileprivate var status: ContrastAudit.Status {
    switch measurement?.verdict {
    case .pass: .passed
    case .fail: .failed
    case .cannotTell, nil: .unknown
    }
  }
}

extension ComponentReport.Status {
  var word: String {
    switch self {
    case .judged(let status): status.rawValue
    case .exempt: "exempt"
    }
  }
}

extension PaintedPart.Kind {
  /// `text`, `border-outer`.
  var word: String {
    switch self {
    case .text: "text"
    case .placeholder: "placeholder"
    case .graphic: "graphic"
    case .border(let side): "border-\(side.word)"
    case .outline(let side): "outline-\(side.word)"
    case .link: "link"
    }
  }
}

extension PaintedPart.Side {
  fileprivate var word: String {
    switch self {
    case .inner: "inner"
    case .outer: "outer"
    }
  }
}
