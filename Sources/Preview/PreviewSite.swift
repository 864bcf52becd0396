import Diagnostics
import Site

/// A site as a browser asks for it: by path, with nothing on disk. Pages reload when a later version takes its place.
struct PreviewSite: Sendable {
  struct Response: Sendable {
    var status: UInt32 = 200
    var type: String
    var body: [UInt8]
    /// Where a folder without its slash has moved to.
    var location: String?

    static func refusal(_ status: UInt32, _ text: String) -> Response {
      Response(status: status, type: "text/plain; charset=utf-8", body: Array((text + "\n").utf8))
    }
  }

  /// What a page asks about: whether there is something newer, and whether what stands in the files can be shown.
  static let statePath = "/.specimen/state"

  let version: Int
  /// What is wrong with the files, so that a site of an earlier version is shown; nil when all is well.
  private let problems: String?
  private let files: [String: OutputFile]

  init(_ files: [OutputFile], version: Int, problems: String?) {
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    self.version = version
    self.problems = problems
  }

  private init(_ files: [String: OutputFile], version: Int, problems: String?) {
    self.files = files
    self.version = version
    self.problems = problems
  }

  /// The next version, of files that cannot be shown.
  func failing(_ problems: String) -> PreviewSite {
    PreviewSite(files, version: version + 1, problems: problems)
  }

  func next(_ files: [OutputFile]) -> PreviewSite {
    PreviewSite(files, version: version + 1, problems: nil)
  }

  /// - Parameter path: of the request, percent-decoded, without a query.
  func response(to path: String) -> Response {
    if path == PreviewSite.statePath { return Response(type: "application/json", body: Array(state.utf8)) }
    var name = String(path.drop { $0 == "/" })
    if name.isEmpty || name.hasSuffix("/") { name += "index.html" }
    if let file = files[name] { return Response(type: PreviewSite.type(of: name), body: body(of: file)) }
    if files[name + "/index.html"] != nil {
      return Response(status: 301, type: "text/plain", body: [], location: "/" + name + "/")
    }
    guard let page = files["404.html"] else { return .refusal(404, "Not found") }
    return Response(status: 404, type: PreviewSite.type(of: page.path), body: body(of: page))
  }

  private var state: String {
    "{\"version\": \(version), \"problems\": \(problems.map(JSONText.quoted) ?? "null")}\n"
  }

  private func body(of file: OutputFile) -> [UInt8] {
    let bytes = file.bytes
    guard file.path.hasSuffix(".html"), let end = bytes.lastRange(of: "</body>".utf8) else { return bytes }
    return bytes[..<end.lowerBound] + Array("<script>\(script)</script>".utf8) + bytes[end.lowerBound...]
  }

  /// Asks twice a second while the page can be seen. What is wrong is shown over the page, which stays as it was.
  private var script: String {
    """
    (() => {
      const box = document.createElement("pre");
      box.setAttribute("role", "alert");
      box.style.cssText = "position:fixed;inset:auto 0 0;z-index:99;margin:0;max-block-size:60vh;overflow:auto;padding:16px 20px;background:#300;color:#fff;font:13px/1.5 monospace;white-space:pre-wrap";
      const ask = async () => {
        if (!document.hidden) try {
          const state = await (await fetch("\(PreviewSite.statePath)")).json();
          if (state.problems === null && state.version !== \(version)) return location.reload();
          if (box.textContent !== (state.problems ?? "")) box.textContent = state.problems ?? "";
          if (box.textContent) document.body.append(box); else box.remove();
        } catch {}
        setTimeout(ask, 500);
      };
      ask();
    })();
    """
  }

  private static func type(of name: String) -> String {
    let types = [
      "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
      "json": "application/json", "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg",
      "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "avif": "image/avif", "mp4": "video/mp4",
      "zip": "application/zip", "woff2": "font/woff2", "woff": "font/woff", "ttf": "font/ttf", "otf": "font/otf",
      "xml": "application/xml",
      "txt": "text/plain; charset=utf-8", "md": "text/markdown; charset=utf-8", "pdf": "application/pdf",
    ]
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return types[ending] ?? "application/octet-stream"
  }
}

extension [UInt8] {
  fileprivate func lastRange(of text: String.UTF8View) -> Range<Int>? {
    let wanted = Array(text)
    guard count >= wanted.count else { return nil }
    return stride(from: count - wanted.count, through: 0, by: -1).lazy
      .first { self[$0..<$0 + wanted.count].elementsEqual(wanted) }
      .map { $0..<$0 + wanted.count }
  }
}
