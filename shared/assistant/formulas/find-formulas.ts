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

const ends: Readonly<Record<string, RegExp>> = {
  "\\(": /(?<!\\)(?:\\\\)*\\\)/g,
  "\\[": /(?<!\\)(?:\\\\)*\\\]/g,
  "$$": /(?<!\\)\$\$/g,
};

/** Splits an answer into words, code and formulas. Joined, the sources are the answer. */
export function findFormulas(text: string, { isWriting = false }: FindOptions = {}): AnswerPart[] {
  const parts: AnswerPart[] = [];
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
      const formula = mark === "$" ? betweenDollars(text, index) : formulaAt(text, index, mark, isWriting);
      if (formula) add(formula, index);
    }
  }
  if (done < text.length) parts.push({ kind: "words", source: text.slice(done) });
  return parts;
}

function formulaAt(text: string, at: number, open: string, isWriting: boolean): Formula | null {
  const from = at + open.length;
  const end = new RegExp(ends[open] ?? "", "g");
  end.lastIndex = from;
  const found = end.exec(text);
  // TeX allows no empty line in a formula either.
  const gap = /\n[ \t>]*\n/g;
  gap.lastIndex = from;
  const gapAt = gap.exec(text)?.index ?? text.length;
  const isDisplay = open !== "\\(";
  if (found && found.index < gapAt) {
    const close = found.index + found[0].length;
    const tex = withoutQuoteMarks(text.slice(from, close - open.length));
    if (tex === "") return null;
    return { kind: "formula", tex, isDisplay, source: text.slice(at, close), isUnfinished: false };
  }
  if (!isWriting || gapAt < text.length) return null;
  const tex = withoutQuoteMarks(text.slice(from));
  return { kind: "formula", tex, isDisplay, source: text.slice(at), isUnfinished: true };
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

function looksLikeTex(tex: string): boolean {
  return /[\\^_{}]|^[^\s\d]$/.test(tex) ||
    /^[^=<>]{1,40}[=<>+*/-][^]{1,40}$/.test(tex) && !/\p{L}{3}/u.test(tex);
}

/** Without the marks of a quotation at the beginning of its lines. */
function withoutQuoteMarks(tex: string): string {
  return tex.replaceAll(/\n[ \t]*(?:>[ \t]?)+/g, "\n").trim();
}
