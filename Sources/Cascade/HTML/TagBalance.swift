import Diagnostics

/// Which start tag and which end tag belong together, as their author meant it, and which belong to none.
///
/// Browsers mend what is out of balance by rules that surprise people, so that one slip looks like many. Here each slip is one
/// finding: where a tag has been found guilty, what follows from it is passed over.
struct TagBalance {
  /// More than these are no mock-up. Without a limit, the parser takes a time that grows by the square of what is open.
  private enum Limit {
    static let depth = 200
    static let formatting = 50
  }

  private let file: SourceFile
  private var open: [TagScanner.Tag] = []
  /// End tags that are still to come, of elements that were closed by others.
  private var orphans: [String: Int] = [:]
  /// Formatting elements without an end so far, which browsers open anew in every element to come.
  private var formatting = 0
  /// What was closed last by another tag, as it may be, by name.
  private var impliedEnds: [String: (start: TagScanner.Tag, by: TagScanner.Tag)] = [:]

  private(set) var findings: [Finding] = []
  /// The start tag that each start tag stands in, by their offsets; nil at the top.
  private(set) var parents: [Int: Int?] = [:]
  /// Where reading must stop.
  private(set) var end: Int

  init(_ scanner: TagScanner) {
    file = scanner.file
    end = scanner.end
    for tag in scanner.tags {
      if let what = excess {
        findings.append(tooMuch(what, at: tag))
        end = tag.range.lowerBound
        return
      }
      if HTMLNames.page.contains(tag.name), !tag.isForeign {
        if !tag.isEnd { findings.append(pageTag(tag)) }
      } else if tag.isEnd {
        close(tag)
      } else {
        start(tag)
      }
    }
    for tag in open where needsEnd(tag) { findings.append(unclosed(tag, before: nil)) }
  }

  private var excess: String? {
    if open.count > Limit.depth { return "elements that are nested more than \(Limit.depth) deep" }
    return formatting > Limit.formatting ? "more than \(Limit.formatting) formatting elements that are open" : nil
  }

  private mutating func start(_ tag: TagScanner.Tag) {
    if !tag.isForeign {
      if HTMLNames.closesParagraph.contains(tag.name) { closeParagraph(before: tag) }
      while let last = open.last, !last.isForeign, HTMLNames.closed[tag.name]?.contains(last.name) == true {
        open.removeLast()
      }
    }
    if tag.name == "form", let form = open.first(where: { $0.name == "form" }) {
      findings.append(nestedForm(tag, form))
    }
    parents[tag.range.lowerBound] = .some(open.last?.range.lowerBound)
    let isVoid = !tag.isForeign && HTMLNames.void.contains(tag.name)
    guard !isVoid, !(tag.isForeign && tag.isSelfClosing) else { return }
    if tag.isSelfClosing { findings.append(notClosedByItself(tag)) }
    if HTMLNames.formatting.contains(tag.name), !tag.isForeign { formatting += 1 }
    open.append(tag)
  }

  private mutating func closeParagraph(before tag: TagScanner.Tag) {
    let start = open.lastIndex { $0.name == "p" || $0.name == "button" || isScope($0) }
    guard let start, open[start].name == "p" else { return }
    if let inner = open[(start + 1)...].first(where: needsEnd) {
      findings.append(noPlaceInParagraph(tag, inner))
      for tag in open[start...] { orphans[tag.name, default: 0] += 1 }
    } else {
      impliedEnds["p"] = (open[start], tag)
    }
    open.removeSubrange(start...)
  }

  private mutating func close(_ tag: TagScanner.Tag) {
    if !tag.isForeign, HTMLNames.void.contains(tag.name) {
      findings.append(endOfVoid(tag))
    } else if let index = match(tag) {
      for inner in open[(index + 1)...] {
        guard needsEnd(inner) else {
          impliedEnds[inner.name] = (inner, tag)
          continue
        }
        findings.append(unclosed(inner, before: tag))
        orphans[inner.name, default: 0] += 1
      }
      if isFormatting(open[index]) { formatting -= 1 }
      open.removeSubrange(index...)
    } else if let count = orphans[tag.name], count > 0 {
      orphans[tag.name] = count - 1
      if isFormatting(tag) { formatting -= 1 }
    } else {
      let isMisspelt = !HTMLNames.html.contains(tag.name) && !HTMLNames.isCustom(tag.name) && !tag.isForeign
      let meant = isMisspelt ? NearestName.of(tag.name, in: open.reversed().lazy.map(\.name)) : nil
      findings.append(stray(tag, meant: meant))
      if let meant, let index = open.lastIndex(where: { $0.name == meant }) { open.removeSubrange(index...) }
    }
  }

