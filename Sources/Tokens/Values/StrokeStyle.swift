/// How a line is drawn (DTCG Format 2025.10, section 9.2).
package enum StrokeStyle: Hashable, Sendable {
  package enum Keyword: String, Hashable, Sendable, CaseIterable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }

  package enum LineCap: String, Hashable, Sendable, CaseIterable {
    case round, butt, square
  }

  case keyword(Keyword)
  case dashes([Dimension], lineCap: LineCap)
}
