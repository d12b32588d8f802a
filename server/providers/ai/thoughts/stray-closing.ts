/** A mark that begins or ends reasoning in a model's text: `<think>`, `[/THINK]`, `◁think▷`. */
export interface ThoughtMark {
  readonly start: number;
  readonly end: number;
  readonly isClosing: boolean;
  /** In small letters; only an equal name closes it. */
  readonly name: string;
  /** Nobody writes it for anything but reasoning: not so `<thought>` and `<reasoning>`. */
  readonly isPlain: boolean;
}

/** No mark is longer; UTF-16 units. */
export const longestMark = 160;

const marks =
  /<[ \t]*\/?[ \t]*((?:seed:)?think(?:ing)?|thoughts?|reasoning)(?:\s[^<>]{0,120})?(?<!\/)>|\[\/?(THINK)\]|◁\/?(think)▷/gi;
/** A piece that may become a mark with the next piece. */
const begun =
  /(?:<[ \t]*\/?[ \t]*[a-z:]{0,13}|<[ \t]*\/?[ \t]*(?:(?:seed:)?think(?:ing)?|thoughts?|reasoning)\s[^<>]{0,120}|\[\/?[a-z]{0,5}|◁\/?[a-z]{0,5})$/i;

/** The first mark of a text from a place on. */
export function findMark(text: string, from = 0): ThoughtMark | null {
  marks.lastIndex = from;
  const found = marks.exec(text);
  if (!found) return null;
  const [whole, xml, square, triangle] = found;
  const name = xml?.toLowerCase() ?? (square ? "[think]" : `◁${triangle?.toLowerCase()}▷`);
  return {
    start: found.index,
    end: found.index + whole.length,
    isClosing: whole.includes("/", 1) && /^.[ \t]*\//.test(whole),
    name,
    isPlain: !/^(?:thoughts?|reasoning)$/.test(name),
  };
}

/** Where the end of a text may begin a mark; its length when it can't. */
export function endBeforeMark(text: string): number {
  const from = Math.max(0, text.length - longestMark);
  const found = begun.exec(text.slice(from));
  return found ? from + found.index : text.length;
}

interface Line {
  readonly text: string;
  /** More of it may come, also the end of a quotation in backticks. */
  readonly isUnfinished?: boolean;
  /** It stands in a code block, where backticks have no meaning. */
  readonly isCode?: boolean;
}

/**
 * Reads the lines of an answer for a closing mark that nothing opened before it: then all text
 * before was reasoning. Marks in backticks, and all after an opening mark, are text about marks.
 */
export class StrayClosing {
  #hasOpened = false;

  /** Whether an opening mark stood in the answer. */
  get hasOpened(): boolean {
    return this.#hasOpened;
  }

  isIn({ text, isUnfinished = false, isCode = false }: Line): boolean {
    let mark = this.#hasOpened ? null : findMark(text);
    if (!mark) return false;
    const codes = isCode ? [] : quotedIn(text, isUnfinished);
    let code = 0;
    for (; mark; mark = findMark(text, mark.end)) {
      if (!mark.isClosing) {
        this.#hasOpened = true;
        return false;
      }
      while ((codes[code]?.end ?? Infinity) < mark.start) code++;
      const isQuoted = (codes[code]?.start ?? Infinity) < mark.start;
      if (mark.isPlain && !isQuoted) return true;
    }
    return false;
  }
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The parts of a line in backticks; an unfinished line ends within one that was not yet closed. */
function quotedIn(line: string, isUnfinished: boolean): Range[] {
  const runs = [...line.matchAll(/`+/g)].map(({ 0: { length }, index }, at) => ({ length, index, at }));
  const later = Map.groupBy(runs.toReversed(), ({ length }) => length);
  const ranges: Range[] = [];
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at];
    if (!run) break;
    const same = later.get(run.length) ?? [];
    while ((same.at(-1)?.at ?? Infinity) <= at) same.pop();
    const closing = same.at(-1);
    if (closing) {
      ranges.push({ start: run.index, end: closing.index });
      at = closing.at;
    } else if (isUnfinished) {
      ranges.push({ start: run.index, end: line.length });
      break;
    }
  }
  return ranges;
}
