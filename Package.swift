// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// SwiftSyntax comes with the toolchain, beside the `swift` on PATH. Its libraries are dynamic, and so is the whole program.
let toolchain = (Context.environment["PATH"] ?? "").split(separator: ":").lazy
  .map { URL(filePath: "\($0)/swift").resolvingSymlinksInPath().deletingLastPathComponent() }
  .map { $0.deletingLastPathComponent().appending(path: "lib/swift/host").path }
  .first { FileManager.default.fileExists(atPath: "\($0)/libSwiftParser.so") }
guard let toolchain else {
  fatalError("SwiftSyntax was not found beside the swift on PATH: lib/swift/host/libSwiftParser.so is needed")
}

/// The path is for what imports SwiftSource: the compiler looks at all that it imports, too.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  .unsafeFlags(["-I", toolchain]),
]

func module(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: settings)
}

func tests(_ name: String, _ imports: Target.Dependency...) -> Target {
  .testTarget(name: name, dependencies: ["TestSupport"] + imports, swiftSettings: settings)
}

/// Targets stand in the order of their arrows: a target imports only what stands above it.
let package = Package(
  name: "specimen",
  targets: [
    .systemLibrary(name: "CGumbo", pkgConfig: "gumbo", providers: [.apt(["libgumbo-dev"])]),
    .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CMicrohttpd", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .systemLibrary(name: "CHarfBuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    // Debian's libcmark-dev, with memory of our own.
    .target(name: "CCmark", linkerSettings: [.linkedLibrary("cmark")]),
    // Debian's libwoff-dev, which is C++.
    .target(name: "CWOFF2", linkerSettings: [.linkedLibrary("woff2enc")]),
    module("Diagnostics"),
    module("DataFiles", imports: ["Diagnostics", "CYAML"]),
    module("Colorimetry"),
    module("Tokens", imports: ["DataFiles", "Colorimetry", "Diagnostics"]),
    .target(
      name: "SwiftSource", dependencies: ["Tokens", "DataFiles", "Colorimetry", "Diagnostics"],
      swiftSettings: settings,
      linkerSettings: [
        .unsafeFlags(["-L", toolchain, "-Xlinker", "-rpath", "-Xlinker", toolchain]),
        .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
      ]),
    module("Markup", imports: ["Diagnostics", "CCmark"]),
    module("Cascade", imports: ["Tokens", "Colorimetry", "Diagnostics", "CGumbo"]),
    module("Audit", imports: ["Cascade", "Tokens", "Colorimetry", "DataFiles", "Diagnostics"]),
    module("Review", imports: ["Audit", "Tokens", "Colorimetry", "DataFiles", "Diagnostics"]),
    module(
      "Site",
      imports: [
        "Review", "Audit", "Cascade", "Markup", "SwiftSource", "Tokens", "Colorimetry", "DataFiles", "Diagnostics",
        "CFontconfig", "CHarfBuzz", "CWOFF2",
      ]),
    module("Preview", imports: ["Site", "Diagnostics", "CMicrohttpd"]),
    .executableTarget(
      name: "specimen", dependencies: ["Preview", "Site", "Review", "Audit", "Diagnostics"],
      swiftSettings: settings,
      // Debian's libmimalloc-dev takes the place of malloc.
      linkerSettings: [.linkedLibrary("mimalloc")]),

    .executableTarget(
      name: "fuzz", dependencies: ["Site", "Audit", "Diagnostics"], path: "Tests/Fuzz", swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["Diagnostics"], path: "Tests/TestSupport", swiftSettings: settings),
    tests("DiagnosticsTests", "Diagnostics"),
    tests("DataFilesTests", "DataFiles", "Diagnostics"),
    tests("ColorimetryTests", "Colorimetry"),
    tests("MarkupTests", "Markup", "Diagnostics"),
    tests("SwiftSourceTests", "SwiftSource", "Tokens", "DataFiles", "Colorimetry", "Diagnostics"),
    tests("CascadeTests", "Cascade", "Tokens", "Colorimetry", "DataFiles", "Diagnostics"),
    tests("AuditTests", "Audit", "Cascade", "Tokens", "DataFiles", "Colorimetry", "Diagnostics"),
    .testTarget(
      name: "TokensTests", dependencies: ["TestSupport", "Tokens", "DataFiles", "Colorimetry", "Diagnostics"],
      exclude: ["Conformance"], swiftSettings: settings),
    .testTarget(
      name: "SiteTests",
      dependencies: [
        "TestSupport", "Site", "Review", "Audit", "Cascade", "Markup", "Tokens", "DataFiles", "Diagnostics",
      ],
      exclude: ["Cases"], swiftSettings: settings),
    tests("PreviewTests", "Preview", "Site"),
    .testTarget(
      name: "CommandTests", dependencies: ["TestSupport", "specimen"],
      exclude: ["Cases", "Comments", "Diffs", "Reports"], swiftSettings: settings),
  ]
)
