// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Targets stand in the order of their arrows: a target imports only what stands above it.
let package = Package(
  name: "specimen",
  targets: [
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .target(name: "Diagnostics", swiftSettings: settings),
    .target(name: "DataFiles", dependencies: ["Diagnostics", "CYAML"], swiftSettings: settings),

    .target(
      name: "TestSupport", dependencies: ["Diagnostics"], path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "DataFilesTests", dependencies: ["DataFiles", "TestSupport"], swiftSettings: settings),
  ]
)
