import SwiftUI

/// Three sheets, three heights. A sheet always says how high it is.
struct NotesScreen: View {
  @State private var isSorting = false
  @State private var isAddingFolder = false
  @State private var isComposing = false

  var body: some View {
    NoteList(notes: notes) { isComposing = true }
      .sheet(isPresented: $isSorting) {
        SortOptions()
          .presentationDetents([.height(AppTheme.Size.sheetSmall)])
          .presentationDragIndicator(.visible)
      }
      .sheet(isPresented: $isAddingFolder) {
        FolderForm()
          .presentationDetents([.medium])
      }
      .sheet(isPresented: $isComposing) {
        NoteForm()
          .presentationDetents([.large])
      }
      .presentationBackground(AppTheme.Colors.surface)
      .presentationCornerRadius(AppTheme.Style.cardCornerRadius)
  }
}
