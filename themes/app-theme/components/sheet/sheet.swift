import SwiftUI

/// Three sheets, three heights. A sheet always says how high it is.
struct NotesScreen: View {
  let notes: [Note]

  @State private var isSorting = false
  @State private var isAddingFolder = false
  @State private var isComposing = false

  var body: some View {
    NoteList(notes: notes) { isComposing = true }
      .toolbar {
        Button("Sort", systemImage: "arrow.up.arrow.down") { isSorting = true }
        Button("New folder", systemImage: "folder") { isAddingFolder = true }
      }
      .sheet(isPresented: $isSorting) {
        SortOptions().onSheet([.height(AppTheme.Size.sheetSmall)])
      }
      .sheet(isPresented: $isAddingFolder) {
        FolderForm().onSheet([.medium])
      }
      .sheet(isPresented: $isComposing) {
        NoteForm().onSheet([.large])
      }
  }
}

extension View {
  /// What all sheets of the app have in common.
  func onSheet(_ heights: Set<PresentationDetent>) -> some View {
    presentationDetents(heights)
      .presentationDragIndicator(.visible)
      .presentationBackground(AppTheme.Colors.surface)
      .presentationCornerRadius(AppTheme.Style.cardCornerRadius)
  }
}
