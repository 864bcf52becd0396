// Written by `specimen export swift`: Tide. Do not edit.
// swift-format-ignore-file
// 1 of 5 tokens: those that theme.yaml names under 'swift'.

import SwiftUI

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

extension Color {
    static let tideText = Color(light: Color(red: 0.0, green: 0.2, blue: 0.4), dark: Color.white) // #003366, #FFFFFF
}

extension Color {
    /// Follows the appearance that it is shown in.
    nonisolated init(light: Color, dark: Color) {
        #if canImport(UIKit) && !os(watchOS)
        self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
        #elseif canImport(AppKit)
        self.init(
            nsColor: NSColor(name: nil) { appearance in
                appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? NSColor(dark) : NSColor(light)
            })
        #else
        self = dark
        #endif
    }
}
