/// The help of the command that checks.
extension Help {
  static let checkText = """
    Checks a project as 'specimen build' does, and writes no site.

    Usage: specimen check [--project DIR] [--format FORMAT] [--output FILE]
                          [--report FORMAT=FILE]… [--coverage] [--drafts]
                          [--baseline FILE [--update-baseline]]

    Options:
      --project DIR   the project: a folder with specimen.yaml, content/ and
                      themes/, each of which may be missing, or with token files;
                      default: the current folder
      --format FORMAT how findings are reported; every format but text goes to
                      standard output, where nothing else is printed
      --output FILE   where the report goes instead; the text is then printed as
                      ever. The file is absent, or an earlier report of the same
                      format: any other is left as it is
      --report FORMAT=FILE
                      one more report in a file, such as sarif=contrast.sarif;
                      may stand several times
      --baseline FILE failures that are known: those in the file are no errors, as
                      long as their ratios do not fall and they fail in no more
                      modes; what has ended or got better is a warning
      --update-baseline
                      writes that file: all failures where there is none; else it
                      takes out what has ended and keeps what got better, and
                      accepts nothing new or worse
      --coverage      lists the colours that stand in no pair
      --drafts        checks documents whose status is 'draft', too
      -h, --help      prints this

    Formats:
      text            for people, on standard error; the default
      json            for programs: the findings, and every pair of colours
      sarif           SARIF 2.1.0, for GitHub's code scanning and editors; accepted
                      failures are suppressed results
      junit           JUnit XML: a suite for each system, a case for each pair
      github          workflow commands, ten errors and ten warnings, the worst
                      first; never in a file
      gitlab          GitLab's code quality report
      markdown        a comment on a change, in at most 60,000 bytes

    \(exitCodes)
    \(environment)
      GITHUB_STEP_SUMMARY a file to which --format github adds the Markdown

    """
}
