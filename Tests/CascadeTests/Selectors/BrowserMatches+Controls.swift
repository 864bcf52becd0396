extension BrowserMatches {
  static let form = BrowserMatches(
    html: #"""
      <form><fieldset disabled id="f1"><legend id="l1"><input id="i1"></legend><legend><input id="i2"></legend>\#
      <input id="i3" required><button id="b0">x</button><fieldset id="f2">\#
      <input id="i4" type="checkbox" checked></fieldset></fieldset><input id="i5" placeholder="p">\#
      <input id="i6" placeholder="p" value="v"><input id="i7" type="radio" name="r">\#
      <input id="i8" type="radio" name="r"><input id="i9" type="radio" name="s" checked>\#
      <input id="i10" type="radio" name="s"><input id="i11" type="checkbox" checked disabled>\#
      <textarea id="t1" placeholder="p"></textarea><textarea id="t2" readonly required>x</textarea>\#
      <select id="s1"><option id="o1">1</option><option id="o2" selected>2</option></select><select id="s2">\#
      <option id="o3" disabled>3</option><option id="o4">4</option><optgroup disabled><option id="o5">5</option>\#
      </optgroup></select><select id="s3" multiple required><option id="o6" selected>6</option>\#
      <option id="o7" selected>7</option></select><progress id="p1"></progress><progress id="p2" value="0.5">\#
      </progress><button type="button" id="b1">n</button><button id="b2">s</button><input type="submit" id="b3">\#
      <input type="radio" id="i12"><input type="radio" id="i13" checked><input type="range" required id="i14">\#
      <input type="email" id="i15" readonly></form><select id="s4" size="3"><option id="o8">8</option></select>
      """#,
    table: #"""
      :disabled → 1 5 6 7 8 9 16 23 25 26
      :enabled → 3 10 11 12 13 14 15 17 18 19 20 21 22 24 27 28 29 32 33 34 35 36 37 38 39 40
      :checked → 9 14 16 21 24 28 29 36
      :indeterminate → 12 13 30 35
      :default → 7 9 14 16 21 28 29 36
      :required → 6 18 27
      :optional → 3 5 7 9 10 11 12 13 14 15 16 17 19 22 32 33 34 35 36 37 38 39
      :read-only → 0 1 2 4 5 6 7 8 9 12 13 14 15 16 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40
      :read-write → 3 10 11 17
      :placeholder-shown → 10 17
      input:not(:checked) → 3 5 6 10 11 12 13 15 34 35 37 38
      fieldset:disabled → 1 8
      legend :enabled → 3
      fieldset:has(:checked) → 1 8
      option:checked → 21 24 28 29
      option:disabled → 23 26
      select:has(> option:checked) → 19 22 27
      button:default → 7
      [disabled] → 1 16 23 25
      [type=radio]:checked + input → 15 37
      [readonly] → 18 38
      [required]:enabled → 18 27 37
      textarea:read-only → 18
      input:read-only:enabled → 12 13 14 15 34 35 36 37 38
      progress:indeterminate → 30
      [type=radio]:indeterminate → 12 13 35
      form > :nth-of-type(2) → 11 18 22 31 33
      input:nth-of-type(odd) → 3 5 6 9 10 12 14 16 35 37
      select:nth-last-of-type(1) → 27 39
      :is(input, textarea):placeholder-shown → 10 17
      input:disabled:checked → 9 16
      option:default → 21 28 29
      :not(:enabled, :disabled) → 0 2 4 30 31
      select:required → 27
      select:optional → 19 22 39
      fieldset > :first-child → 2 9
      legend:first-of-type > input → 3
      """#)

  static let svg = BrowserMatches(
    html: #"""
      <svg viewBox="0 0 1 1" class="icon"><g><path d="M0 0"/><linearGradient id="g"/><a href="#a">\#
      <circle r="1"/></a></g></svg><details open><summary>s</summary><p contenteditable="true"><b>e</b></p>\#
      </details><details><summary>t</summary></details><x-tag><span></span></x-tag><dialog open></dialog><div>\#
      <!-- c --></div><div> </div>
      """#,
    table: #"""
      svg → 0
      path → 2
      PATH → 2
      linearGradient → 3
      lineargradient → 3
      g > * → 2 3 4
      svg a → 4
      a:any-link → 4
      :any-link → 4
      circle:only-child → 5
      .icon path → 2
      [viewBox] → 0
      [viewbox] → 0
      svg[VIEWBOX] → 0
      details:open → 6
      :open → 6 14
      details[open] > summary → 7
      :defined → 0 1 2 3 4 5 6 7 8 9 10 11 13 14 15 16
      :not(:defined) → 12
      x-tag → 12
      X-TAG > span → 13
      [contenteditable] → 8
      :read-write → 8 9
      :read-only → 6 7 10 11 12 13 14 15 16
      div:empty → 15
      :empty → 2 3 5 13 14 15
      g:nth-child(1) :nth-child(2) → 3
      svg *:not(g) → 2 3 4 5
      a > circle → 5
      summary:first-child → 7 11
      svg:first-child → 0
      dialog:open → 14
      *|path → 2
      path:enabled →
      path:read-only →
      """#)
}
