import Colorimetry
import Markup
import Tokens

/// A token drawn at its real size for its entry; one whose value follows the mode is drawn in every mode, side by side.
struct TokenFigure {
  let view: TokenView
  let token: TokenGraph.Token
  let purpose: TokenPurpose?

  init(view: TokenView, token: TokenGraph.Token) {
    self.init(view: view, token: token, purpose: TokenPurpose(token))
  }

  private init(view: TokenView, token: TokenGraph.Token, purpose: TokenPurpose?) {
    self.view = view
    self.token = token
    self.purpose = purpose
  }

  /// Whether it takes the width of the page; else it stands beside the text.
  static func isWide(_ token: TokenGraph.Token) -> Bool {
    switch token.type {
    case .typography, .fontFamily: true
    default: !isDrawn(token)
    }
  }

  /// False for values that are nothing but text, and for lengths that depend on where they are used.
  static func isDrawn(_ token: TokenGraph.Token) -> Bool {
    if case .dimension(let length) = token.primary.value {
      return length.pixels != nil || TokenPurpose(token) == .radius
    }
    guard case .opaque = token.primary.value else { return true }
    return switch token.type {
    case .duration, .cubicBezier, .transition, .number, .other: false
    default: true
    }
  }

  var html: HTML {
    """
    <div class="token__figure token__figure--\(name)\(isStacked ? " token__figure--many" : "")"\(attribute: "aria-hidden", isOperable ? nil : "true")>
    \(parts)</div>

    """
  }

  /// One for each distinct value; of more than can be told apart side by side, that of the page's mode.
  private var parts: HTML {
    let graph = view.theme.graph
    let distinct = token.distinctValues
    let modifiers = token.modifiers(of: graph)
    guard distinct.count <= TokenFigure.mostParts else {
      let drawing = view.inEachMode(token, isBlock: true, drawing)
      return "<div class=\"part\"><div class=\"part__ground\">\(drawing)</div></div>\n"
    }
    return distinct.map { value, modes -> HTML in
      // Only what matters to the token: the rest is as in the page.
      let first = distinct.count > 1 ? modes.first : nil
      let mode = first.map { first in Mode(modifiers.map { graph.modes[first].choices[$0] }) }
      let label =
        distinct.count > 1 ? "<small>\(graph.title(of: modes, in: modifiers, view.context.words))</small>" as HTML : nil
      if case .color(let color) = value.value {
        return "<div class=\"part\">\(tint(color, mode))\(label)</div>\n"
      }
      let (view, isWritten) = written(value.value, modifiers)
      let figure = TokenFigure(view: view, token: token, purpose: purpose)
      return """
        <div class="part"><div class="part__ground"\(attribute: "data-mode", isWritten ? nil : mode?.words)>\(
          figure.drawing(value.value))</div>\(label)</div>

        """
    }.joined()
  }

  /// A length is drawn by its value, which needs no scope as long as its ground is that of the page.
  private func written(_ value: TokenValue, _ modifiers: [Int]) -> (view: TokenView, isWritten: Bool) {
    guard case .dimension(let length) = value, let css = CSSValue(length.css),
      !modifiers.contains(where: { self.view.theme.graph.modifiers[$0].isAppearance })
    else { return (view, false) }
    return (view.writing(token.path, as: css), true)
  }

  /// What lets its ground through is shown on that of its mode.
  private func tint(_ color: Color, _ mode: Mode?) -> HTML {
    let css = CSSValue(color.css) ?? view.variable(token.path)
    let isTranslucent = color.alpha < 1
    return """
      <i\(attribute: "class", isTranslucent ? "is-translucent" : nil)\(
        attribute: "data-mode", isTranslucent ? mode?.words : nil) style="color:\(css)"></i>
      """
  }

  static let mostParts = 4

