import Diagnostics
import Markup

/// What a component is written in: SwiftUI, the HTML of its variants, and its CSS.
struct ComponentCode {
  let context: PageContext
  let component: ResolvedComponent

  var html: HTML {
    TabbedPanels(label: context.words[.code], panels: panels, isInner: true).html
  }

  private var panels: [TabbedPanels.Panel] {
    let facts = component.component
    let pages = component.variants.map { variant -> HTML in
      "<h4>\(variant.variant.title)</h4>\n\(listing(variant.variant.html, "html"))"
    }
    return [
      facts.swift.map { TabbedPanels.Panel(id: "code:swiftui", title: "SwiftUI", html: listing($0, "swift")) },
      TabbedPanels.Panel(id: "code:html", title: "HTML", html: pages.joined()),
      facts.css.map { TabbedPanels.Panel(id: "code:css", title: "CSS", html: listing($0, "css")) },
    ].compactMap { $0 }
  }

  private func listing(_ file: SourceFile, _ language: String) -> HTML {
    CodeListing(String(decoding: file.bytes, as: UTF8.self), language: language, context.words).html
  }
}
