import type { Phrase } from "./compile-phrase.ts";
import { addTo, type Sign } from "./known-words.ts";
import type { SignedWord } from "./match-phrase.ts";

/** Phrases with what they mean, by the signs that they may begin with. */
export class PhraseTable<Entry extends { readonly phrase: Phrase }> {
  readonly #byFirst = new Map<Sign, Entry[]>();
  /** By the signs of the place with the fewest: without one of these a phrase matches nowhere. */
  readonly #byRarest = new Map<Sign, Entry[]>();
  readonly #prepared = new Set<Entry>();

  add(entry: Entry): void {
    for (const sign of entry.phrase.firstSigns) addTo(this.#byFirst, sign, entry);
  }

  /** Compiles the phrases that may begin with a sign. */
  prepare(sign: Sign): void {
    for (const entry of this.#byFirst.get(sign) ?? []) {
      if (this.#prepared.has(entry)) continue;
      this.#prepared.add(entry);
      for (const rare of entry.phrase.compiled().rarestSigns) addTo(this.#byRarest, rare, entry);
    }
  }

  prepareAll(): void {
    for (const sign of this.#byFirst.keys()) this.prepare(sign);
  }

  /**
   * Returns a function that gives the phrases which may match from a place of a text on. The signs
   * of its words must be prepared.
   */
  startingIn(words: readonly SignedWord[]): (place: number) => readonly Entry[] {
    const present = new Set(words.flatMap(({ signs }) => signs));
    const possible = new Set<Entry>();
    for (const sign of present) {
      for (const entry of this.#byRarest.get(sign) ?? []) possible.add(entry);
    }
    const bySign = new Map<Sign, readonly Entry[]>();
    for (const sign of present) {
      const entries = this.#byFirst.get(sign)?.filter((entry) => possible.has(entry)) ?? [];
      if (entries.length > 0) bySign.set(sign, entries);
    }
    return (place) => {
      const { signs = [] } = words[place] ?? {};
      const [first] = signs;
      if (first === undefined || bySign.size === 0) return none;
      // Most words have one sign.
      return signs.length === 1
        ? bySign.get(first) ?? none
        : signs.flatMap((sign) => bySign.get(sign) ?? none);
    };
  }
}

const none: never[] = [];
