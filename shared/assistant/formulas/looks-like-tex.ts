/** More between marks within a line is no formula that somebody reads. */
const maxLength = 4_000;

const marksOfTex = /[\\^_{}=]/;
const command = /\\[A-Za-z]/;
const prose = /(?<!\p{L})\p{L}{3,}[,;]? +\p{L}{3}/u;
const lineStart = /(?:^|\n)(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*$/;
const listItem = /\n[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]/;

interface Place {
  /** The mark that opens it. */
  readonly open: string;
  /** The text just before that mark, and just after the mark that ends it. */
  readonly before: string;
  readonly after: string;
}

/**
 * Whether what stands between `$$`, `\(` or `\[` and their ends is a formula rather than words
 * between prices or escaped brackets. With an opening alone on its line, it always is.
 */
export function isMeantAsFormula(inner: string, { open, before, after }: Place): boolean {
  const isFirst = before.length < 100 ? lineStart.test(before) : /\n/.test(before) && lineStart.test(before);
  if (isFirst && /^[ \t]*\n/.test(inner) && open !== "\\(") return true;
  if (inner.length > maxLength || listItem.test(inner)) return false;
  if (command.test(inner)) return true;
  if (prose.test(inner)) return false;
  if (marksOfTex.test(inner)) return open !== "$$" || !isShell(inner.trim());
  const isWord = /\p{L}{3}/u.test(inner);
  // A sum, a pair or a number; in a line of its own `[` and `$$` may have them too.
  if (open === "\\(" || isFirst && /^[ \t]*(?:\n|$)/.test(after)) return !isWord;
  return open === "$$" && looksLikeTex(inner.trim());
}

/** Whether what stands between single dollars is TeX, and not an amount or a name of a shell. */
export function looksLikeTex(tex: string): boolean {
  if (isShell(tex)) return false;
  if (/[\\^_{}]/.test(tex)) return command.test(tex) || !prose.test(tex);
  return /^[^\s\d]$/.test(tex) ||
    /^[^=<>]{1,40}[=<>+*/-][^]{1,40}$/.test(tex) && !/\p{L}{3}/u.test(tex);
}

/** `PATH_TO_` and `5_a` are no formulas; `101_2` is. */
function isShell(tex: string): boolean {
  return /^[A-Z][A-Z0-9]+_[A-Z0-9_]*$|^\d+_\p{L}|(?<!\\)_$/u.test(tex);
}
