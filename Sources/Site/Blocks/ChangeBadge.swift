import Markup
import Tokens

/// A mark as a badge that leads to what is told of the change.
struct ChangeBadge {
  let context: PageContext
  let mark: ChangeMark

  var html: HTML {
    """
    <span class="mark mark--\(mark.kind.rawValue)"><a href="\(context.href(target))">\(context.words[mark.kind.phrase])</a></span>
    """
  }

  private var target: String { ChangesPage.path + (mark.anchor.map { "#" + $0 } ?? "") }
}

extension PageContext {
  /// Nil for a token that is as it was.
  func badge(of token: TokenPath) -> HTML? {
    frame.marks[token].map { ChangeBadge(context: self, mark: $0).html }
  }

  /// Nil for a component that looks as it did.
  func badge(ofComponent name: String) -> HTML? {
    frame.marks[component: name].map { ChangeBadge(context: self, mark: $0).html }
  }
}
