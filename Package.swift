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
    .target(name: "Diagnostics", swiftSettings: settings),

    .target(name: "TestSupport", dependencies: ["Diagnostics"], path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"], swiftSettings: settings),
  ]
)
