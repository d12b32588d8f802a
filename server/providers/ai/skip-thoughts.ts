/** How models mark the reasoning that they write into the answer itself. */
const marks = /<(\/?)(?:think|thinking|thought|reasoning)>/i;
const longestMark = "</reasoning>".length;

/** The answer began with reasoning whose opening mark was swallowed. None of it may be kept. */
export class ThoughtsUnmarked extends Error {
  override readonly name = "ThoughtsUnmarked";
}

/** Takes a model's text piece by piece and leaves out its reasoning. */
export interface ThoughtSkipper {
  /**
   * Returns the text that belongs to the answer so far; "" while the model thinks. Throws
   * `ThoughtsUnmarked` when reasoning ends that was never begun.
   */
  take(piece: string): string;
  /**
   * The text still held back. Unclosed reasoning is dropped. `isWhole`: the model ended its text
   * by itself.
   */
  rest(isWhole: boolean): string;
}

type Place = "answer" | "thoughts" | "aside" | "beginning";

/**
 * Leaves out `<think>…</think>` wherever it stands and however it is cut into pieces. A mark within
 * a line that is never closed is text about marks, and stays.
 * @param isUnmarked the model's server swallows the opening mark: its answer begins at the closing
 * one
 */
export function createThoughtSkipper({ isUnmarked }: { isUnmarked: boolean }): ThoughtSkipper {
  let place: Place = isUnmarked ? "beginning" : "answer";
  /** The text that was not yet returned. */
  let held = "";
  /** The end of the part of `held` without a mark. */
  let read = 0;
  /** The last character returned; a newline before the first. */
  let last = "\n";

  function give(end: number): string {
    const text = held.slice(0, end);
    held = held.slice(end);
    read = 0;
    last = text.trimEnd() === "" && last === "\n" ? "\n" : text.at(-1) ?? last;
    return text;
  }

  function drop(end: number): void {
    held = held.slice(end);
    read = 0;
  }

  /** Whether only spaces stand between the beginning of the line and a place in `held`. */
  function opensLine(at: number): boolean {
    const line = (last === "\n" ? "\n" : "x") + held.slice(0, at);
    return /\n[^\S\n]*$/.test(line);
  }

  function step(): string | null {
    const found = marks.exec(held.slice(read));
    if (!found) return null;
    const start = read + found.index;
    const end = start + found[0].length;
    const isClosing = found[1] === "/";
    if (place !== "answer") {
      read = end;
      if (!isClosing) return "";
      place = "answer";
      drop(end);
      return "";
    }
    if (isClosing) {
      if (opensLine(start)) throw new ThoughtsUnmarked("The answer began with reasoning");
      return give(end);
    }
    place = opensLine(start) ? "thoughts" : "aside";
    const before = give(start);
    read = found[0].length;
    return before;
  }

  function readAll(): string {
    let answer = "";
    for (let more = step(); more !== null; more = step()) answer += more;
    return answer;
  }

  return {
    take(piece) {
      held += piece;
      const answer = readAll();
      if (place === "answer") return answer + give(endBeforeMark(held));
      if (place === "thoughts") drop(Math.max(0, held.length - longestMark));
      else read = Math.max(read, held.length - longestMark);
      return answer;
    },
    rest(isWhole) {
      const isText = place === "answer" || place === "aside" || (place === "beginning" && isWhole);
      return isText ? give(held.length) : "";
    },
  };
}

/** Where a mark may begin at the end of a text; its length when none does. */
function endBeforeMark(text: string): number {
  const at = text.lastIndexOf("<");
  const isMark = at >= 0 && text.length - at < longestMark && /^<\/?[a-z]*$/i.test(text.slice(at));
  return isMark ? at : text.length;
}
