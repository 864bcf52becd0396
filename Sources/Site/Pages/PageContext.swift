import Markup

/// What every page needs to know besides what it shows: where it stands, and in which system.
struct PageContext {
  let project: ResolvedProject
  let system: ResolvedSystem
  /// Of the page, relative to the system.
  let path: String

  /// What the chrome says, in its language.
  var words: Words { project.words }

  /// The way from this page to another path of the system, which may have an anchor.
  func href(_ target: String) -> Href {
    relative(from: system.folder + path, to: system.folder + target)
  }

  /// The way from this page to a path of the whole site.
  func siteHref(_ target: String) -> Href {
    relative(from: system.folder + path, to: target)
  }

  private func relative(from page: String, to target: String) -> Href {
    let here = page.split(separator: "/").dropLast()
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let there = parts[0].split(separator: "/")
    let shared = zip(here, there.dropLast()).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: here.count - shared)
    let path = (up + there.dropFirst(shared).map(String.init)).joined(separator: "/")
    let anchor = parts.count == 2 ? "#" + parts[1] : ""
    let address = parts[0] == page && !anchor.isEmpty ? anchor : path + anchor
    guard let href = Href(address) else { preconditionFailure("a relative address is safe") }
    return href
  }
}
