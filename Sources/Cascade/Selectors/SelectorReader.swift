/// Component values to selectors (Selectors 4, section 18).
struct SelectorReader {
  /// Where a selector stands: by that it may start with a combinator, and is then relative to something.
  enum Position { case plain, nested, insideHas }

  /// Selectors that hold more tests, those of `&` included, are not followed: matching them would take too long.
  static let weightLimit = 2000

  /// Of the text that the values' ranges count in.
  let bytes: [UInt8]
  /// What `&` stands for; nil outside of other rules, where it is the page's root.
  let parents: ParentSelectors?
  /// What is valid, but not followed.
  var unsupported: [PreludeProblem] = []
  /// What is invalid where that does not matter to its list.
  var forgiven: [PreludeProblem] = []
  var stateUses: [StateUse] = []
  var idUses: [IDUse] = []
  var usesParents = false
  var isInsideHas = false

  init(_ bytes: [UInt8], parents: ParentSelectors? = nil) {
    self.bytes = bytes
    self.parents = parents
  }

  /// All selectors of a list; one that is invalid makes all of it invalid.
  mutating func list(_ values: [ComponentValue], _ position: Position, within range: Range<Int>)
    throws(PreludeProblem) -> [Selector]
  {
    var selectors: [Selector] = []
    for part in values.split(at: .comma) { selectors.append(try selector(part, position, within: range)) }
    return selectors
  }

  /// As in `:is()`: what is invalid is left out.
  mutating func forgivingList(_ values: [ComponentValue], within range: Range<Int>) -> [Selector] {
    var selectors: [Selector] = []
    for part in values.split(at: .comma) {
      do {
        selectors.append(try selector(part, .plain, within: range))
      } catch {
        if !part.trimmed.isEmpty { forgiven.append(error) }
      }
    }
    return selectors
  }

  private mutating func selector(_ values: [ComponentValue], _ position: Position, within range: Range<Int>)
    throws(PreludeProblem) -> Selector
  {
    let values = values.trimmed
    guard let first = values.first, let last = values.last else {
      throw PreludeProblem(text: "nothing stands where a selector is needed", range: range)
    }
    let around = usesParents
    usesParents = false
    let range = first.range.lowerBound..<last.range.upperBound
    // Moved, not copied: the lists in it grow with each selector.
    var complex = ComplexSelectorReader(values, reader: consume self)
    defer { usesParents = usesParents || around }
    let selector: Selector
    do {
      selector = try complex.read(position)
      self = complex.reader
    } catch {
      self = complex.reader
      throw error
    }
    guard selector.weight <= Self.weightLimit else {
      unsupported.append(
        PreludeProblem(text: "a selector that means \(selector.weight) tests is not followed", range: range))
      return Selector(
        compounds: [.init(tests: [.never])], pseudoElement: nil, specificity: selector.specificity, weight: 1)
    }
    return selector
  }
}
