/// What a pair of colours must do, and by which success criterion of WCAG 2.2.
package enum Requirement: String, CaseIterable, Hashable, Sendable {
  /// 1.4.3 and 1.4.6: text below 24 px, or below 18.67 px at weight 700 and up.
  case text
  /// 1.4.3 and 1.4.6: larger text.
  case large
  /// 1.4.11: what identifies a control, its state or a graphic; against each colour that it touches.
  case nonText = "non-text"
  /// 1.4.11 and 2.4.13: the mark of the focus, against each colour that it touches.
  case focus
  /// 1.4.1 by technique G183: a link that nothing but its colour tells from the text around it, against that text.
  case link

  package enum Level: String, CaseIterable, Hashable, Sendable {
    case aa = "AA"
    case aaa = "AAA"
  }

  /// The lowest ratio that satisfies it. Only the criteria for text ask for more at level AAA.
  package func threshold(_ level: Level) -> Double {
    switch (self, level) {
    case (.text, .aa): 4.5
    case (.text, .aaa): 7
    case (.large, .aa): 3
    case (.large, .aaa): 4.5
    case (.nonText, _), (.focus, _), (.link, _): 3
    }
  }

  /// The success criterion by its number.
  package func criterion(_ level: Level) -> String {
    switch (self, level) {
    case (.text, .aa), (.large, .aa): "1.4.3"
    case (.text, .aaa), (.large, .aaa): "1.4.6"
    case (.nonText, _), (.focus, .aa): "1.4.11"
    case (.focus, .aaa): "2.4.13"
    case (.link, _): "1.4.1"
    }
  }

  /// The subject of a sentence: `text needs 4.5:1`.
  package var subject: String {
    switch self {
    case .text: "text"
    case .large: "large text"
    case .nonText: "a non-text part"
    case .focus: "a focus indicator"
    case .link: "a link in text"
    }
  }
}
