import Diagnostics

/// A link to a place on a page that the site makes; only the page itself tells whether it is there.
struct UnprovenLink: Sendable {
  let place: Place
  /// As it is written.
  let destination: String
  /// A path of the site.
  let page: String
  let anchor: String
}
