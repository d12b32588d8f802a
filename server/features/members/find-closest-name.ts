import { foldForSearch, foldText, foldWithPlaces } from "#shared/search/fold-text.ts";
import { splitIntoPieces } from "#shared/search/search-words.ts";

/** Words of a name, as found and as written. */
interface NameWord {
  readonly folded: string;
  readonly from: number;
  readonly to: number;
}

/** Shorter words are one letter away from too many others. */
const leastLetters = 3;
const leastCharactersOfRun = 2;

/**
 * Guesses what someone meant who searched for `typed` (search.7): the words of one of these names,
 * as written there, that differ from it by one letter. Of several those that begin alike, then what
 * most have, then the first. Null when there are none.
 */
export function findClosestName(typed: string, names: readonly string[]): string | null {
  const folded = foldForSearch(typed);
  const first = [...folded.trim()][0] ?? "";
  const found = new Map<string, { written: string; count: number; beginsAlike: boolean }>();
  for (const name of names) {
    const written = wordsMeant(folded, name);
    if (written === null) continue;
    const key = foldText(written);
    const before = found.get(key);
    const beginsAlike = key.startsWith(first);
    found.set(key, { written: before?.written ?? written, count: (before?.count ?? 0) + 1, beginsAlike });
  }
  const [best] = [...found.values()]
    .toSorted((a, b) => Number(b.beginsAlike) - Number(a.beginsAlike) || b.count - a.count);
  return best?.written ?? null;
}

/** The words of the name that the search means, as written in it; null when it means others. */
function wordsMeant(folded: string, name: string): string | null {
  const words = wordsOf(name);
  const meant: NameWord[] = [];
  let differences = 0;
  for (const { text, isRun } of splitIntoPieces(folded)) {
    const others = words.filter((word) => !meant.includes(word));
    let word = others.find((other) => other.folded === text);
    if (!word) {
      if ([...text].length < (isRun ? leastCharactersOfRun : leastLetters)) return null;
      // Longer words with this beginning are found anyway.
      word = others.find((other) => !other.folded.startsWith(text) && isOneLetterApart(text, other.folded));
      differences++;
    }
    if (!word || differences > 1) return null;
    meant.push(word);
  }
  const [first, last] = [meant[0], meant.at(-1)];
  if (!first || !last || differences === 0) return null;
  const place = words.indexOf(first);
  return meant.every((word, n) => words[place + n] === word)
    ? name.slice(first.from, last.to)
    : meant.map(({ from, to }) => name.slice(from, to)).join(" ");
}

function wordsOf(name: string): NameWord[] {
  const { folded, starts, ends } = foldWithPlaces(name);
  return splitIntoPieces(folded).map(({ text, index }) => ({
    folded: text,
    from: starts[index] ?? 0,
    to: ends[index + text.length - 1] ?? name.length,
  }));
}

/**
 * Whether one letter more, less or other makes one word the other, or two neighbours that change
 * places.
 */
export function isOneLetterApart(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  let begin = 0;
  while (begin < a.length && a[begin] === b[begin]) begin++;
  let end = 0;
  const most = Math.min(a.length, b.length) - begin;
  while (end < most && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [left, right] = [a.slice(begin, a.length - end), b.slice(begin, b.length - end)];
  if (left.length === 0 && right.length === 0) return false;
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
