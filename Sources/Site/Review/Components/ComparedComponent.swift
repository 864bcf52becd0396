import Cascade
import Diagnostics
import Review

/// A component of two versions of a system: its variants as they were and as they are.
struct ComparedComponent: Sendable {
  /// What there is to draw of one of the versions.
  enum Side: Sendable {
    case drawn(ResolvedProject, ResolvedSystem, ResolvedTheme, ResolvedComponent)
    /// The version does not have the component.
    case absent
    /// A lock file, which holds no drawings.
    case lockFile
    /// Its input has errors, so that there is no site of it.
    case broken
  }

  let name: String
  let old: Side
  let new: Side
  /// In the order of the new side, then those that are gone.
  let variants: [ComparedVariant]

  var title: String { (new.component ?? old.component)?.component.title ?? name }

  init(_ name: String, _ comparison: Comparison, old: Build?, new: Build?) {
    let (before, after) = (Side(name, comparison.old, old), Side(name, comparison.new, new))
    self.name = name
    self.old = before
    self.new = after
    let known = before.variants
    let kept = Set(after.variants.map(\.variant.name))
    let pairs =
      after.variants.map { variant in (known.first { $0.variant.name == variant.variant.name }, Optional(variant)) }
      + known.filter { !kept.contains($0.variant.name) }.map { ($0, nil) }
    variants = pairs.map { one, other in
      ComparedVariant(
        old: one?.variant, new: other?.variant,
        outcome: ComparedVariant.Outcome((before, one), (after, other), comparison.modes))
    }
  }
}

extension ComparedComponent.Side {
  fileprivate init(_ name: String, _ snapshot: Snapshot, _ build: Build?) {
    guard let build else {
      self = snapshot.components.contains { $0.name == name } ? .lockFile : .absent
      return
    }
    guard !build.inputFindings.hasErrors else {
      self = .broken
      return
    }
    guard let system = build.resolved.systems.first(where: { $0.name == snapshot.system }), let theme = system.theme,
      let component = theme.components[name]
    else {
      self = .absent
      return
    }
    self = .drawn(build.resolved, system, theme, component)
  }

  var component: ResolvedComponent? {
    if case .drawn(_, _, _, let component) = self { component } else { nil }
  }

  var system: ResolvedSystem? {
    if case .drawn(_, let system, _, _) = self { system } else { nil }
  }

  /// True where nobody can tell how it looks.
  var isUnknown: Bool {
    switch self {
    case .drawn, .absent: false
    case .lockFile, .broken: true
    }
  }

  /// Why there is nothing of it; nil where there is.
  var note: Phrase? {
    switch self {
    case .drawn: nil
    case .absent: .noComponentHere
    case .lockFile: .lockFileHere
    case .broken: .brokenHere
    }
  }

  fileprivate var variants: [ResolvedComponent.Variant] { component?.variants ?? [] }

  /// In some states; nil where nothing is drawn.
  func look(of variant: ResolvedComponent.Variant, in states: [InteractionState]) -> VariantLook? {
    guard case .drawn(let project, _, let theme, let component) = self else { return nil }
    return VariantLook(variant, of: component, in: states, theme: theme, language: project.words.tag)
  }
}
