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
