import Audit
import Markup
import Tokens

/// What a `specimen` fence becomes in a page.
struct DrawingView {
  let view: TokenView
  /// Tells the drawings of a page apart.
  let number: Int

  func html(_ drawing: Drawing) -> HTML {
    switch drawing {
    case .tokens(let kind, let tokens): html(kind, tokens)
    case .component(let component, let variant):
      ComponentDrawing(view: view, component: component).figure(variant, number: number)
    case .components(let components): ComponentGallery(view: view, components: components, number: number).html
    case .contrast(let pairs): contrast(Set(pairs))
    case .icons(let icons): gallery(icons)
    }
  }

  private func contrast(_ pairs: Set<ContrastPair>) -> HTML {
    ContrastTable(view: view, results: view.theme.audit?.results.filter { pairs.contains($0.pair) } ?? []).html
  }

  private func html(_ kind: Drawing.Kind, _ tokens: [TokenGraph.Token]) -> HTML {
    switch kind {
    case .swatches: list("swatches", tokens, swatch)
    case .type: list("specimens", tokens, typeSpecimen)
    case .spacing: list("rulers", tokens, ruler)
    case .radius: list("samples", tokens, corner)
    case .gradient: list("gradients", tokens, gradient)
    case .shadow: list("samples", tokens, shadow)
    case .border: list("samples", tokens, border)
    case .motion: list("motions", tokens, motion)
    case .tokens: TokenTable(view: view, tokens: tokens).html
    }
  }

  private func list(_ name: String, _ tokens: [TokenGraph.Token], _ item: (TokenGraph.Token) -> HTML) -> HTML {
    "<ul class=\"drawing \(name)\">\n\(each: tokens.map { "<li>\(item($0))</li>\n" })</ul>\n"
  }

  private func caption(_ token: TokenGraph.Token) -> HTML {
    "<span class=\"caption\">\(view.link(token))<span class=\"value\">\(view.value(token))</span></span>"
  }

  // MARK: Items

  private func swatch(_ token: TokenGraph.Token) -> HTML {
    "<span class=\"\(view.fillClass("swatch", token))\"><span style=\"background:\(view.variable(token.path))\"></span></span>\(caption(token))"
  }

  private func gradient(_ token: TokenGraph.Token) -> HTML {
    "<span class=\"\(view.fillClass("swatch swatch--wide", token))\"><span style=\"background:\(view.variable(token.path))\"></span></span>\(caption(token))"
  }

  private func typeSpecimen(_ token: TokenGraph.Token) -> HTML {
    guard case .typography(let text) = token.primary.value else { return view.link(token) }
    let sample = token.path.segments.last.map(TypeSample.title) ?? ""
    let scaling = text.dynamicType.map { $0 == .scales ? "scales with Dynamic Type" : "fixed size" }
    let facts = [
      text.fontFamily?.first, text["fontWeight"].map { "weight \(TokenText.short($0))" },
      text["fontSize"].map(TokenText.short), TypeSample.lineHeight(text).map { "line \($0)" },
      text["letterSpacing"].map { "tracking \(TokenText.short($0))" }, scaling,
    ].compactMap { $0 }
    let line: HTML =
      text.hasShorthand
      ? """
      <p class="specimen__sample" style="font:\(view.variable(token.path));letter-spacing:\(
        view.variable(token.path, "-letter-spacing"))">\(sample)</p>
      """ : TypeSample.line("specimen__sample", sample, in: token.path, view)
    return """
      \(line)
      <span class="caption">\(view.link(token))<span class="value">\(facts.joined(separator: " · "))</span></span>
      """
  }

  private func ruler(_ token: TokenGraph.Token) -> HTML {
    "\(caption(token))<span class=\"ruler\" style=\"inline-size:\(view.variable(token.path))\"></span>"
  }

  private func corner(_ token: TokenGraph.Token) -> HTML {
    "<span class=\"sample sample--corner\" style=\"border-start-start-radius:\(view.variable(token.path))\"></span>\(caption(token))"
  }

  private func shadow(_ token: TokenGraph.Token) -> HTML {
    "<span class=\"sample\" style=\"box-shadow:\(view.variable(token.path))\"></span>\(caption(token))"
  }

  private func border(_ token: TokenGraph.Token) -> HTML {
    "<span class=\"sample\" style=\"border:\(view.variable(token.path))\"></span>\(caption(token))"
  }

  /// The curve, and a dot that runs as it says.
  private func motion(_ token: TokenGraph.Token) -> HTML {
    guard case .transition(let transition) = token.primary.value else { return view.link(token) }
    let twin = transition.reduced.flatMap { view.theme.graph[$0.path] }.map { twin -> HTML in
      "<span class=\"value\">Reduced motion: <a href=\"\(view.href(twin))\">\(view.value(twin))</a></span>"
    }
    return """
      <span class="motion__plot">\(EasingPlot(token.primary.value)?.svg)</span>
      <span class="motion__body">
      <span class="caption">\(view.link(token))<span class="value">\(view.value(token))</span>\(twin)</span>
      \(MotionTrack(view: view, token: token).html)
      </span>
      """
  }

  // MARK: Icons

  private func gallery(_ icons: [Icon]) -> HTML {
    let items = icons.map { icon -> HTML in
      """
      <li><svg class="gallery__icon" viewBox="\(icon.viewBox)" aria-hidden="true"><use href="\(
        Href.fragment("icon-\(icon.name)"))"></use></svg><code>\(HTML(icon.name, breakingAfter: "."))</code></li>

      """
    }
    return "<ul class=\"drawing gallery\">\n\(each: items)</ul>\n"
  }
}
