import CMicrohttpd
import Glibc
package import Site
import Synchronization

/// Serves a site to browsers of this machine, and of no other, until it is let go. Pages are made when they are asked for.
///
/// The one user of libmicrohttpd, which answers on a thread of its own.
package struct PreviewServer: ~Copyable {
  package struct Failure: Error {
    package let reason: String
  }

  /// What the thread of the server reads and the caller changes.
  private final class Stage: Sendable {
    let site: Mutex<PreviewSite>
    let port: Atomic<Int>

    init(_ site: PreviewSite) {
      self.site = Mutex(site)
      port = Atomic(0)
    }
  }

  private let stage: Stage
  private let daemon: OpaquePointer
  /// The port that it listens on.
  package let port: Int

  /// - Parameter port: 0 for any that is free.
  package init(_ files: [OutputFile], port: Int) throws(Failure) {
    stage = Stage(PreviewSite(files, version: 1, problems: nil))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(clamping: port).bigEndian)
    address.sin_addr = in_addr(s_addr: UInt32(INADDR_LOOPBACK).bigEndian)
    let context = Unmanaged.passUnretained(stage).toOpaque()
    let daemon = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { mhd_start_at($0, PreviewServer.answer, context) }
    }
    guard let daemon else { throw Failure(reason: String(cString: strerror(errno)).lowercased()) }
    self.daemon = daemon
    self.port = Int(mhd_port(daemon))
    stage.port.store(self.port, ordering: .relaxed)
  }

  deinit { MHD_stop_daemon(daemon) }

  /// Pages that are open reload.
  package func show(_ files: [OutputFile]) {
    stage.site.withLock { $0 = $0.next(files) }
  }

  /// Pages that are open say what is wrong, and stay.
  package func show(problems: String) {
    stage.site.withLock { $0 = $0.failing(problems) }
  }

  // MARK: Answers

  private static let answer: MHD_AccessHandlerCallback = { context, connection, url, method, _, _, _, _ in
    let response = PreviewServer.response(context, connection, url, method)
    return response.body.withUnsafeBytes { body in
      mhd_respond(connection, response.status, response.type, response.location, body.baseAddress, body.count)
    }
  }

  private static func response(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ url: UnsafePointer<CChar>?,
    _ method: UnsafePointer<CChar>?
  ) -> PreviewSite.Response {
    guard let context, let url, let method else { return .refusal(400, "Bad request") }
    let stage = Unmanaged<Stage>.fromOpaque(context).takeUnretainedValue()
    // A page of the Web may lead a browser here under a name of its own (DNS rebinding).
    let host = mhd_host(connection).map { String(cString: $0) }
    let port = stage.port.load(ordering: .relaxed)
    guard ["localhost:\(port)", "127.0.0.1:\(port)"].contains(host) else { return .refusal(403, "Forbidden") }
    guard ["GET", "HEAD"].contains(String(cString: method)) else { return .refusal(405, "Only GET and HEAD") }
    // Copied out, so that a page that takes long to make holds up nobody.
    let site = stage.site.withLock { $0 }
    return site.response(to: String(cString: url))
  }
}
