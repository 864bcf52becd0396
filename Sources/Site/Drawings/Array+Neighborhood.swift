extension Array {
  /// What stands around an index, four to either side: drawings of a token among all its neighbours would be as many as their square.
  func neighborhood(of index: Int) -> ArraySlice<Element> {
    self[Swift.max(0, index - 4)..<Swift.min(count, index + 5)]
  }
}
