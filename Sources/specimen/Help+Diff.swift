/// The help of the command that compares.
extension Help {
  static let diffText = """
    Tells what a change of tokens does: what was edited, what follows from that
    through aliases, which contrast was lost and won, and which components and
    documents it touches. Nothing of the project is changed.

    Usage: specimen diff OLD [NEW] [--project DIR] [--system NAME] [--html DIR]
                         [--markdown FILE [--swatches code|svg]] [--json FILE]
           specimen diff OLD..NEW …

      OLD, NEW        a folder with a project; a revision of git, such as main or
                      v1.2.0, which is read as git has it and leaves the work tree
                      alone; or a specimen.lock.json, as 'specimen build --lock'
                      writes it. Without NEW: the project as it is now

    Options:
      --project DIR   the project, as for 'specimen build'; default: the current
                      folder
      --system NAME   one design system of several
      --html DIR      writes the report into a folder that is absent, empty, or
                      the work of an earlier diff: old and new side by side
      --markdown FILE the comparison for a comment on the change, in at most
                      60,000 bytes
      --swatches HOW  how it shows colours. code: as code, beside which GitHub,
                      GitLab and Gitea draw a dot of the colour; the default
                      svg: as pictures inside of the text, for editors
      --json FILE     the comparison for programs
      -h, --help      prints this

    Exit codes:
      0   no contrast was lost
      1   a pair of colours fails that did not
      2   something cannot be read, or the command line cannot be understood;
          what can be compared is told all the same

    """
}
