/// What a pair of colours must do, and by which success criterion of WCAG 2.2.
package enum Requirement: String, CaseIterable, Hashable, Sendable {
  /// 1.4.3 and 1.4.6: text below 24 px, or below 18.67 px at weight 700 and up.
  case text
  /// 1.4.3 and 1.4.6: larger text.
  case large
  /// 1.4.11: what identifies a control, its state or a graphic.
  case nonText = "non-text"

  package enum Level: String, CaseIterable, Hashable, Sendable {
    case aa = "AA"
    case aaa = "AAA"
  }

  /// The lowest ratio that satisfies it. 1.4.11 has no level AAA.
  package func threshold(_ level: Level) -> Double {
    switch (self, level) {
    case (.text, .aa): 4.5
    case (.text, .aaa): 7
    case (.large, .aa): 3
    case (.large, .aaa): 4.5
    case (.nonText, _): 3
    }
  }

  /// The subject of a sentence: `text needs 4.5:1`.
  package var subject: String {
    switch self {
    case .text: "text"
    case .large: "large text"
    case .nonText: "a non-text part"
    }
  }
}
