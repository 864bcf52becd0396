extension BrowserMatches {
  static let list = BrowserMatches(
    html: #"""
      <ul class="list big" id="u"><li id="a" class="x">a</li><li id="b" class="x y">b</li><li id="c">c</li>\#
      <li id="d" class="x">d<b>bold</b></li><li id="e"></li></ul><p class="list">p</p>
      """#,
    table: #"""
      li → 1 2 3 4 6
      * → 0 1 2 3 4 5 6 7
      #b → 2
      .x → 1 2 4
      .x.y → 2
      li.x → 1 2 4
      ul.list → 0
      UL → 0
      Li.x → 1 2 4
      ul > li → 1 2 3 4 6
      ul li b → 5
      li + li → 2 3 4 6
      li ~ li → 2 3 4 6
      .x + .x → 2
      .x ~ .x → 2 4
      #a ~ #d → 4
      li:first-child → 1
      li:last-child → 6
      li:nth-child(2) → 2
      li:nth-child(odd) → 1 3 6
      li:nth-child(EVEN) → 2 4
      li:nth-child(2n+1) → 1 3 6
      li:nth-child(-n+3) → 1 2 3
      li:nth-child(n + 3) → 3 4 6
      li:nth-child( 3N - 1 ) → 2 6
      li:nth-child(0n+2) → 2
      li:nth-child(-2n+5) → 1 3 6
      li:nth-last-child(2) → 4
      li:nth-last-child(-n+2) → 4 6
      li:nth-child(2 of .x) → 2
      li:nth-child(even of .x) → 2
      li:nth-last-child(1 of .x) → 4
      :nth-child(1 of li, p) → 1 7
      b:only-child → 5
      b:only-of-type → 5
      li:only-child →
      :empty → 6
      li:empty → 6
      li:not(.x) → 3 6
      li:not(.x, :empty) → 3
      li:is(.y, :empty) → 2 6
      li:where(.y, :empty) → 2 6
      :is(ul, p) > .x → 1 2 4
      ul:has(b) → 0
      li:has(b) → 4
      ul:has(> b) →
      li:has(> b) → 4
      li:has(+ li:empty) → 4
      li:has(~ .x) → 1 2 3
      ul:has(+ p) → 0
      :not(:has(*)) → 1 2 3 5 6 7
      :has(.x.y) → 0
      ul:has(.nope) →
      li:has(:is(ul b)) → 4
      p.list → 7
      [class] → 0 1 2 4 7
      [class=x] → 1 4
      [class~=x] → 1 2 4
      [class^=x] → 1 2 4
      [class$=y] → 2
      [class*=' '] → 0 2
      [class|=x] → 1 4
      [id=B i] → 2
      [id=B] →
      [CLASS~=y] → 2
      [class~=''] →
      [class*=''] →
      :root →
      html →
      div > ul →
      * > ul →
      div > * > li →
      :not(ul) > li →
      :not(.nope) > ul →
      :is(div) ul →
      :scope > li →
      :first-child → 0 1 5
      ul:first-child → 0
      p:last-child → 7
      p:nth-of-type(1) → 7
      :nth-child(n) → 0 1 2 3 4 5 6 7
      :nth-child(-n) →
      li:nth-child(+2) → 2
      li:nth-child(n+0) → 1 2 3 4 6
      .list p →
      ul ~ p → 7
      ul + p → 7
      p + ul →
      li:is() →
      li:is(:nope, .y) → 2
      #a, #b → 1 2
      \6c i → 1 2 3 4 6
      #\61 → 1
      li:NOT(.x) → 3 6
      *|li → 1 2 3 4 6
      |li →
      .x:not(:first-child):not(.y) → 4
      li:nth-child(2 of :is(.x, .y)) → 2
      li:nth-last-of-type(2) → 4
      :not(*) →
      :not(li *) → 0 1 2 3 4 6 7
      ul li ~ li b → 5
      ul:has(li + li b) → 0
      li:has(+ li + li.x) → 2
      """#)

  static let card = BrowserMatches(
    html: #"""
      <article class="card" lang="de-CH" data-kind="Hero big"><h2 id="t">T</h2><p>one <em>two \#
      <a href="#x" id="l">three</a></em></p><p class="meta"> </p><img alt="" src="data:,"><div class="foot">\#
      <button type="BUTTON" aria-pressed="true">b</button><a id="n">no link</a><span lang="fr">x</span></div>\#
      </article><aside class="Card" dir="rtl"><p dir="auto">אב</p><bdi>abc</bdi><p dir="ltr"><i>z</i></p>\#
      </aside>
      """#,
    table: #"""
      a:link → 4
      a:any-link → 4
      a:visited →
      :any-link → 4
      [href] → 4
      [href^='#'] → 4
      [type=button] → 8
      [aria-pressed=true] → 8
      [aria-pressed=TRUE] →
      [data-kind~=big] → 0
      [data-kind='hero big' i] → 0
      [data-kind*=ero] → 0
      [lang|=de] → 0
      [lang=DE-CH] → 0
      :lang(de) → 0 1 2 3 4 5 6 7 8 9
      :lang(de-CH) → 0 1 2 3 4 5 6 7 8 9
      :lang(de-DE) →
      :lang(fr) → 10
      h2:lang(de) → 1
      :dir(rtl) → 11 12
      :dir(ltr) → 0 1 2 3 4 5 6 7 8 9 10 13 14 15
      aside > :dir(ltr) → 13 14
      .card → 0
      .Card → 11
      .card > p > em a → 4
      .card :is(h2, em) a → 4
      em:has(a:any-link) → 3
      p:has(a) → 2
      p:empty →
      p:last-of-type → 5 14
      p:first-of-type → 2 12
      article > :first-of-type → 1 2 6 7
      .foot > :not(a) → 8 10
      .foot :not(a, button) → 10
      h2 ~ .meta + img → 6
      article:has(> .foot > button[aria-pressed=true]) → 0
      img + * → 7
      a:not([href]) → 9
      i:dir(ltr) → 15
      :defined → 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
      :target →
      :hover →
      :focus-within →
      :active →
      :placeholder-shown →
      span:only-of-type → 10
      .foot > :nth-child(2n) → 9
      .foot > :nth-last-child(n+2) → 8 9
      em > :only-child → 4
      """#)

  static let deep = BrowserMatches(
    html: #"""
      <div class="a"><div class="b"><div class="c"><div class="d"><span class="e">x</span></div><span class="e">\#
      y</span></div></div><p></p><p class="q"></p><span></span><p class="q"></p><span class="q"></span><p></p>\#
      </div>
      """#,
    table: #"""
      .a .e → 4 5
      .a > .e →
      .b .c > .e → 5
      div div div → 2 3
      div div div div div →
      div > div > div > div → 3
      .a > p ~ p → 7 9 11
      .a > p + p → 7
      p + .q → 7 10
      p ~ .q → 7 9 10
      p.q ~ span + p → 9 11
      .a > :nth-of-type(2) → 7 10
      p:nth-of-type(2n) → 7 11
      span:nth-of-type(2) → 10
      :nth-last-of-type(2) → 8 9
      p:first-of-type → 6
      p:last-of-type → 11
      .a p:nth-child(3) → 7
      p:nth-child(2 of .q) → 9
      :nth-child(2 of .q) → 9
      :nth-last-child(1 of .q) → 10
      .a:has(.d .e) → 0
      .b:has(.c > .e) → 1
      div:has(> span) → 0 2 3
      div:has(+ p) → 1
      div:not(:has(span)) →
      p:has(+ .q) → 6 9
      p:has(~ span.q) → 6 7 9
      .a:not(.b *) → 0
      div:is(.a .c) → 2
      :is(.a, .b) :is(.c, .d) > .e → 4 5
      .e:not(.c > .e) → 4
      div ~ p ~ span → 8 10
      p:not(.q):not(:first-of-type) → 11
      .a > :not(div):not(.q) → 6 8 11
      div .b .e → 4 5
      .c .b →
      .d > .e:only-child → 4
      .a *:last-child → 2 4 5 11
      div div > div ~ span → 5
      div:has(p) > div span → 4 5
      """#)
}
