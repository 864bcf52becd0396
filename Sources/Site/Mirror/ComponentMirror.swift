import Cascade
import Diagnostics
import Tokens

/// A component: its variants and states, what has been written about it, its tokens, and its code.
struct ComponentMirror {
  let component: ResolvedComponent
  let document: ResolvedDocument?
  let theme: ResolvedTheme
  let words: Words

  var text: String {
    let facts = component.component
    let title = document?.title ?? facts.title
    let body = document.map {
      String(decoding: DocumentMirror(document: $0, theme: theme, words: words).body, as: UTF8.self) + "\n"
    }
    return MarkdownText.title(title, document?.description ?? facts.description) + variants + (body ?? "")
      + "## \(words[.tokensUsed])\n\n"
      + TokenMirror(theme: theme, words: words).table(component.tokens.compactMap { theme.graph[$0] })
      + accessibility + "## \(words[.code])\n\n" + listings
  }

  private var variants: String {
    MarkdownText.table(
      [words[.variant], words[.states]],
      component.variants.map { variant in
        [variant.variant.title, variant.variant.states.map { words[$0.phrase] }.joined(separator: ", ")]
      })
  }

  private var accessibility: String {
    let facts = component.component.accessibility
    let rows = [
      (words[.spokenLabel], facts.label),
      (words[.traits], facts.traits.isEmpty ? nil : facts.traits.joined(separator: ", ")),
      (words[.hint], facts.hint), ("Dynamic Type", facts.dynamicType),
    ].compactMap { name, value in value.map { "- \(name): \($0)\n" } }
    let lines = rows + facts.notes.map { "- \($0)\n" }
    return lines.isEmpty ? "" : "## \(words[.accessibility])\n\n\(lines.joined())\n"
  }

  private var listings: String {
    let facts = component.component
    let files =
      [("swift", facts.swift)] + component.variants.map { ("html", Optional($0.variant.html)) } + [("css", facts.css)]
    return files.compactMap { language, file in file.map { MarkdownText.listing($0, language) } }.joined()
  }
}
