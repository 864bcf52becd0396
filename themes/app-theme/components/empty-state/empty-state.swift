import SwiftUI

/// All notes, or how to write the first.
struct NoteList: View {
  let notes: [Note]
  let compose: () -> Void

  var body: some View {
    if notes.isEmpty {
      ContentUnavailableView {
        Label {
          Text("No notes yet").font(AppTheme.Fonts.title2)
        } icon: {
          Image(systemName: "note.text").font(AppTheme.Fonts.heroIcon)
        }
      } description: {
        Text("Tap New note to write the first.").font(AppTheme.Fonts.subheadline)
      } actions: {
        Button("New note", action: compose).buttonStyle(ProminentStyle())
      }
    } else {
      List(notes) { note in
        NoteRow(note: note)
          .transition(.opacity.combined(with: .scale))
      }
      .animation(AppTheme.Animations.list, value: notes.map(\.id))
    }
  }
}
