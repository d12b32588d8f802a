/** A word or the beginning of words (`stem*`) that some phrase asks for, as a number. */
export type Sign = number;

/**
 * Shorter stems are compared one by one, others only with words that begin with the same letters.
 */
const stemKeyLength = 3;

interface Stem {
  readonly letters: string;
  readonly sign: Sign;
}

/**
 * Numbers the words of all lists, so that a text's words are looked up once and not for each
 * phrase.
 */
export class KnownWords {
  readonly #words = new Map<string, Sign>();
  readonly #stems = new Map<string, Sign>();
  readonly #stemsByKey = new Map<string, Stem[]>();
  readonly #shortStems: Stem[] = [];
  #count = 0;

  addWord(word: string): Sign {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    this.#words.set(word, this.#count);
    return this.#count++;
  }

  addStem(letters: string): Sign {
    const known = this.#stems.get(letters);
    if (known !== undefined) return known;
    const stem = { letters, sign: this.#count++ };
    this.#stems.set(letters, stem.sign);
    const key = letters.slice(0, stemKeyLength);
    if (letters.length < stemKeyLength) this.#shortStems.push(stem);
    else addTo(this.#stemsByKey, key, stem);
    return stem.sign;
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** The words in the order in which they were added. */
  words(): Iterable<string> {
    return this.#words.keys();
  }

  /** The sign of a word that begins like no other; empty when no phrase knows it. */
  signsOfWord(word: string): readonly Sign[] {
    const sign = this.#words.get(word);
    return sign === undefined ? none : [sign];
  }

  /** The signs of a word in any of its forms; empty when no phrase knows it. */
  signsOf(forms: readonly string[]): readonly Sign[] {
    let signs: Sign[] = none;
    const add = (sign: Sign) => {
      if (signs === none) signs = [sign];
      else if (!signs.includes(sign)) signs.push(sign);
    };
    const readsAsCode = isCode(forms[0] ?? "");
    for (const form of forms) {
      const word = this.#words.get(form);
      if (word !== undefined) add(word);
      if (readsAsCode) continue;
      for (const stem of this.#stemsByKey.get(form.slice(0, stemKeyLength)) ?? none) {
        if (form.startsWith(stem.letters)) add(stem.sign);
      }
      for (const stem of this.#shortStems) if (form.startsWith(stem.letters)) add(stem.sign);
    }
    return signs;
  }
}

const none: never[] = [];

/** Codes begin like some word: "kut89". A disguised word has one digit among its letters. */
function isCode(written: string): boolean {
  const digits = written.match(/\d/g)?.length ?? 0;
  return digits > 1 || (digits === 1 && written.length < 6);
}

/** Adds to the list of a key. */
export function addTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
