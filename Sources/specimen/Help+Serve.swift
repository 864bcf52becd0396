extension Help {
  static let serveText = """
    Shows the site while it is being worked on: every page is made from the files
    as they are, and pages that are open reload when a file changes.

    Usage: specimen serve [--project DIR] [--port N] [--since VERSION]

    Options:
      --project DIR   the project, as for 'specimen build'
      --port N        where it listens, on this machine alone; 0 for any that is
                      free; default: 4173
      --since VERSION tells what changed since that version, as for 'specimen build'
      -h, --help      prints this

    Nothing is written. Errors stand on standard error and over the page, which
    stays as it was until they are mended. Drafts are shown. Ctrl-C ends it.

    """
}
