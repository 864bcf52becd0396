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
    case .appearance: AppearanceDrawing(view: view, tokens: tokens).html
    case .type: SampleBar.html + list("specimens", tokens, type)
    case .dynamicType: list("specimens", tokens, ramp)
    case .spacing: spacing(tokens)
    case .radius: radius(tokens)
    case .gradient: list("gradients", tokens, gradient)
    case .shadow: list("gradients", tokens, shadow)
    case .border: list("samples", tokens, border)
    case .motion: list("motions", tokens, motion)
    case .opacity: list("swatches", tokens, opacity)
    case .layers: LayerStack(tokens, view: view).list
    case .breakpoints: WidthNest(tokens, view: view).list
    case .tokens: TokenTable(view: view, tokens: tokens).html
    }
  }

  private func list(_ name: String, _ tokens: [TokenGraph.Token], _ item: (TokenGraph.Token) -> HTML) -> HTML {
    "<ul class=\"drawing \(name)\">\n\(each: tokens.map { "<li>\(item($0))</li>\n" })</ul>\n"
  }

  /// The name over the value, and what else there is to say.
  private func caption(_ token: TokenGraph.Token, _ more: HTML? = nil) -> HTML {
    "<span class=\"caption\">\(view.link(token))<span class=\"value\">\(view.value(token))</span>\(more)</span>"
  }

  // MARK: Colours

  private func swatch(_ token: TokenGraph.Token) -> HTML {
    "<span class=\"\(view.fillClass("swatch", token))\"><span style=\"background:\(view.variable(token.path))\"></span></span>\(caption(token))"
  }

  private func gradient(_ token: TokenGraph.Token) -> HTML {
    let rail = view.inEachMode(token) { value in
      guard case .gradient(let gradient) = value else { return HTML() }
      let rail = GradientRail(gradient: gradient)
      let stops = token.primary.references.compactMap { view.theme.graph[$0] }
      return """
        \(rail.rail)<span class="caption">\(view.link(token))\(rail.direction)\(rail.stops { color in stops.first { $0.primary.value == .color(color) }.map(view.link) })</span>
        """
    }
    return """
      <span class="\(view.fillClass("swatch swatch--wide", token))"><span style="background:\(
        view.variable(token.path))"></span></span>\(rail)
      """
  }

  private func opacity(_ token: TokenGraph.Token) -> HTML {
    """
    <span class="swatch is-translucent"><span style="background:currentColor;opacity:\(view.variable(token.path))"></span></span>\(
      caption(token))
    """
  }

  // MARK: Type

  private func type(_ token: TokenGraph.Token) -> HTML {
    let sample = token.path.segments.last.map(TypeSample.title) ?? ""
    let variable = view.variable(token.path)
    switch token.type {
    case .fontFamily:
      return """
        <p class="specimen__sample line--family" data-sample="" style="font-family:\(variable)">\(view.context.words[.sentence])</p>\(
          caption(token, FontNotice(view).line(token)))
        """
    case .fontWeight:
      return """
        <p class="specimen__sample line--family" data-sample="" style="font-weight:\(variable)">\(sample)</p>\(caption(token))
        """
    default: break
    }
    guard case .typography(let text) = token.primary.value else { return caption(token) }
    return """
      <p class="specimen__sample">\(TypeSpecimen(typography: text) { view.variable(token.path, $0) }.line("line", sample))</p>
      <span class="caption">\(view.link(token))\(view.inEachMode(token, facts))\(FontNotice(view).line(token))</span>
      """
  }

  private func facts(_ value: TokenValue) -> HTML {
    guard case .typography(let text) = value else { return HTML() }
    let facts = TypeSample(words: view.context.words, text: text).metrics.enumerated().map { index, metric -> HTML in
      let notes = metric.others.isEmpty ? "" : " (\(metric.others))"
      return "\(index > 0 ? " · " : "")\(metric.name) <b>\(metric.figure)</b>\(notes)"
    }
    return "<span class=\"value\">\(each: facts)</span>"
  }

  private func ramp(_ token: TokenGraph.Token) -> HTML {
    let words = view.context.words
    let ramp = view.inEachMode(token, isBlock: true) { value in
      if let ramp = DynamicTypeRamp(value) { return "\(ramp.sizes())\(DynamicTypeRamp.caption(ramp.style, words))" }
      guard case .typography(let text) = value, text.dynamicType == .fixed else {
        return "<span class=\"value\">\(words[.saysNothing])</span>"
      }
      return "<span class=\"value\">\(words[.fixedSize])</span>"
    }
    return """
      \(caption(token))<div style="--face:\(view.variable(token.path, "-font-family"));--weight:\(
        view.variable(token.path, "-font-weight"))">\(ramp)</div>
      """
  }

  // MARK: Shapes

  private func spacing(_ tokens: [TokenGraph.Token]) -> HTML {
    let grid = SpacingGrid(tokens, in: view.mode)
    return list("rulers", tokens) { token in
      let hint = grid.flatMap { grid -> HTML? in
        grid.misses(token) ? "<span class=\"value\">\(view.context.words[.offGrid("\(Int(grid.step))")])</span>" : nil
      }
      return "\(caption(token, hint))\(Ruler(view: view, token: token, room: 400).html)"
    }
  }

  private func radius(_ tokens: [TokenGraph.Token]) -> HTML {
    let words = view.context.words
    let list = list("samples", tokens) { token in
      let inside = view.inEachMode(token) { value in
        guard case .dimension(let radius) = value else { return HTML() }
        if RadiusDrawing.isCapsule(radius) { return "\(words[.capsule])" }
        let padding = "\(Int(RadiusDrawing.padding))\u{A0}px"
        return RadiusDrawing.inside(radius).map { "\(words[.nested(inside: $0, padding: padding)])" } ?? HTML()
      }
      let drawing = RadiusDrawing.nested(view.variable(token.path))
      return "\(drawing)\(caption(token, "<span class=\"value\">\(inside)</span>"))"
    }
    return """
      \(list)<figure class="figure corners">\(ContinuousCorner.comparison)<figcaption>\(words[.cornersCompared])</figcaption></figure>

      """
  }

  private func shadow(_ token: TokenGraph.Token) -> HTML {
    let layers = view.inEachMode(token) { value in
      guard case .shadow(let layers) = value else { return "\(TokenText.short(value, view.context.words))" }
      return "\(each: layers.map { "<span class=\"value\">\(ShadowDrawing.text($0))</span>" })"
    }
    return """
      \(ShadowDrawing(shadow: view.variable(token.path)).html)<span class="caption">\(view.link(token))\(layers)</span>
      """
  }

  private func border(_ token: TokenGraph.Token) -> HTML {
    let drawing = StrokeDrawing(stroke: view.variable(token.path), color: view.variable(token.path, "-color"))
    let picture: HTML =
      switch token.type {
      case .border: "<span class=\"framed\">\(drawing.border(token.primary.value))</span>"
      case .strokeStyle: drawing.lines(token.primary.value)
      default: drawing.thickness
      }
    return "\(picture)\(caption(token))"
  }

  private func motion(_ token: TokenGraph.Token) -> HTML {
    guard case .transition(let transition) = token.primary.value else {
      return """
        <span class="plots"><span class="plots__one">\(EasingPlot(token.primary.value)?.svg)\(
          TimeLine(token.primary.value)?.html)</span></span>\(caption(token))
        """
    }
    let words = view.context.words
    let twin = transition.reduced.flatMap { view.theme.graph[$0.path] }.map { twin -> HTML in
      "<span class=\"value\">\(words[.reducedMotion]): <a href=\"\(view.href(twin))\">\(view.value(twin))</a></span>"
    }
    let settling = transition.spring.map { spring -> HTML in
      "<span class=\"value\">\(words[.settled(spring)])</span>"
    }
    return """
      \(MotionDrawing(view: view, token: token).html(token.primary.value))\(caption(token, "\(settling)\(twin)"))
      """
  }

  // MARK: Icons

  private func gallery(_ icons: [Icon]) -> HTML {
    let items = icons.map { icon -> HTML in
      """
      <li><svg class="gallery__icon" viewBox="\(icon.viewBox)" aria-hidden="true"><use href="\(
        Href.fragment("icon:\(icon.name)"))"></use></svg><code>\(HTML(icon.name, breakingAfter: "."))</code></li>

      """
    }
    return "<ul class=\"drawing gallery\">\n\(each: items)</ul>\n"
  }
}
