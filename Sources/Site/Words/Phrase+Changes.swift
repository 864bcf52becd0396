// MARK: Page of changes

extension Phrase {
  static let change = Phrase("Change", de: "Änderung")

  static func changes(of system: String, since version: String) -> Phrase {
    Phrase("What changed in \(system) since \(version).", de: "Was sich in \(system) seit \(version) geändert hat.")
  }

  static func nothingChanged(since version: String) -> Phrase {
    Phrase(
      "Nothing changed since \(version): all tokens, contrasts and components are as they were.",
      de: "Seit \(version) hat sich nichts geändert: Alle Tokens, Kontraste und Komponenten sind, wie sie waren.")
  }

  static func isNew(since version: String) -> Phrase {
    Phrase(
      "\(version) did not have this system: all of it is new.",
      de: "\(version) hatte dieses System noch nicht: Alles daran ist neu.")
  }

  static func changes(_ count: Int, since version: String) -> Phrase {
    count == 1
      ? Phrase("1 change since \(version)", de: "1 Änderung seit \(version)")
      : Phrase("\(count) changes since \(version)", de: "\(count) Änderungen seit \(version)")
  }
}

// MARK: Marks

extension Phrase {
  /// As a facet of tokens, for all that is marked.
  static let changed = Phrase("changed", de: "geändert")
}

extension ChangeMark.Kind {
  var phrase: Phrase {
    switch self {
    case .new: Phrase("New", de: "Neu")
    case .renamed: Phrase("Renamed", de: "Umbenannt")
    case .deprecated: Phrase("Now deprecated", de: "Jetzt veraltet")
    case .changed: Phrase("Changed", de: "Geändert")
    }
  }
}
