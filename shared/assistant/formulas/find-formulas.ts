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
function isMeantAsFormula(inner: string, { open, before, after }: Place): boolean {
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
function looksLikeTex(tex: string): boolean {
  if (isShell(tex)) return false;
  if (/[\\^_{}]/.test(tex)) return command.test(tex) || !prose.test(tex);
  return /^[^\s\d]$/.test(tex) ||
    /^[^=<>]{1,40}[=<>+*/-][^]{1,40}$/.test(tex) && !/\p{L}{3}/u.test(tex);
}

/** `PATH_TO_` and `5_a` are no formulas; `101_2` is. */
function isShell(tex: string): boolean {
  return /^[A-Z][A-Z0-9]+_[A-Z0-9_]*$|^\d+_\p{L}|(?<!\\)_$/u.test(tex);
}

/** A formula in TeX between the marks that models write. */
export interface Formula {
  readonly kind: "formula";
  readonly tex: string;
  /** It has lines of its own, as `$$` and `\[` ask for. */
  readonly isDisplay: boolean;
  /** With its marks. */
  readonly source: string;
  /** Its end has not come yet. */
  readonly isUnfinished: boolean;
}

/** A piece of an answer: code keeps every character, words are Markdown. */
export type AnswerPart = Formula | { readonly kind: "code" | "words"; readonly source: string };

interface FindOptions {
  /** True while the answer is written: a formula without its end is one all the same. */
  readonly isWriting?: boolean;
}

/** A fence to its end or to the text's, code within a line, an escape, or what opens a formula. */
const openings =
  /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*(`{3,}|~{3,})[^\n]*(?:\n(?:(?![ \t>]*\1[`~]*[ \t]*$)[^\n]*(?:\n|$))*(?:[ \t>]*\1[`~]*)?)?|(?<!`)(`+)(?!`)(?:(?!\n[ \t>]*\n)[^])*?[^`]\2(?!`)|\\\\|\\[([]|\\.|\$\$?/gm;

/** Splits an answer into words, code and formulas. Joined, the sources are the answer. */
export function findFormulas(text: string, { isWriting = false }: FindOptions = {}): AnswerPart[] {
  const parts: AnswerPart[] = [];
  const places = formulaPlaces(text);
  let done = 0;
  const add = (part: AnswerPart, at: number) => {
    if (at > done) parts.push({ kind: "words", source: text.slice(done, at) });
    parts.push(part);
    done = at + part.source.length;
  };
  for (const { 0: mark, index } of text.matchAll(openings)) {
    if (index < done) continue;
    if (/^\\[^([]/.test(mark)) continue;
    if (!/^(?:\\[([]|\$\$?)$/.test(mark)) add({ kind: "code", source: mark }, index);
    else {
      const isNext = index === done && parts.at(-1)?.kind === "formula";
      const formula = mark === "$"
        ? betweenDollars(text, index)
        : mark === "$$" && isPrice(text, index, isNext)
        ? null
        : formulaAt(text, index, mark, places, isWriting);
      if (formula) add(formula, index);
    }
  }
  if (done < text.length) parts.push({ kind: "words", source: text.slice(done) });
  return parts;
}

/** Three dollars are a price; four may end one formula and begin the next. */
function isPrice(text: string, at: number, isNext: boolean): boolean {
  return text[at + 2] === "$" || text[at - 1] === "$" && !isNext;
}

function formulaAt(
  text: string,
  at: number,
  open: string,
  places: FormulaPlaces,
  isWriting: boolean,
): Formula | null {
  const from = at + open.length;
  const { start, end } = places.endOf(open, from);
  // TeX allows no empty line in a formula either.
  const gapAt = places.gapAfter(from);
  const isUnfinished = start >= gapAt;
  if (isUnfinished && (!isWriting || gapAt < text.length)) return null;
  const inner = isUnfinished ? text.slice(from) : text.slice(from, end - open.length);
  const isMeant = isMeantAsFormula(inner, {
    open,
    before: text.slice(Math.max(0, at - 100), at),
    after: isUnfinished ? "\n" : text.slice(end, end + 100),
  });
  const tex = isMeant ? withoutQuoteMarks(inner) : "";
  if (tex === "" && !(isUnfinished && isMeant)) return null;
  const source = text.slice(at, isUnfinished ? text.length : end);
  return { kind: "formula", tex, isDisplay: open !== "\\(", source, isUnfinished };
}

/**
 * A formula between single dollars, by Pandoc's rule and so that money stays money: the dollars
 * touch what they enclose and no word or number outside, and it looks like TeX.
 */
function betweenDollars(text: string, at: number): Formula | null {
  if (/[\p{L}\p{N}$]/u.test(text[at - 1] ?? "")) return null;
  const [source, tex = ""] = /^\$(?![\s$])((?:\\.|[^$\\\n]){0,300}?)(?<!\s)\$(?![\p{L}\p{N}$])/u
    .exec(text.slice(at, at + 310)) ?? [];
  if (source === undefined || !looksLikeTex(tex)) return null;
  return { kind: "formula", tex, isDisplay: false, source, isUnfinished: false };
}

/** Without the marks of a quotation at the beginning of its lines. */
function withoutQuoteMarks(tex: string): string {
  return tex.replaceAll(/\n[ \t]*(?:>[ \t]?)+/g, "\n").trim();
}

const ends: Readonly<Record<string, RegExp>> = {
  "\\(": /(?<!\\)(?:\\\\)*\\\)/g,
  "\\[": /(?<!\\)(?:\\\\)*\\\]/g,
  "$$": /(?<![\\$])\$\$(?!\$(?!\$(?!\$)))/g,
};

/** Where a mark that ends a formula starts and ends; both after every text when there is none. */
interface EndPlace {
  readonly start: number;
  readonly end: number;
}

interface FormulaPlaces {
  /** The first end of what `open` opens, from a place on. */
  endOf(open: string, from: number): EndPlace;
  /** The first empty line from a place on; the length of the text when there is none. */
  gapAfter(from: number): number;
}

/**
 * Finds the ends of formulas in a text from front to back. What was found is kept, since a text of
 * openings alone would be searched to its end for each of them.
 */
function formulaPlaces(text: string): FormulaPlaces {
  const search = (mark: RegExp) => {
    const pattern = new RegExp(mark, "g");
    let known: EndPlace & { readonly from: number } = { from: 0, start: -1, end: -1 };
    return (from: number): EndPlace => {
      if (from >= known.from && from <= known.start) return known;
      pattern.lastIndex = from;
      const found = pattern.exec(text);
      known = found
        ? { from, start: found.index, end: found.index + found[0].length }
        : { from, start: Infinity, end: Infinity };
      return known;
    };
  };
  const searches = new Map(Object.entries(ends).map(([open, mark]) => [open, search(mark)]));
  const gaps = search(/\n[ \t>]*\n/g);
  return {
    endOf: (open, from) => searches.get(open)?.(from) ?? { start: Infinity, end: Infinity },
    gapAfter: (from) => Math.min(gaps(from).start, text.length),
  };
}