  /// The open element that an end tag closes.
  private func match(_ tag: TagScanner.Tag) -> Int? {
    let isTablePart = HTMLNames.tableParts.contains(tag.name)
    for index in open.indices.reversed() {
      if open[index].name == tag.name { return index }
      if tag.name == "template" { continue }
      if isTablePart ? open[index].name == "table" : isScope(open[index]) { return nil }
    }
    return nil
  }

  private func isScope(_ tag: TagScanner.Tag) -> Bool {
    (tag.isForeign ? HTMLNames.foreignScopes : HTMLNames.scopes).contains(tag.name)
  }

  /// False for what may be left open, and for what has been reported.
  private func needsEnd(_ tag: TagScanner.Tag) -> Bool {
    !tag.isSelfClosing && (tag.isForeign || !HTMLNames.optionalEnd.contains(tag.name))
  }

  private func isFormatting(_ tag: TagScanner.Tag) -> Bool {
    !tag.isForeign && HTMLNames.formatting.contains(tag.name)
  }
}

extension TagBalance {
  private func finding(
    _ text: String, at tag: TagScanner.Tag, notes: [Finding.Note] = [], help: String? = nil
  ) -> Finding {
    Finding(.error, "invalid-html", text, at: file.place(tag.range), notes: notes, help: help)
  }

  private func unclosed(_ tag: TagScanner.Tag, before other: TagScanner.Tag?) -> Finding {
    guard let other else {
      return finding("'<\(tag.name)>' is not closed", at: tag, help: "write '</\(tag.name)>' where it ends")
    }
    return finding(
      "'<\(tag.name)>' is not closed before '</\(other.name)>'", at: tag,
      notes: [.init("'</\(other.name)>' stands here", at: file.place(other.range))],
      help: "write '</\(tag.name)>' where it ends")
  }

  private func stray(_ tag: TagScanner.Tag, meant: String?) -> Finding {
    if let (start, other) = impliedEnds[tag.name], other.isEnd { return unclosed(start, before: other) }
    if let (start, other) = impliedEnds[tag.name], tag.name == "p" {
      return finding(
        "'</p>' closes nothing, '<\(other.name)>' has closed the paragraph", at: tag,
        notes: [
          .init("the paragraph starts here", at: file.place(start.range)),
          .init("'<\(other.name)>' stands here", at: file.place(other.range)),
        ], help: "use 'div' where a paragraph would hold more than a line of text")
    }
    return finding(
      "'</\(tag.name)>' closes nothing", at: tag, help: meant.map { "did you mean '</\($0)>'?" } ?? "remove it")
  }

  private func noPlaceInParagraph(_ tag: TagScanner.Tag, _ inner: TagScanner.Tag) -> Finding {
    finding(
      "'<\(tag.name)>' cannot stand in a 'p': browsers end the paragraph, and '<\(inner.name)>' in it, before it",
      at: tag, help: "use 'div' instead of 'p'")
  }

  private func nestedForm(_ tag: TagScanner.Tag, _ form: TagScanner.Tag) -> Finding {
    finding(
      "'<form>' cannot stand in 'form', and is passed over", at: tag,
      notes: [.init("the other stands here", at: file.place(form.range))])
  }

  private func endOfVoid(_ tag: TagScanner.Tag) -> Finding {
    finding("'</\(tag.name)>' closes nothing, '\(tag.name)' has no end tag", at: tag, help: "remove it")
  }

  private func notClosedByItself(_ tag: TagScanner.Tag) -> Finding {
    finding(
      "'/>' does not close '\(tag.name)' in HTML", at: tag,
      help: "write '<\(tag.name)></\(tag.name)>'")
  }

  private func pageTag(_ tag: TagScanner.Tag) -> Finding {
    finding(
      "'<\(tag.name)>' belongs to a page, and a mock-up is a part of one", at: tag,
      help: "remove the tag, and style the element inside")
  }

  private func tooMuch(_ what: String, at tag: TagScanner.Tag) -> Finding {
    finding("the mock-up has \(what), what follows is not read", at: tag)
  }
}
