/// The elements of HTML, SVG and MathML.
enum HTMLNames {
  /// HTML, section 4, without those that make a page: a mock-up is a part of one.
  static let html = words(
    """
    a abbr address area article aside audio b bdi bdo blockquote br button canvas caption cite code col colgroup data datalist dd
    del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i iframe
    img input ins kbd label legend li link main map mark math menu meter nav noscript object ol optgroup option output p
    picture pre progress q rp rt ruby s samp script search section select selectedcontent slot small source span strong style sub
    summary sup svg table tbody td template textarea tfoot th thead time title tr track u ul var video wbr
    """)

  /// They belong in the head of a page, or change all of it. `link` and `style` have a finding of their own.
  static let metadata = words("base meta title")

  /// HTML, section 16.2, and what to write instead.
  static let obsolete = [
    "acronym": "use 'abbr'", "applet": "draw what it shows", "basefont": "set the font in component.css",
    "bgsound": "use 'audio'", "big": "set the size in component.css", "blink": "animate it in component.css",
    "center": "use 'text-align' or a grid in component.css", "dir": "use 'ul'",
    "font": "use 'span', and set colour and font in component.css", "frame": "draw what it shows",
    "frameset": "draw what it shows", "image": "use 'img'", "isindex": "use 'form' and 'input'", "keygen": "remove it",
    "listing": "use 'pre' and 'code'", "marquee": "animate it in component.css", "menuitem": "use 'button'",
    "multicol": "use 'columns' in component.css", "nextid": "remove it", "nobr": "use 'white-space' in component.css",
    "noembed": "use the content of 'object'", "noframes": "remove it", "param": "use the attributes of 'object'",
    "plaintext": "use 'pre'", "rb": "write the base text in 'ruby' itself", "rtc": "use 'rt' in a 'ruby' of its own",
    "spacer": "use 'margin' or 'gap' in component.css", "strike": "use 's' or 'del'",
    "tt": "use 'code', 'kbd' or 'samp'",
    "xmp": "use 'pre' and 'code', and write '<' as '&lt;'",
  ]

  /// SVG 2, with filters, masking and animation.
  static let svg = words(
    """
    a animate animateMotion animateTransform circle clipPath defs desc discard ellipse feBlend feColorMatrix feComponentTransfer
    feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG
    feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
    feTurbulence filter foreignObject g image line linearGradient marker mask metadata mpath path pattern polygon polyline
    radialGradient rect script set stop style svg switch symbol text textPath title tspan use view
    """)

  /// MathML Core.
  static let mathML = words(
    """
    annotation annotation-xml maction math merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms
    mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics
    """)

  /// HTML, section 13.1.2: elements without an end.
  static let void = words(
    "area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr")

  /// HTML, section 13.1.2.4: the end tag may be left out.
  static let optionalEnd = words("p li dt dd option optgroup tr td th tbody thead tfoot colgroup caption rp rt rb rtc")

  /// HTML, section 13.2.6.4.7 and following: what a start tag closes where it stands at the end of the open elements.
  static let closed: [String: Set<String>] = [
    "li": ["li"], "dt": ["dt", "dd"], "dd": ["dt", "dd"], "option": ["option"], "optgroup": ["option", "optgroup"],
    "hr": ["option", "optgroup"], "rp": ["rt", "rp", "rb"], "rt": ["rt", "rp", "rb"], "rb": ["rt", "rp", "rb", "rtc"],
    "rtc": ["rt", "rp", "rb", "rtc"], "td": cells, "th": cells, "tr": cells.union(["tr"]), "tbody": rows, "thead": rows,
    "tfoot": rows, "colgroup": ["colgroup", "caption"], "col": ["caption"],
  ]

  /// Their end tags reach out of cells, up to the table.
  static let tableParts = words("caption colgroup table tbody td tfoot th thead tr")

  private static let cells = words("td th colgroup caption p li dt dd option optgroup")
  private static let rows = cells.union(["tr", "tbody", "thead", "tfoot"])

  /// HTML, section 13.2.6.4.7: start tags that close a `p`.
  static let closesParagraph = words(
    """
    address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5
    h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary table ul xmp
    """)

  /// HTML, section 13.2.4.2: an end tag outside does not see through these.
  static let scopes = words("caption table td th marquee object applet template select")
  /// The same in SVG and MathML: elements that hold HTML.
  static let foreignScopes = words("foreignobject desc title annotation-xml")

  /// HTML, section 13.2.4.3: they go on in the next element where they are not closed.
  static let formatting = words("a b big code em font i nobr s small strike strong tt u")

  /// What stands in them is text.
  static let rawText = words("iframe noembed noframes plaintext script style textarea title xmp")

  /// HTML, section 13.2.6.5: start tags that end SVG and MathML.
  static let leavesForeign = words(
    """
    b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre
    ruby s small span strong strike sub sup table tt u ul var
    """)

  /// They make a page.
  static let page = words("html head body")

  /// HTML, section 4.13.3: a name that the standard leaves to authors.
  static func isCustom(_ name: String) -> Bool { name.utf8.first?.isASCIILetter == true && name.utf8.contains(0x2D) }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0.isWhitespace }.map(String.init))
  }
}
