import Cascade
import Colorimetry
import Markup
import Tokens

/// The background of an app in each mode with its text on it, how bright it is, and which appearance it is therefore locked to.
struct AppearanceDrawing {
  let view: TokenView
  /// The background, and the texts on it.
  let tokens: [TokenGraph.Token]

  var html: HTML {
    let locks = AppearanceLock.all(tokens, in: view.theme.graph).filter { lock in
      view.mode.map(lock.modes.contains) ?? true
    }
    return "<ul class=\"drawing locks\">\n\(each: locks.map(item))</ul>\n"
  }

  private var words: Words { view.context.words }

  private func item(_ lock: AppearanceLock) -> HTML {
    let other: ColorScheme = lock.scheme == .dark ? .light : .dark
    let label = AppearanceLock.label(in: other)
    let texts = lock.texts.map { text -> HTML in
      let ratio = lock.ratio(text.paint).text
      return
        "<li>\(view.link(text.token)) <span class=\"value\">\(value(text.token, lock))</span> <b>\(ratio):1</b></li>\n"
    }
    return """
      <li>\(panel(lock))<div class="lock__facts">
      <p><b>\(words[view.theme.graph.title(of: lock.modes)])</b> <span class="value">\(words[.brightness(lock.brightnessText)])</span></p>
      <span class="lock__scale" dir="ltr" aria-hidden="true"><i style="inset-inline-start:\(
        CSSValue.share(lock.background.brightness / 255))"></i></span>
      <p><code>UIUserInterfaceStyle</code> <b>\(AppearanceLock.style(lock.scheme))</b></p>
      <ul>
      \(each: texts)</ul>
      <p class="value">\(words[.inOtherAppearance(
        AppearanceLock.style(other), TokenText.short(.color(label)), lock.ratio(Paint(label)).text)])</p>
      </div></li>

      """
  }

  /// Some text may be too faint to read, and is told in figures below.
  private func panel(_ lock: AppearanceLock) -> HTML {
    let mode = lock.modes.first.flatMap { view.theme.graph.modes[$0].words }
    let colors =
      lock.texts.isEmpty
      ? [CSSValue(Paint(AppearanceLock.label(in: lock.scheme)))] : lock.texts.map { view.variable($0.token.path) }
    let lines = colors.map { "<span style=\"color:\($0)\">\(words[.sentence])</span>" as HTML }
    return """
      <div class="lock" aria-hidden="true" data-waived\(attribute: "data-mode", mode) style="background:\(
        tokens.first.map { view.variable($0.path) } ?? "none")">\(each: lines)</div>

      """
  }

  private func value(_ token: TokenGraph.Token, _ lock: AppearanceLock) -> String {
    lock.modes.first.flatMap { token.byMode[$0] }.map { TokenText.short($0.value) } ?? ""
  }
}
