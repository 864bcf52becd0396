import Cascade
import Tokens

/// Something that a pair is measured from, and that has a value in each mode.
enum PairTerm: Hashable {
  case paint(PaintSource)
  case opacity(String)

  /// Nil for the text of CSS.
  var token: TokenPath? {
    if case .paint(.token(let path)) = self { path } else { nil }
  }
}
