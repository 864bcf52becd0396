import Colorimetry

/// What a ratio is enough for, as WCAG 2.2 has it for text.
enum ContrastGrade: String, CaseIterable {
  case aaa = "AAA"
  case aa = "AA"
  case large = "AA large"
  case fail

  /// Of a ratio as it is, not as it is printed.
  init(_ ratio: ContrastRatio) {
    switch ratio.value {
    case 7...: self = .aaa
    case 4.5...: self = .aa
    case 3...: self = .large
    default: self = .fail
    }
  }
}
