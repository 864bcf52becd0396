package import Diagnostics

/// Where the lenient profile took what the standard does not have.
package struct Leniencies: Sendable {
  private struct Key: Hashable {
    let file: SourceFile.ID
    let leniency: Leniency
  }

  private var places: [Key: Set<Place>] = [:]

  package init() {}

  /// What is there in several modes, or met by several ways, counts once.
  package mutating func note(_ leniency: Leniency, at place: Place) {
    places[Key(file: place.file, leniency: leniency), default: []].insert(place)
  }

  package mutating func formUnion(_ other: Leniencies) {
    places.merge(other.places) { $0.union($1) }
  }

  /// One warning for each file and kind, at the first place.
  package func report(into findings: inout Findings) {
    let rows = places.compactMap { key, places in
      places.min().map { (place: $0, text: key.leniency.text(places.count), leniency: key.leniency) }
    }
    for row in rows.sorted(by: { ($0.place, $0.text) < ($1.place, $1.text) }) {
      findings.report(Finding(.warning, row.leniency.rule, row.text, at: row.place, help: row.leniency.help))
    }
  }
}
