/// A figure with its name and the same in other words or units.
struct TokenMetric: Hashable {
  let name, figure, others: String

  init(_ name: String, _ figure: String, _ others: String) {
    self.name = name
    self.figure = figure
    self.others = others
  }
}
