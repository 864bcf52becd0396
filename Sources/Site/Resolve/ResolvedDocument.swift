package import Diagnostics
package import Markup
package import Tokens

/// A document whose references have all been followed.
///
/// A class, because a dozen places hold it while its page is made: copies of its many references would cost more than some pages.
package final class ResolvedDocument: Sendable {
  /// Of its page, relative to the system.
  package let path: String
  let file: SourceFile
  /// Where the text starts behind the front matter, in bytes.
  let bodyOffset: Int
  package let title: String
  package let description: String?
  package let order: Double?
  package let status: FrontMatter.Status?
  /// Nil for that of the site.
  let language: LanguageTag?
  /// The component that it is the page of.
  package let component: String?
  package let markdown: MarkdownDocument
  /// What the `specimen` fences draw, by their places.
  package let drawings: [Place: Drawing]
  /// The modes, by index, of those fences that draw in one of their own, by their places.
  let drawingModes: [Place: Int]
  /// The tokens that code spans name, by their places.
  package let chips: [Place: TokenPath]
  /// Where links lead, by their places: paths of the site, with anchors.
  package let links: [Place: String]
  let unprovenLinks: [UnprovenLink]

  init(
    _ source: DocumentSource, drawings: [Place: Drawing], drawingModes: [Place: Int], chips: [Place: TokenPath],
    links: [Place: String], unprovenLinks: [UnprovenLink]
  ) {
    let frontMatter = source.frontMatter
    path = SiteMap.page(of: source.path)
    file = source.file
    bodyOffset = frontMatter.bodyOffset
    title = frontMatter.title ?? source.markdown.headings.first?.text ?? source.path
    description = frontMatter.description
    order = frontMatter.order
    status = frontMatter.status
    language = frontMatter.language
    component = frontMatter.component?.name
    markdown = source.markdown
    self.drawings = drawings
    self.drawingModes = drawingModes
    self.chips = chips
    self.links = links
    self.unprovenLinks = unprovenLinks
  }
}
