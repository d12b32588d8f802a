import { endBeforeMark, findMark, longestMark, StrayClosing, type ThoughtMark } from "./stray-closing.ts";

/** Reasoning as it arrives, from its opening mark to the mark that closes it. */
class HeldThoughts {
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

/** The answer began with reasoning whose opening mark is missing. None of it may be kept. */
export class ThoughtsUnmarked extends Error {
  override readonly name = "ThoughtsUnmarked";
  /** No other mark and no code in it gives another reason for the closing one. */
  readonly isSwallowed: boolean;

  constructor(isSwallowed: boolean) {
    super("The answer began with reasoning");
    this.isSwallowed = isSwallowed;
  }
}

/** Takes a model's text piece by piece and leaves out its reasoning. */
export interface ThoughtSkipper {
  /** Whether the answer began at a closing mark whose opening one was swallowed. */
  readonly hasSwallowed: boolean;
  /**
   * Returns the text that belongs to the answer so far; "" while the model thinks. Throws
   * `ThoughtsUnmarked` when reasoning ends that was never begun.
   */
  take(piece: string): string;
  /**
   * The text still held back; throws like `take`. `isWhole`: the model ended its text by itself;
   * otherwise unclosed reasoning is dropped.
   */
  rest(isWhole: boolean): string;
}

/** More spaces than this begin no line with a mark. */
const mostSpaces = 200;
const fence = /^(?:[ \t>]|\d+[.)] |[-*+] )*(`{3,}|~{3,})/;

/**
 * Leaves out reasoning at the beginning of an answer, and `<think>…</think>` at the beginning of a
 * line, however they are cut into pieces. Marks in code blocks and backticks, within a line, and
 * never closed are text about marks, and stay.
 * @param isUnmarked the model's server swallows the opening mark: its answer begins at the closing
 * one
 */
export function createThoughtSkipper({ isUnmarked }: { isUnmarked: boolean }): ThoughtSkipper {
  return new Skipper(isUnmarked);
}

class Skipper implements ThoughtSkipper {
  hasSwallowed = false;
  /** Nothing but spaces and reasoning came yet. */
  #isBeginning = true;
  #thoughts: HeldThoughts | null;
  /** The start of the line, while a mark may still begin it. */
  #start = "";
  /** The line so far, once it is text. */
  #line: string | null = null;
  #lineEnd = "";
  #isLineRead = false;
  /** The signs of the code block that the line stands in. */
  #fence: string | null = null;
  #isFencedClosing = false;
  #hasCode = false;
  #hasThought = false;
  readonly #stray = new StrayClosing();

  constructor(isUnmarked: boolean) {
    this.#thoughts = isUnmarked ? new HeldThoughts(null) : null;
  }

  take(piece: string): string {
    let answer = "";
    for (let left = piece; left !== "";) {
      if (this.#thoughts) left = this.#think(left);
      else if (this.#line === null) [answer, left] = this.#begin(answer, left);
      else [answer, left] = this.#continue(answer, left);
    }
    return answer;
  }

  rest(isWhole: boolean): string {
    if (this.#thoughts) {
      const held = this.#thoughts;
      const end = held.end(true);
      if (end !== null) {
        this.#close(held);
        return this.take(held.text.slice(end)) + this.rest(isWhole);
      }
      if (held.name !== null) return isWhole && !this.#isBeginning ? held.whole : "";
      // No mark closed it: the model did not reason, or its opening mark was not swallowed.
      this.#thoughts = null;
      return this.take(held.whole) + this.rest(isWhole);
    }
    const held = this.#start;
    this.#start = "";
    this.#endLine((this.#line ?? "") + held);
    if (isWhole && this.#isFencedClosing) throw this.#unmarked();
    return held;
  }

  /** Takes text of reasoning, and returns what follows it. */
  #think(piece: string): string {
    const held = this.#thoughts;
    if (!held) return piece;
    held.text += piece;
    const end = held.end(false);
    if (end === null) return "";
    this.#close(held);
    return held.text.slice(end);
  }

  #close(held: HeldThoughts): void {
    this.hasSwallowed ||= held.name === null;
    this.#hasThought = true;
    this.#thoughts = null;
  }

  /** Decides whether reasoning begins the line. */
  #begin(answer: string, piece: string): [answer: string, left: string] {
    const start = this.#start + piece;
    this.#start = "";
    const text = start.search(/\S/);
    const newline = start.indexOf("\n");
    if (newline >= 0 && (text < 0 || newline < text)) {
      return [answer + start.slice(0, newline + 1), start.slice(newline + 1)];
    }
    if (text < 0 && start.length < mostSpaces) {
      this.#start = start;
      return [answer, ""];
    }
    const mark = text >= 0 && this.#fence === null ? findMark(start.slice(text, text + longestMark)) : null;
    if (mark?.start === 0 && !mark.isClosing && (mark.isPlain || this.#isBeginning)) {
      this.#thoughts = new HeldThoughts(mark.name);
      return [answer + start.slice(0, text), start.slice(text)];
    }
    if (!mark && text >= 0 && this.#fence === null && endBeforeMark(start) === text) {
      this.#start = start;
      return [answer, ""];
    }
    this.#isBeginning &&= text < 0;
    [this.#line, this.#lineEnd, this.#isLineRead] = ["", "", false];
    return [answer, start];
  }

  #continue(answer: string, piece: string): [answer: string, left: string] {
    const newline = piece.indexOf("\n");
    const part = newline < 0 ? piece : piece.slice(0, newline + 1);
    const line = (this.#line ?? "") + part;
    this.#line = line;
    // Only this is read meanwhile: reading a line that grows would take quadratic time.
    const end = this.#lineEnd + part;
    this.#lineEnd = end.slice(-longestMark);
    this.#hasCode ||= part.includes("`");
    if (newline >= 0) {
      this.#endLine(line);
      this.#line = null;
    } else if (this.#fence === null && !this.#isLineRead && findMark(end)) {
      this.#isLineRead = true;
      if (this.#stray.isIn({ text: line, isUnfinished: true })) throw this.#unmarked();
    }
    return [answer + part, piece.slice(part.length)];
  }

  /** Reads a whole line for marks of code blocks and of reasoning. */
  #endLine(line: string): void {
    const signs = fence.exec(line)?.[1];
    if (this.#fence === null) {
      if (signs && !line.slice(line.indexOf(signs) + signs.length).includes("`")) this.#fence = signs;
      else if (this.#stray.isIn({ text: line })) throw this.#unmarked();
    } else if (signs?.startsWith(this.#fence) && line.trim().endsWith(signs)) {
      [this.#fence, this.#isFencedClosing] = [null, false];
    } else {
      this.#isFencedClosing ||= this.#stray.isIn({ text: line, isCode: true });
    }
  }

  #unmarked(): ThoughtsUnmarked {
    return new ThoughtsUnmarked(!this.#hasCode && !this.#hasThought && !this.#stray.hasOpened);
  }
}
