package import Diagnostics

/// Failures that a project starts with: they are known, and anything that is new or worse is not.
///
/// It is a file that specimen writes. Its entries are told apart by names, so that other values and other lines keep them.
package struct Baseline: Sendable {
  /// A failing pair by its names.
  package struct Key: Hashable, Sendable {
    package let system: String
    package let foreground: String
    package let background: String
    /// What lies behind the background, from the top; mostly empty.
    package let over: [String]
    package let requirement: Requirement

    package init(
      system: String, foreground: String, background: String, over: [String] = [], requirement: Requirement
    ) {
      self.system = system
      self.foreground = foreground
      self.background = background
      self.over = over
      self.requirement = requirement
    }

    /// `'color.text' on 'color.veil' over 'color.paper'`.
    var name: String {
      "'\(foreground)' on '\(background)'" + over.map { " over '\($0)'" }.joined()
    }
  }

  /// How badly a pair fails.
  package struct Extent: Hashable, Sendable {
    /// The lowest ratio in hundredths, rounded down: 193 is 1.93:1.
    package let hundredths: Int
    /// In how many modes it fails, and how many there are.
    package let failing: Int
    package let modes: Int

    package init(hundredths: Int, failing: Int, modes: Int) {
      self.hundredths = hundredths
      self.failing = failing
      self.modes = modes
    }

    /// True for a lower ratio and for more modes; not where a modifier on which the pair does not depend has multiplied all modes.
    package func isWorse(than other: Extent) -> Bool {
      let hasSpread = failing > other.failing && failing * other.modes != other.failing * modes
      return hundredths < other.hundredths || hasSpread
    }
  }

  package struct Entry: Sendable {
    package let key: Key
    package let extent: Extent
    /// Nil for one that has not been written yet.
    package let place: Place?

    package init(_ key: Key, _ extent: Extent, at place: Place? = nil) {
      self.key = key
      self.extent = extent
      self.place = place
    }
  }

  /// In the order of their keys, each of which stands once.
  package let entries: [Entry]

  package init(_ entries: [Entry]) {
    self.entries = entries.sorted { $0.key < $1.key }
  }

  /// All that fails.
  package init(of contrast: [ContrastReport]) {
    self.init(
      contrast.flatMap { contrast in
        contrast.rows.compactMap { row in
          contrast.extent(of: row).map { Entry(contrast.key(of: row), $0) }
        }
      })
  }
}

extension Baseline.Key: Comparable {
  package static func < (a: Self, b: Self) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }

  /// Strings are in the order of Unicode's scalars once they are composed: the same on every machine.
  private var parts: [String] { [system, foreground, background, requirement.rawValue] + over }
}
