import Audit
import Colorimetry
import Markup

/// How contrast was measured, in words.
struct ContrastMethod {
  let policy: ContrastPolicy
  /// Whether the page shows simulated vision.
  let explainsVision: Bool

  var html: HTML {
    """
    <div class="prose">
    <p>Ratios are those of WCAG 2.2, worked out from 8-bit sRGB. They are compared as they are and printed rounded down, so that 4.499 reads 4.49 and fails.</p>
    <ul>
    <li>Text needs \(need(.text)). Large text (24 px, or 18.67 px at weight 700 and up) needs \(need(.large)).</li>
    <li>What identifies a control, its state or a graphic needs \(need(.nonText)) against each colour that it touches, and so does the indicator of the focus. A link that nothing but its colour tells from the words around it needs \(
      need(.link)) against those.</li>
    <li>In the table of text and grounds, AAA stands for 7:1 and more, AA for 4.5:1, AA large for 3:1; “only” says that this is less than was declared.</li>
    <li>Translucent colours are laid over what is declared behind them, in encoded sRGB, as browsers paint.</li>
    <li>A gradient counts with its worst point, which for dark text can lie between its stops. It is proven for every space that CSS can mix colours in, not sampled.</li>
    <li>Colours outside sRGB are clipped channel by channel, as browsers paint them on such a screen.</li>
    \(policy.borderlineSeverity == nil ? nil : borderline)<li>What is just below its threshold fails, however it looks when rounded.</li>
    <li>Exempt are only colours that somebody has declared so: of disabled controls, decoration and logotypes, with a reason.</li>
    <li>What cannot be measured is never called passed.</li>
    </ul>
    \(explainsVision ? vision : nil)</div>

    """
  }

  private var borderline: HTML {
    """
    <li>The verdict is that of the painted, 8-bit colours. A check says where it hangs by a thread: where it would be another one before rounding, by another curve or gamut mapping that CSS permits, or a level lighter or darker.</li>

    """
  }

  private var vision: HTML {
    """
    <p>Vision is simulated after \(authors), with one kind of cone missing. Differences are ΔE2000, rounded down; below 2 hardly anybody sees one. None of this is part of WCAG’s contrast: it tells whether colours that carry a meaning can be told apart, and no colour should carry one alone.</p>

    """
  }

  private var authors: String {
    switch policy.vision {
    case .machado: "Machado, Oliveira and Fernandes (2009), good for red and green and a rough guide for blue"
    case .brettel: "Brettel, Viénot and Mollon (1997)"
    case .vienot:
      "Viénot, Brettel and Mollon (1999), and for blue, which they leave out, Brettel, Viénot and Mollon (1997)"
    }
  }

  private func need(_ requirement: Requirement) -> String {
    "\(CSSNumber.text(policy.threshold(requirement))):1"
  }
}
