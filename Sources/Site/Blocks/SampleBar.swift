import Markup
import Tokens

/// The room above specimens of type in which a script offers other texts for them.
enum SampleBar {
  static let html: HTML = "<div class=\"pills sample-bar\"></div>\n"

  /// True for a token that is drawn as text.
  static func isNeeded(_ token: TokenGraph.Token) -> Bool {
    [.typography, .fontFamily, .fontWeight].contains(token.type)
  }
}
