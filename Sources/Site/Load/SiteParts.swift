import DataFiles
package import Diagnostics

/// What the author puts on every page: files of the project that `site` in specimen.yaml names.
package struct SiteParts: Sendable {
  /// HTML that goes into pages as it is: at the end of the head, and into the foot.
  package private(set) var head: SourceFile?
  package private(set) var footer: SourceFile?
  /// Paths in the site.
  package private(set) var logo: String?
  package private(set) var darkLogo: String?
  package private(set) var icon: String?
  package private(set) var style: String?
  /// Shown with links to the site elsewhere.
  package private(set) var image: String?
  /// What the site brings along, by the path in it.
  package private(set) var files: [(path: String, file: SourceFile)] = []

  package init() {}

  /// - Parameter folder: of the project.
  init(_ data: DataValue, in folder: SourceFolder, into findings: inout Findings) {
    let keys = ["logo", "logo-dark", "icon", "image", "head", "footer", "css", "files"]
    guard let fields = Fields(data, of: "the map of the site's files", known: keys, into: &findings) else { return }
    func file(_ key: String) -> SourceFile? {
      guard let path = fields.text(key, into: &findings), let place = fields[key]?.place else { return nil }
      return SiteParts.file(path, at: place, in: folder, into: &findings)
    }
    head = file("head").flatMap { SiteParts.text($0, into: &findings) }
    footer = file("footer").flatMap { SiteParts.text($0, into: &findings) }
    logo = published(fields, "logo", in: folder, into: &findings)
    darkLogo = published(fields, "logo-dark", in: folder, into: &findings)
    icon = published(fields, "icon", in: folder, into: &findings)
    image = published(fields, "image", in: folder, into: &findings)
    style = published(fields, "css", in: folder, into: &findings)
    for (path, place) in fields.texts("files", into: &findings) {
      _ = published(path, at: place, in: folder, into: &findings)
    }
    if logo == nil, let place = fields["logo-dark"]?.place {
      findings.report(
        Finding(.error, "invalid-configuration", "'logo-dark' needs a 'logo' for the light", at: place))
    }
  }

  private mutating func published(
    _ fields: Fields, _ key: String, in folder: SourceFolder, into findings: inout Findings
  ) -> String? {
    guard let path = fields.text(key, into: &findings), let place = fields[key]?.place else { return nil }
    return published(path, at: place, in: folder, into: &findings)
  }

  /// The path in the site.
  private mutating func published(
    _ path: String, at place: Place, in folder: SourceFolder, into findings: inout Findings
  ) -> String? {
    guard let file = SiteParts.file(path, at: place, in: folder, into: &findings) else { return nil }
    let target = "assets/site/" + (path.split(separator: "/").last.map(String.init) ?? path)
    guard let other = files.first(where: { $0.path == target }) else {
      files.append((target, file))
      return target
    }
    if other.file.id != file.id {
      findings.report(
        Finding(
          .error, "page-collision", "two files become '\(target)'", at: place,
          notes: [.init("the other stands here", at: other.file.place(at: 0))], help: "name one of them differently"))
    }
    return target
  }

  private static func file(
    _ path: String, at place: Place, in folder: SourceFolder, into findings: inout Findings
  ) -> SourceFile? {
    if let file = folder[path] { return file }
    findings.report(
      Finding(
        .error, "missing-file", "'\(path)' is no file of content/ or themes/", at: place,
        help: NearestName.help(path, in: folder.files.map(\.path))))
    return nil
  }

  /// The file, if pages can hold it.
  private static func text(_ file: SourceFile, into findings: inout Findings) -> SourceFile? {
    guard let offset = InvalidUTF8.offset(in: file.bytes) ?? file.bytes.firstIndex(of: 0) else { return file }
    findings.report(
      Finding(
        .error, "invalid-utf8", "a byte that no page may hold", at: file.place(at: offset),
        help: "save the file as UTF-8"))
    return nil
  }
}
