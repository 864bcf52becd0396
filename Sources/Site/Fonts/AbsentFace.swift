/// A face that theme.yaml names and the site does not bring along; its text is shown in the next family of the list.
package struct AbsentFace: Sendable, Hashable {
  package enum Reason: Sendable {
    /// It is not on the machine that built the site.
    case missing
    /// Its makers do not allow it.
    case notEmbeddable
  }

  package let family: String
  package let weight: Int
  package let reason: Reason
}
