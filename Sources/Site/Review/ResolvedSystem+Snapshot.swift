import Audit
import Diagnostics
package import Review
import Tokens

extension Build {
  /// What a comparison needs of each system that has a theme.
  package var snapshots: [Snapshot] {
    let contrast = Dictionary(contrast.map { ($0.system, $0) }) { first, _ in first }
    return resolved.systems.compactMap { system in
      guard let theme = system.theme else { return nil }
      return Snapshot(
        system: system.name, theme.graph, contrast: contrast[system.name],
        components: theme.components.all.map(\.snapshot), documents: system.documents.map(\.snapshot),
        sources: sources)
    }
  }
}

extension ResolvedComponent {
  fileprivate var snapshot: SnapshotUser {
    let texts = component.variants.map(\.html.bytes) + [component.css?.bytes ?? []]
    return SnapshotUser(
      name: component.name, tokens: tokens,
      fingerprint: Fingerprint.of(
        zip(component.variants.map(\.name) + [""], texts).map { "\($0) \(String(decoding: $1, as: UTF8.self))" }))
  }
}

extension ResolvedDocument {
  fileprivate var snapshot: SnapshotUser {
    var seen: Set<TokenPath> = []
    return SnapshotUser(
      name: title, path: path, tokens: tokenPlaces.map(\.path).filter { seen.insert($0).inserted })
  }
}
