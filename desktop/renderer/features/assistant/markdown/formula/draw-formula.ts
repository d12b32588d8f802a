import katex, { type KatexOptions } from "katex";
// Adds chemistry: \ce and \pu.
import "katex/contrib/mhchem";

/** More is no formula that somebody reads, and takes long to draw. */
const maxLength = 4_000;

// With definitions a short text can become any number of signs.
const defines = /\\(?:[gex]?def|let|futurelet|global|long|(?:re)?newcommand|providecommand)(?![A-Za-z])/;

/** Commands that draw over the words beside it: laps, raised boxes and spaces that go back. */
const overlaps = /\\(?:(?:math)?[lrc]lap|raisebox|(?:m?kern|[hm]skip|hspace\*?)\s*\{?\s*-)(?![A-Za-z])/;

/**
 * Options for the formulas of a model, which nobody trusts: links, pictures, classes, ids, styles
 * and data are refused, and what is in their place shows as its name.
 */
const options: KatexOptions = {
  trust: false,
  strict: "ignore",
  throwOnError: true,
  errorColor: "currentColor",
  maxExpand: 500,
  // In em: a few lines.
  maxSize: 8,
  output: "htmlAndMathml",
};

/** Whether a formula may be drawn at all. */
export function isDrawable(tex: string): boolean {
  return tex.length <= maxLength && !defines.test(tex) && !overlaps.test(tex);
}

/** Draws a formula in a place, and returns false when it isn't TeX that is known. */
export function drawFormula(tex: string, place: HTMLElement, isDisplay: boolean): boolean {
  try {
    if (!isDrawable(tex)) return false;
    katex.render(tex, place, { ...options, displayMode: isDisplay });
    return true;
  } catch {
    return false;
  }
}

/** The markup that `drawFormula` draws, for tests. */
export function renderFormulaMarkup(tex: string): string {
  return katex.renderToString(tex, options);
}
