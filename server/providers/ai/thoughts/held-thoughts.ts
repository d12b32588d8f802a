import { endBeforeMark, findMark, type ThoughtMark } from "./thought-marks.ts";

/** Reasoning as it arrives, from its opening mark to the mark that closes it. */
export class HeldThoughts {
  /** The text still to be read; reading all of it again as it grows would take quadratic time. */
  text = "";
  #before = "";
  readonly name: string | null;
  /** Up to here no mark is left. */
  #read = 0;
  #depth = 0;

  /** @param name of the opening mark; without one any mark ends it, since its own was swallowed */
  constructor(name: string | null) {
    this.name = name;
  }

  /** The place after the closing mark; null while it has not come. */
  end(isWhole: boolean): number | null {
    for (;;) {
      const mark = findMark(this.text, this.#read);
      if (!mark) {
        this.#letGo(Math.max(this.#read, endBeforeMark(this.text)));
        return null;
      }
      // Whether a backtick follows is not known yet.
      if (!isWhole && mark.end === this.text.length && this.text[mark.start - 1] === "`") return null;
      this.#read = mark.end;
      if (!this.#isOurs(mark)) continue;
      this.#depth += mark.isClosing ? -1 : 1;
      if (this.#depth <= 0 && mark.isClosing) return mark.end;
    }
  }

  /** All of it since its opening mark. */
  get whole(): string {
    return this.#before + this.text;
  }

  /** Only the last character that was read is needed: it may be a backtick. */
  #letGo(read: number): void {
    const done = Math.max(0, read - 1);
    this.#before += this.text.slice(0, done);
    this.text = this.text.slice(done);
    this.#read = read - done;
  }

  #isOurs({ start, end, name, isClosing, isPlain }: ThoughtMark): boolean {
    if (this.text[start - 1] === "`" && this.text[end] === "`") return false;
    return this.name === null ? isClosing && isPlain : name === this.name;
  }
}
