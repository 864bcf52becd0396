import Markup

/// The choice of what a token's copy button copies. A script shows it, and remembers it.
struct CopyFormats {
  let words: Words

  var html: HTML {
    let formats: [(value: String, title: Phrase)] = [
      ("css", .copyVariable), ("value", .copyValue), ("hex", .copyHex), ("swift", .copySwift), ("name", .copyName),
      ("alias", .copyAlias), ("pointer", .copyPointer),
    ]
    let options = formats.map { "<option value=\"\($0.value)\">\(words[$0.title])</option>" as HTML }
    return """
      <p class="copy-as"><label>\(words[.copyAs]) <select>\(each: options)</select></label></p>

      """
  }
}
