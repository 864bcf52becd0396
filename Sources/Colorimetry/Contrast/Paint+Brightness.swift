extension Paint {
  /// How bright a colour looks, from 0 to 255: a rule of thumb on encoded levels, which decides between light and dark but proves
  /// no contrast ("Techniques For Accessibility Evaluation And Repair Tools", W3C Working Draft of 2000, technique 2.2.1:
  /// https://www.w3.org/TR/AERT#color-contrast).
  package var brightness: Double {
    let (red, green, blue) = bytes
    return Double(299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000
  }
}
