/** A part of the secret begins at every such place. */
const secretStep = 3;

/** Finds runs of characters that a text has in common with a secret, in time of the text alone. */
export class RunIndex {
  readonly #secret: string;
  readonly #run: number;
  readonly #partLength: number;
  /** The distance in a text between two groups of neighbouring places that are looked at. */
  readonly #period: number;
  readonly #parts = new Set<string>();

  /** @param run the number of characters in a row that are too many */
  constructor(secret: string, run: number) {
    this.#secret = secret;
    this.#run = run;
    this.#partLength = Math.floor(run / 3);
    // So every run has one of the parts at one of the places.
    this.#period = run - this.#partLength - secretStep + 2;
    for (let at = 0; at + this.#partLength <= secret.length; at += secretStep) {
      this.#parts.add(secret.slice(at, at + this.#partLength));
    }
  }

  isIn(said: string): boolean {
    if (said.length < this.#run) return false;
    for (let from = 0; from < said.length; from += this.#period) {
      for (let at = from; at < from + secretStep && at + this.#partLength <= said.length; at++) {
        const part = said.slice(at, at + this.#partLength);
        if (this.#parts.has(part) && this.#isRun(said, at, part)) return true;
      }
    }
    return false;
  }

  #isRun(said: string, at: number, part: string): boolean {
    for (let there = this.#secret.indexOf(part); there >= 0; there = this.#secret.indexOf(part, there + 1)) {
      if (runAround({ text: said, at }, { text: this.#secret, at: there }, this.#run) >= this.#run) {
        return true;
      }
    }
    return false;
  }
}

interface Place {
  readonly text: string;
  readonly at: number;
}

/** The length of what two texts have in common around a place in each, `most` on each side. */
function runAround(one: Place, other: Place, most: number): number {
  let [before, after] = [0, 0];
  const isSame = (by: number) =>
    one.at + by >= 0 && one.at + by < one.text.length && other.at + by >= 0 &&
    one.text[one.at + by] === other.text[other.at + by];
  while (before < most && isSame(-before - 1)) before++;
  while (after < most && isSame(after)) after++;
  return before + after;
}
