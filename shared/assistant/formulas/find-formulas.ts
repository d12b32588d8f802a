import { type FormulaPlaces, formulaPlaces } from "./formula-places.ts";
import { isMeantAsFormula, looksLikeTex } from "./looks-like-tex.ts";

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
