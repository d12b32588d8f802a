import { replaceCapitalI } from "./capitals.ts";
import { decodeWord, isHexadecimal } from "./decode-word.ts";
import { getEnglishIndex, getEnglishSpellings, getEnglishWords } from "./english-index.ts";
import { isFlagged, recoverWord } from "./recover-word.ts";
import { splitIntoKnown } from "./split-into-known.ts";

/**
 * Words searched for inside spelled-out letters that form no whole word; long enough not to be
 * accidental.
 */
const unmistakable = ["fuck", "nigger", "faggot", "bitch", "killyourself", "retard", "cunt", "whore"];

const shortWords = new Set(["i", "a", "u"]);

/** The words that single letters spell: one, several joined, or at least a listed word inside. */
export function joinLetters(letters: string): readonly string[] {
  for (const reading of decodeWord(letters)) {
    if (getEnglishWords("innocent").has(reading)) return [reading];
    const whole = recoverWord(reading);
    if (whole !== reading || getEnglishIndex().known.has(whole)) return whole.split(" ");
    const parts = splitLetters(reading);
    if (parts) return parts.flatMap((part) => (getEnglishSpellings().get(part) ?? part).split(" "));
  }
  const found = decodeWord(letters).flatMap((reading) =>
    unmistakable.filter((word) => reading.includes(word))
  );
  return found.length > 0 ? [...new Set(found)] : [letters];
}

/** The fewest known words that make up the letters, or null. */
function splitLetters(letters: string): readonly string[] | null {
  const { known } = getEnglishIndex();
  return splitIntoKnown(
    letters,
    (part) =>
      part.length === 1
        ? shortWords.has(part)
        : known.has(part) || getEnglishSpellings().has(part) || getEnglishWords("innocent").has(part),
  );
}

/** The words that contractions after an apostrophe mean. */
const endings: ReadonlyMap<string, string> = new Map(Object.entries({
  re: "are",
  ll: "will",
  ii: "will",
  ve: "have",
  m: "am",
  d: "would",
  all: "are",
}));

/** Words after which 's is "is" rather than a possessive. */
const pronouns: ReadonlySet<string> = new Set(
  ("he she it that there what who where how here life everyone nobody this everything nothing someone everybody somebody world " +
    "brain mother").split(" "),
);

/** Everyday words that a dot or dash may join without a disguise. */
const ordinary = new Set(
  "a an al as at b be bit by c ed en er ex go got he hit i in is it itch me my no of on or re s so to u up us we who hole head bull tard"
    .split(" "),
);

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The words of one core: disguises undone, contractions written out, joined words split. */
export function splitCore(core: string): readonly string[] {
  // A sign read as a letter ("@ss"), or a name.
  if (core.startsWith("@")) {
    return getEnglishIndex().known.has(recoverWord(core))
      ? [recoverWord(core)]
      : [replaceCapitalI(core.slice(1))];
  }
  if (uuid.test(core)) return [core];
  if (/^[\p{L}\p{N}]+$/u.test(core)) return recoverWord(core).split(" ");
  if (/^[\p{L}\p{N}@$!|*+€]+$/u.test(core)) {
    const whole = recoverWord(core);
    if (whole !== core) return whole.split(" ");
  }
  const parts = core.split(/[^\p{L}\p{N}'@$*]+|\*+$/u).filter((part) => part !== "");
  if (parts.length > 2 && parts.every((part) => part.length === 1)) return joinLetters(parts.join(""));
  if (parts.length > 1 && isHidden(parts)) return [recoverWord(parts.join(""))];
  // A hexadecimal part beside a dash belongs to a number.
  return parts.flatMap((part) => parts.length > 1 && isHexadecimal(part) ? [part] : readPart(part));
}

/** Whether parts form a listed word that none of them is: "fu.ck". */
function isHidden(parts: readonly string[]): boolean {
  if (parts.length > 4 || parts.some((part) => /['*]/.test(part))) return false;
  const joined = parts.join("");
  return joined.length >= 4 && !parts.every((part) => ordinary.has(part)) && !parts.some(isFlagged) &&
    isFlagged(joined);
}

/** Whether two neighbouring words form a strong one, cut by a space: "f uck". */
export function isCutInTwo(left: string, right: string): boolean {
  if (left.length + right.length > 10 || (ordinary.has(left) && ordinary.has(right))) return false;
  if (left.length === 1 && ordinary.has(right)) return false;
  const joined = left + right;
  return cutWords.has(joined) && !cutWords.has(left) && !cutWords.has(right);
}

const cutWords = new Set(
  "fuck fucks fucking fucked fucker shit bitch bitches nigger niggers faggot faggots cunt cunts asshole pussy whore"
    .split(" "),
);

function readPart(part: string): readonly string[] {
  const bare = part.replaceAll("*", "");
  const apostrophe = bare.lastIndexOf("'");
  if (apostrophe === -1) return recoverWord(bare).split(" ");
  const base = bare.slice(0, apostrophe).replaceAll("'", "");
  const ending = replaceCapitalI(bare.slice(apostrophe + 1));
  if (ending === "t" && base.endsWith("n")) return recoverWord(`${base}t`).split(" ");
  if (ending === "s" && base === "let") return ["let", "us"];
  if (ending === "s") return pronouns.has(base) ? [base, "is"] : [recoverWord(base)];
  const written = endings.get(ending);
  if (!written) return recoverWord(base + ending).split(" ");
  return [...recoverWord(base).split(" "), written];
}
