import Diagnostics

/// Numbers footnotes in the order in which the text first refers to them.
struct FootnoteNumbering {
  struct Definition {
    /// The list item that it became; nil if the text that cmark read has none.
    let item: Int?
    let quoteDepth: Int
  }

  private let labels: Set<String>
  private var order: [String] = []
  private var numbers: [String: Int] = [:]
  private var referenceCounts: [String: Int] = [:]
  private var definitions: [String: Definition] = [:]

  init(labels: [String]) {
    self.labels = Set(labels)
  }

  /// False when the text defines no footnotes at all: then `[^x]` is most likely not meant as a reference.
  var isInUse: Bool { !labels.isEmpty }

  /// The first definition of a label counts.
  mutating func define(_ label: String, as item: Int, quoteDepth: Int) {
    guard definitions[label] == nil else { return }
    definitions[label] = Definition(item: item, quoteDepth: quoteDepth)
  }

  /// The footnote's number and how often it has been referred to; nil when no footnote has that label.
  mutating func refer(to label: String) -> (number: Int, occurrence: Int)? {
    guard labels.contains(label) else { return nil }
    if numbers[label] == nil {
      order.append(label)
      numbers[label] = order.count
    }
    referenceCounts[label, default: 0] += 1
    return (numbers[label, default: 0], referenceCounts[label, default: 0])
  }

  func isReferenced(_ label: String) -> Bool { numbers[label] != nil }

  /// The nearest label, for a reference that names none; not sought among very many.
  func help(for label: String) -> String? {
    labels.count > 100 ? nil : NearestName.help(label, in: labels.sorted())
  }

  /// Nil when fewer footnotes are referred to.
  func definition(number: Int) -> Definition? {
    guard number <= order.count else { return nil }
    return definitions[order[number - 1]] ?? Definition(item: nil, quoteDepth: 0)
  }

  /// How often the text refers to each footnote.
  var counts: [Int] { order.map { referenceCounts[$0, default: 0] } }
}
