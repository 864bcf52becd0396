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
        components: theme.components.all.map { $0.snapshot(in: theme) }, documents: system.documents.map(\.snapshot),
        sources: sources)
    }
  }
}

extension ResolvedComponent {
  /// With what its drawings stand on, its icons and its width.
  fileprivate func snapshot(in theme: ResolvedTheme) -> SnapshotUser {
    let canvas = theme.configuration.canvas?.path
    let text = { (name: String, bytes: [UInt8]) in "\(name) \(String(decoding: bytes, as: UTF8.self))" }
    let icons = Set(variants.flatMap(\.mockup.icons))
    let texts =
      component.variants.map { text($0.name, $0.html.bytes) } + [text("", component.css?.bytes ?? [])]
      + theme.icons.filter { icons.contains($0.name) }.map { "\($0.name) \($0.viewBox) \($0.group)" }
      + [component.width.map { "\($0)" }, canvas?.description].compactMap { $0 }
    return SnapshotUser(
      name: component.name, tokens: tokens + [canvas].compactMap { $0 }.filter { !tokens.contains($0) },
      fingerprint: Fingerprint.of(texts))
  }
}

extension ResolvedDocument {
  fileprivate var snapshot: SnapshotUser {
    var seen: Set<TokenPath> = []
    return SnapshotUser(
      name: title, path: path, tokens: tokenPlaces.map(\.path).filter { seen.insert($0).inserted })
  }
}
