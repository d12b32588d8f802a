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
  const held = new HeldText();
  let place: Place = isUnmarked ? "beginning" : "answer";

  /** Returns the answer up to the next mark, and takes the mark; null when there is none. */
  function takeMark(): string | null {
    const mark = held.findMark();
    if (!mark) return null;
    if (place !== "answer") {
      held.read = mark.end;
      if (!mark.isClosing) return "";
      place = "answer";
      held.drop(mark.end);
      return "";
    }
    const opensLine = held.opensLine(mark.start);
    if (!mark.isClosing) {
      place = opensLine ? "thoughts" : "aside";
      const before = held.give(mark.start);
      held.read = mark.end - mark.start;
      return before;
    }
    if (opensLine) throw new ThoughtsUnmarked("The answer began with reasoning");
    return held.give(mark.end);
  }

  return {
    take(piece) {
      held.text += piece;
      let answer = "";
      for (let part = takeMark(); part !== null; part = takeMark()) answer += part;
      if (place === "answer") return answer + held.give(endBeforeMark(held.text));
      const end = Math.max(0, held.text.length - longestMark);
      if (place === "thoughts") held.drop(end);
      else held.read = Math.max(held.read, end);
      return answer;
    },
    rest(isWhole) {
      const isText = place === "answer" || place === "aside" || (place === "beginning" && isWhole);
      return isText ? held.give(held.text.length) : "";
    },
  };
}

/** The text that was not yet returned. */
class HeldText {
  text = "";
  /** The end of its part without a mark. */
  read = 0;
  /** Whether only spaces were returned since the last newline. */
  #isLineEmpty = true;

  findMark(): { readonly start: number; readonly end: number; readonly isClosing: boolean } | null {
    const found = marks.exec(this.text.slice(this.read));
    if (!found) return null;
    const start = this.read + found.index;
    return { start, end: start + found[0].length, isClosing: found[1] === "/" };
  }

  /** Whether only spaces stand between the beginning of the line and this place. */
  opensLine(at: number): boolean {
    const newline = this.text.lastIndexOf("\n", at - 1);
    const line = at === 0 ? "" : this.text.slice(newline + 1, at);
    return line.trim() === "" && (this.#isLineEmpty || (at > 0 && newline >= 0));
  }

  /** Returns the text up to `end`, and lets go of it. */
  give(end: number): string {
    const given = this.text.slice(0, end);
    this.#isLineEmpty = this.opensLine(end);
    this.drop(end);
    return given;
  }

  drop(end: number): void {
    this.text = this.text.slice(end);
    this.read = 0;
  }
}

/** Where a mark may begin at the end of a text; its length when none does. */
function endBeforeMark(text: string): number {
  const at = text.lastIndexOf("<");
  const isMark = at >= 0 && text.length - at < longestMark && /^<\/?[a-z]*$/i.test(text.slice(at));
  return isMark ? at : text.length;
}