  /// Whether its values stand under each other: beside each other there would be no room for the names of their modes.
  private var isStacked: Bool {
    (3...TokenFigure.mostParts).contains(token.distinctValues.count) && !TokenFigure.isWide(token)
  }

  /// Whether readers can do something with it.
  private var isOperable: Bool { [.cubicBezier, .transition, .typography, .fontFamily].contains(token.type) }

  /// What its looks depend on.
  private var name: String {
    switch purpose {
    case .radius, .layer, .breakpoint: "shape"
    default: token.type.slug
    }
  }

  private func drawing(_ value: TokenValue) -> HTML {
    if let drawing = purpose.flatMap(drawing) { return drawing }
    return switch value {
    case .dimension: Ruler(view: view, token: token, room: 176).html
    case .duration: "\(TimeLine(value)?.html)"
    case .typography(let text):
      TypeSpecimen(typography: text) { view.variable(token.path, $0) }.line("line", view.context.words[.sentence])
    case .cubicBezier, .transition: MotionDrawing(view: view, token: token).html(value)
    case .number: "<span class=\"letter\">\(TokenText.short(value))</span>"
    case .border:
      StrokeDrawing(stroke: view.variable(token.path), color: view.variable(token.path, "-color")).border(value)
    case .strokeStyle:
      StrokeDrawing(stroke: view.variable(token.path), color: view.variable(token.path, "-color")).lines(value)
    case .shadow: ShadowDrawing(shadow: view.variable(token.path)).html
    case .gradient(let gradient):
      "\(painted)\(GradientRail(gradient: gradient).rail)"
    case .fontFamily, .fontWeight, .opaque, .color: painted
    }
  }

  private func drawing(_ purpose: TokenPurpose) -> HTML? {
    let variable = view.variable(token.path)
    return switch purpose {
    case .radius: RadiusDrawing(view: view, token: token).figure
    case .stroke: StrokeDrawing(stroke: view.variable(token.path), color: view.variable(token.path, "-color")).thickness
    case .fontSize: "<span class=\"letter\" style=\"font-size:\(variable)\">Aa</span>"
    case .tracking: "<span class=\"lines\" style=\"letter-spacing:\(variable)\">\(view.context.words[.sentence])</span>"
    case .layer: LayerStack(siblings, view: view).figure(of: token)
    case .breakpoint: WidthNest(siblings, view: view).figure(of: token)
    case .opacity, .scale, .lineHeight: NumberDrawing(number: variable, words: view.context.words).html(purpose)
    }
  }

  /// The tokens of its type that stand beside it, itself among them.
  private var siblings: [TokenGraph.Token] {
    view.theme.graph.tokens.filter { $0.type == token.type && $0.path.parent == token.path.parent }
  }

  /// What a browser draws by the property alone, whatever stands in it.
  private var painted: HTML {
    let variable = view.variable(token.path)
    return switch token.type {
    case .color, .gradient:
      "<span class=\"\(view.fillClass("fill", token))\"><span style=\"background:\(variable)\"></span></span>"
    case .fontFamily:
      "<span class=\"line line--family\" data-sample=\"\" style=\"font-family:\(variable)\">\(view.context.words[.sentence])</span>"
    case .fontWeight: "<span class=\"letter\" style=\"font-weight:\(variable)\">Aa</span>"
    case .shadow: ShadowDrawing(shadow: view.variable(token.path)).html
    case .border:
      StrokeDrawing(stroke: view.variable(token.path), color: view.variable(token.path, "-color")).border(
        token.primary.value)
    case .strokeStyle:
      StrokeDrawing(stroke: view.variable(token.path), color: view.variable(token.path, "-color")).lines(
        token.primary.value)
    case .typography:
      "<span class=\"line\" data-sample=\"\" style=\"font:\(variable)\">\(view.context.words[.sentence])</span>"
    case .dimension: Ruler(view: view, token: token, room: 176).html
    case .duration, .cubicBezier, .transition, .number, .other: HTML()
    }
  }
}
