/// Colours as CSS writes them, and what Chromium 156 computes of them (`getComputedStyle`), in the order of CSS Color 4 and 5.
enum BrowserColors {
  /// Notations, calculations and relative colours.
  static let written = """
    #abc -> rgb(170, 187, 204)
    #ABCD -> rgba(170, 187, 204, 0.867)
    #00ff0080 -> rgba(0, 255, 0, 0.5)
    ReBeccaPurple -> rgb(102, 51, 153)
    transparent -> rgba(0, 0, 0, 0)
    rgb(1-2 3) -> rgb(1, 0, 3)
    rgb(1.5.5 3) -> rgb(2, 1, 3)
    rgb(/**/1/**/2 3) -> rgb(1, 2, 3)
    rgb(none 128 none / none) -> rgba(0, 128, 0, 0)
    rgb(250% 20% 40%) -> rgb(255, 51, 102)
    rgb(-20% 20% 40% / 50%) -> rgba(0, 51, 102, 0.5)
    rgb(10% 20 30%) -> rgb(26, 20, 77)
    rgba(257 30 40 / 50%) -> rgba(255, 30, 40, 0.5)
    rgb(10%,20%,30%,.5) -> rgba(26, 51, 77, 0.5)
    rgb(calc(100% - 20%) 0 0) -> rgb(204, 0, 0)
    rgb(calc(infinity), 0, 0) -> rgb(255, 0, 0)
    rgb(min(10,20) max(1,2,3) clamp(1, 5, 3)) -> rgb(10, 3, 3)
    rgba(0, 0, 0, calc(-infinity)) -> rgba(0, 0, 0, 0)
    hsl(120 30% 50) -> rgb(89, 166, 89)
    hsl(120 200% 25%) -> rgb(0, 128, 0)
    hsl(120 50% 150%) -> rgb(255, 255, 255)
    hsl(120, 200%, 25%) -> rgb(0, 128, 0)
    hsl(-0.5turn 100 50) -> rgb(0, 255, 255)
    hsl(0 -50% 40%) -> rgb(102, 102, 102)
    hsl(none 50% 50%) -> rgb(191, 64, 64)
    hsl(calc(infinity) 100% 50%) -> rgb(255, 0, 0)
    hsl(calc(0 / 0) 100% 50%) -> rgb(255, 0, 0)
    hsla(-300, 100%, 37.5%, 0.2) -> rgba(191, 191, 0, 0.2)
    hwb(200grad 10% 20%) -> rgb(26, 204, 204)
    hwb(120 150% 50%) -> rgb(191, 191, 191)
    hwb(120 10% -50%) -> rgb(26, 255, 26)
    hwb(0 20% 100%) -> rgb(43, 43, 43)
    hwb(90 20% 10% / calc(infinity)) -> rgb(140, 230, 51)
    lab(50% 40% -20) -> lab(50 50 -20)
    lab(400 0 10/50%) -> lab(100 0 10 / 0.5)
    lab(50 -200 200) -> lab(50 -200 200)
    lab(calc(50 * 3) calc(0.5 - 1) calc(1.5) / calc(-0.5 + 1)) -> lab(100 -0.5 1.5 / 0.5)
    lab(20 none none / none) -> lab(20 none none / none)
    lch(120 -3 30) -> lch(100 0 30)
    lch(10 20 1.28rad) -> lch(10 20 73.3386)
    lch(10 20 -700deg) -> lch(10 20 20)
    lch(calc(-50 * 3) calc(0.5 + 1) calc(-20deg * 2) / calc(-0.5 * 2)) -> lch(0 1.5 320 / 0)
    lch(50 calc(-infinity) 0) -> lch(50 0 0)
    oklab(.5 50% none) -> oklab(0.5 0.2 none)
    oklab(4 0 0.1/50%) -> oklab(1 0 0.1 / 0.5)
    oklab(0.5 -2 2) -> oklab(0.5 -2 2)
    oklch(60% 0.4 150/1e-1) -> oklch(0.6 0.4 150 / 0.1)
    oklch(1e3% 0.1 1e10) -> oklch(1 0.1 280)
    oklch(calc(50% + 10%) .1 calc(pi * 1rad)) -> oklch(0.6 0.1 180)
    oklch(0.5 calc(25% * 2) 0) -> oklch(0.5 0.2 0)
    oklch(calc((0.5 + .1) / 2) calc(2 * (0.02 + .03)) calc(1turn / 4)) -> oklch(0.3 0.1 90)
    oklch(0.2 -0.2 0 / 300%) -> oklch(0.2 0 0)
    color(display-p3 1 50% 0) -> color(display-p3 1 0.5 0)
    color(display-p3-linear 0.3081 0.014 0.0567) -> color(display-p3-linear 0.3081 0.014 0.0567)
    color(srgb 1.5 -0.2 none / none) -> color(srgb 1.5 -0.2 none / none)
    color(srgb-linear 100% 50% 20% / 23.7%) -> color(srgb-linear 1 0.5 0.2 / 0.237)
    color(a98-rgb 1 0 0.2) -> color(a98-rgb 1 0 0.2)
    color(prophoto-rgb 0.2 0.6 0.1) -> color(prophoto-rgb 0.2 0.6 0.1)
    color(rec2020 0.2 0.7 0.3) -> color(rec2020 0.2 0.7 0.3)
    color(xyz 0.1 0.2 30%) -> color(xyz-d65 0.1 0.2 0.3)
    color(xyz-d50 0 0 0) -> color(xyz-d50 0 0 0)
    color(XYZ-D65 0.1 0.2 0.3) -> color(xyz-d65 0.1 0.2 0.3)
    COLOR(SRGB 0 0 1) -> color(srgb 0 0 1)
    rgb(from rebeccapurple r g b) -> color(srgb 0.4 0.2 0.6)
    rgb(from rebeccapurple b alpha r / g) -> color(srgb 0.6 0.00392157 0.4)
    rgb(from color(srgb 0.2 0.4 0.6 / 80%) r g b / alpha) -> color(srgb 0.2 0.4 0.6 / 0.8)
    rgb(from rgb(from rebeccapurple r g b) 0 g b) -> color(srgb 0 0.2 0.6)
    rgb(from red 300 -20 b) -> color(srgb 1.17647 -0.0784314 0)
    rgb(from rebeccapurple r 20% 10) -> color(srgb 0.4 0.2 0.0392157)
    rgb(from rebeccapurple r calc(b * .5 - g * .5) 10) -> color(srgb 0.4 0.2 0.0392157)
    rgb(from rebeccapurple r g none / none) -> color(srgb 0.4 0.2 none / none)
    rgb(from color-mix(in srgb, red, red) r g b / alpha) -> color(srgb 1 0 0)
    hsl(from rebeccapurple h s l) -> color(srgb 0.4 0.2 0.6)
    hsl(from rebeccapurple 25deg s l / alpha) -> color(srgb 0.6 0.366667 0.2)
    hsl(from rebeccapurple h l s) -> color(srgb 0.5 0.3 0.7)
    hsl(from red h 200 l) -> color(srgb 1.5 -0.5 -0.5)
    hsl(from red h s 150) -> color(srgb 1 2 2)
    hsl(from red calc(h + 400) s l) -> color(srgb 1 0.666667 0)
    hsl(from #2563eb h s calc(l + 20)) -> color(srgb 0.511485 0.65042 0.955182)
    hwb(from #2563eb h calc(w * 2) b) -> color(srgb 0.290196 0.487899 0.921569)
    lab(from rebeccapurple l a b) -> lab(32.3916 38.433 -47.6928)
    lab(from red 400 0 calc(b / 2)) -> lab(100 0 34.9499)
    lch(from rebeccapurple l c calc(h + 120)) -> lch(32.3916 61.2511 68.8634)
    lch(from lab(25 20 50) calc(l + 10) c h / 40%) -> lch(35 53.8516 68.1986 / 0.4)
    oklab(from rebeccapurple l 25% b) -> oklab(0.440263 0.1 -0.133852)
    oklch(from red calc(l - .7) c h) -> oklch(0 0.257704 29.2346)
    oklch(from red 2 -1 h) -> oklch(1 0 29.2346)
    oklch(from #2563eb calc(l*.8) c h) -> oklch(0.436904 0.215194 262.885)
    oklch(from red calc(l * 50%) c h) -> oklch(0.313983 0.257704 29.2346)
    oklch(from red l min(c, 0.1) clamp(0, h, 20)) -> oklch(0.627966 0.1 20)
    color(from red xyz x y z) -> color(xyz-d65 0.412426 0.212648 0.0193173)
    color(from red display-p3 r g b / 50%) -> color(display-p3 0.91753 0.200241 0.138502 / 0.5)
    color(from #2563eb a98-rgb r calc(g * 2) b) -> color(a98-rgb 0.25335 0.776459 0.904526)
    color(from #2563eb xyz-d50 y x z) -> color(xyz-d50 0.143913 0.174978 0.605619)
    color(from color(display-p3 1 0 0) srgb r g b) -> color(srgb 1.09302 -0.22669 -0.150073)
    alpha(from oklch(0.5 0.1 20) / .5) -> oklch(0.5 0.1 20 / 0.5)
    alpha(from color(srgb 1 0 0 / .8) / calc(alpha / 2)) -> color(srgb 1 0 0 / 0.4)
    """

