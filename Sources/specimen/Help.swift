/// The help texts: whole lines of at most 80 columns.
enum Help: Equatable {
  case overview, build, check, diff, serve, inspect, export

  static let commands: [Help] = [.build, .check, .diff, .serve, .inspect, .export]

  var name: String {
    switch self {
    case .overview: ""
    case .build: "build"
    case .check: "check"
    case .diff: "diff"
    case .serve: "serve"
    case .inspect: "inspect"
    case .export: "export"
    }
  }

  /// The command that prints it.
  var command: String {
    switch self {
    case .overview: "specimen --help"
    case .build, .check, .diff, .serve, .inspect, .export: "specimen help \(name)"
    }
  }

  /// The options of the command that take no value.
  var flags: [String] {
    switch self {
    case .build: ["--drafts"]
    case .check: ["--coverage", "--drafts", "--update-baseline"]
    case .overview, .diff, .serve, .inspect, .export: []
    }
  }

  /// The options of the command that take a value.
  var options: [String] {
    switch self {
    case .overview: []
    case .build: ["--project", "--output", "--format", "--baseline", "--lock", "--since"]
    case .check: ["--project", "--format", "--output", "--report", "--baseline"]
    case .diff: ["--project", "--system", "--html", "--markdown", "--swatches", "--json"]
    case .serve: ["--project", "--port", "--since"]
    case .inspect: ["--project", "--system", "--format"]
    case .export: ["--project", "--system", "--mode", "--output"]
    }
  }

  /// How many things a command may be about: a token or two, or a format.
  var operandLimit: Int {
    switch self {
    case .overview, .build, .check, .serve: 0
    case .inspect, .diff: 2
    case .export: 1
    }
  }

  var text: String {
    switch self {
    case .overview: Help.overviewText
    case .build: Help.buildText
    case .check: Help.checkText
    case .diff: Help.diffText
    case .serve: Help.serveText
    case .inspect: Help.inspectText
    case .export: Help.exportText
    }
  }

  private static let overviewText = """
    specimen turns a design system's tokens and Markdown documents into a website
    that shows it, and proves that its colours can be read.

    Usage: specimen COMMAND [OPTIONS]

    Commands:
      build    checks a project and writes its site
      check    checks a project and reports, writing no site
      diff     tells what a change of tokens does, before it ships
      serve    shows the site while it is being worked on
      inspect  tells all about a token, or what a component paints
      export   writes the tokens as CSS, as Swift, or as one token file
      help     explains a command: specimen help build

    Options:
      -h, --help   prints this; after a command, the help of that command
      --version    prints the version

    Start in a folder with themes/ and content/, or with nothing but token files:

      specimen build

    """

  private static let buildText = """
    Checks a project and writes its site.

    Usage: specimen build [--project DIR] [--output DIR] [--format text|json]
                          [--baseline FILE] [--lock FILE] [--since VERSION]
                          [--drafts]

    Options:
      --project DIR   the project: a folder with specimen.yaml, content/ and
                      themes/, each of which may be missing, or with token files;
                      default: the current folder
      --output DIR    where the site goes: a folder that is absent, empty, or the
                      work of an earlier build. Files that are not specimen's are
                      never touched. Default: what specimen.yaml says, or else
                      _site in the project
      --format FORMAT text: findings for people, on standard error; the default
                      json: findings for programs, on standard output, where
                      nothing else is printed
      --baseline FILE failures that are known, as 'specimen check' writes them:
                      they are no errors, and the contrast page tells them apart
      --lock FILE     writes all values in all modes, and the contrast of all pairs,
                      for a later 'specimen diff'
      --since VERSION tells on a page of each system what changed since then, and
                      marks tokens and components that did: a revision of git, a
                      folder or a lock file, as 'specimen diff' takes them
      --drafts        shows documents whose status is 'draft', too, which are
                      left out otherwise
      -h, --help      prints this

    A pair of colours that fails does not keep the site from being written: its
    contrast page shows the pair. After any other error nothing is written.

    \(exitCodes)
    \(environment)

    """

  static let exitCodes = """
    Exit codes:
      0   there is nothing to mend; there may be warnings
      1   the project has errors
      2   the command line or specimen.yaml cannot be understood, or a file or a
          folder cannot be read or written

    """

  static let environment = """
    Environment:
      SOURCE_DATE_EPOCH   the day on which waivers are judged, in seconds since
                          1970 (UTC), instead of today
      NO_COLOR            set it to anything to print without colours
    """
}
