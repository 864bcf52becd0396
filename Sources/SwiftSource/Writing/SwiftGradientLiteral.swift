import Glibc
import Tokens

/// A gradient as `SwiftUI.LinearGradient`.
struct SwiftGradientLiteral {
  let scope: ExportScope

  /// - Parameter colors: the code of the stops' colours.
  func code(_ gradient: Gradient, colors: [String]) -> String {
    let positions = gradient.stops.map(\.position)
    let last = Double(max(positions.count - 1, 1))
    let isEven = positions.enumerated().allSatisfy { abs($1 - Double($0) / last) < 1e-9 } && positions.count > 1
    let stops = zip(colors, positions).map { color, position in
      ".init(color: \(color), location: \(SwiftLiteral.number(position)))"
    }
    let list = isEven ? "colors: [\(colors.joined(separator: ", "))]" : "stops: [\(stops.joined(separator: ", "))]"
    let (start, end) = points(gradient.angle)
    return "\(scope.framework("LinearGradient"))(\(list), startPoint: \(start), endPoint: \(end))"
  }

  /// Where a line through the middle of a unit square begins and ends so that its ends are level with the corners (CSS Images 3, section
  /// 3.1.1).
  private func points(_ angle: Double) -> (start: String, end: String) {
    let (x, y) = (sin(angle * .pi / 180), -cos(angle * .pi / 180))
    let reach = (abs(x) + abs(y)) / 2
    return (point(0.5 - x * reach, 0.5 - y * reach), point(0.5 + x * reach, 0.5 + y * reach))
  }

  private func point(_ x: Double, _ y: Double) -> String {
    let names = [
      ["topLeading", "top", "topTrailing"], ["leading", "center", "trailing"],
      ["bottomLeading", "bottom", "bottomTrailing"],
    ]
    let (column, row) = (x * 2, y * 2)
    if abs(column - column.rounded()) < 1e-9, abs(row - row.rounded()) < 1e-9, (0...2).contains(row.rounded()),
      (0...2).contains(column.rounded())
    {
      return ".\(names[Int(row.rounded())][Int(column.rounded())])"
    }
    let digits = { (value: Double) in SwiftLiteral.number((value * 1_000_000).rounded() / 1_000_000) }
    return "\(scope.framework("UnitPoint"))(x: \(digits(x)), y: \(digits(y)))"
  }
}