  /// What Chromium takes for no colour.
  static let refused = [
    "auto",
    "#12",
    "#123456789",
    "rgb",
    "rgb(1)",
    "rgb(1,2,3,4,5)",
    "hsla(1,2,3,4,5)",
    "rgb(10%, 20, 30%)",
    "rgba(-2, 300, 400%, -0.5)",
    "hwba(120 30% 50%)",
    "rgb(1,2,3,none)",
    "rgb(1,2,3 / .5)",
    "rgb(1 2 3 4)",
    "rgb(1deg 2 3)",
    "rgb(calc(100 + 20%) 0 0)",
    "rgb(1 2 3 / calc(50% + .1))",
    "rgb(1 2 3 / 5deg)",
    "hsl(1,2,3)",
    "hsl(50% 1% 1%)",
    "hwb(1, 2%, 3%)",
    "lab(0% 0 0 1)",
    "lab(0% 0 0deg)",
    "lch(20% 10 10deg 10)",
    "oklch(1 2 3px)",
    "oklch(calc(50% + .1) .1 0)",
    "oklch(calc(0.5+.1) .1 0)",
    "oklch(calc(1rad * 1rad) .1 0)",
    "oklch(calc() .1 0)",
    "oklch(calc(1 .1 0)",
    "oklch(clamp(1, 2) .1 0)",
    "color(srgb 0 0 0 0)",
    "color(srgb 0deg 0% 0)",
    "color(srgb 0% 0 0 10%)",
    "color(srgb)",
    "color(srgb 1 2 3 /)",
    "color(hsl 1 2 3)",
    "color(lab 20% 0 10 / 50%)",
    "color(--foo 1 2 3)",
    "color(from red hsl h s l)",
    "color-mix(in oklch specified hue, red, blue)",
    "color-mix(in oklab longer hue, red, blue)",
    "color-mix(in oklch longer, red, blue)",
    "color-mix(in oklch, red -20%, blue)",
    "color-mix(in oklch, red 120%, blue)",
    "color-mix(in oklch, red 20, blue)",
    "color-mix(in oklch, 10% red 20%, blue)",
    "color-mix(in oklch red, blue)",
    "color-mix(in nothing, red, blue)",
    "color-mix(in oklch, red, )",
    "hsl(from red calc(h + 120deg) s l)",
    "hsl(from red h calc(s - 20%) l)",
    "rgb(from red, 1, 2, 3)",
    "rgb(from red r g)",
    "rgb(from red r g l)",
    "oklch(from nothing l c h)",
    "oklch(from red calc(l + 5%) c h)",
    "red blue",
    "rgb(1 2 3)x",
    "rgb (1 2 3)",
    "123",
  ]
}
