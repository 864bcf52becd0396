/// The help of the commands that are about tokens.
extension Help {
  static let inspectText = """
    Tells all about a token: its values in every mode, the aliases that lead to
    them, who uses it, what it is called in CSS and Swift, its contrast, and the
    places where it is written. Of two colours: how the first is painted on the
    second, step by step, and their contrast. Of a component: all that its
    mock-ups paint, in every variant, state and mode, and what that measures.

    Usage: specimen inspect NAME [--project DIR] [--system NAME]
                                 [--format text|json]
           specimen inspect FOREGROUND BACKGROUND …
           specimen inspect COMPONENT …

      NAME            a token by its path, color.text.primary, by its custom
                      property or by its Swift name; or several by a pattern in
                      which * is one part of a path and ** any number of them:
                      'color.text.*'
      COMPONENT       a component by its name; components/NAME where a token
                      has that name, too

    Options:
      --project DIR   the project, as for 'specimen build'; default: the current
                      folder
      --system NAME   the design system, where several have something of that
                      name
      --format FORMAT text: for people; the default
                      json: for programs
      -h, --help      prints this

    Exit codes:
      0   the token or the component was found
      2   nothing has that name, or the command line cannot be understood, or
          a file or a folder cannot be read

    """

  static let exportText = """
    Writes the tokens of a design system for other programs.

    Usage: specimen export css  [--project DIR] [--system NAME] [--output FILE]
           specimen export json|swift|xcassets|ase|gpl
                                [--project DIR] [--system NAME] [--output FILE]
                                [--mode MODIFIER=CONTEXT,…]

      css     a style sheet of custom properties in all modes. An alias is the
              var() of what it names. An attribute for each modifier, such as
              data-theme="light", chooses the mode: on the root, where a missing
              one means the default, or on any element, for what lies in it.
              Where a value depends on several modifiers together, an element
              below the root takes all of their attributes, or none.
      json    one token file of DTCG 2025.10, in one mode: aliases, groups, types,
              descriptions, deprecations and extensions as they were written
      swift   constants of SwiftUI by the names under 'swift' in theme.yaml: one
              file, or, as a package or with brands to choose from, those of a
              folder, which --output names. Colours follow light and dark; of
              other modifiers one context is taken, the first or that of --mode
      xcassets
              the colours as sets of an asset catalog of Xcode, Colors.xcassets,
              in the folder that --output names
      ase     the opaque colours of one mode as Adobe Swatch Exchange, for Adobe's
              programs, Affinity and Sketch
      gpl     the same as a palette of GIMP, for Inkscape, Krita and Scribus, too

    Options:
      --project DIR   the project, as for 'specimen build'; default: the current
                      folder
      --system NAME   the design system; needed where several have tokens
      --output FILE   where the export goes, instead of standard output: a file
                      that is absent, or begins as every export of that format
                      does. Any other file is left as it is. For several files, a
                      folder that is absent, empty, or of an earlier export
      --mode CHOICES  the contexts of the file, such as theme=light,size=compact, or
                      an input of the standard, '{"theme": "light"}'; a modifier
                      that has a default may be left out. Default: the first mode
      -h, --help      prints this

    A project that has errors, other than of contrast, exports nothing.

    \(exitCodes)
    """
}
