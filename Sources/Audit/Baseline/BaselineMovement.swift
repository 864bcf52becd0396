/// What has become of an entry of a baseline.
enum BaselineMovement {
  /// It fails as it did, or nobody knows: something could not be read, or the pair cannot be measured any more.
  case none
  /// It fails with a lower ratio or in more modes.
  case worse(Baseline.Extent)
  /// It still fails, with a higher ratio or in other modes.
  case better(Baseline.Extent)
  /// It is no failure any more.
  case ended(Reason)

  enum Reason {
    case passes, isWaived
    /// Its colours are there, and nobody declares the pair.
    case isUndeclared
    /// One of its colours is not there, or its system; with the nearest name.
    case isGone(what: String, nearest: String?)
  }
}
