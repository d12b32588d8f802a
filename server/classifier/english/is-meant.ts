import { isReported } from "./denied-or-quoted.ts";
import { getEnglishWords } from "./english-index.ts";
import type { Word } from "./word.ts";

/** So few words are said for themselves. */
const fewWords = 2;
/** Words further away say nothing of it. */
const farthest = 20;
/** So many words may stand between an insult and "you". */
const mostBetween = 6;
const you = new Set(["you", "u", "yall", "ye"]);
const determiners = new Set("a an the my our your his her their its some one".split(" "));
/** "what a …", "such a …". */
const exclaiming = new Set(["what", "such", "being"]);
const others = new Set(["him", "her", "them", "me", "us"]);
const copulas = new Set("is are was were am be".split(" "));

/** Whether a listed word has an everyday sense as well. */
export function hasTwoSenses(word: string): boolean {
  return getEnglishWords("insults of two senses").has(word) ||
    getEnglishWords("sexual of two senses").has(word);
}

/**
 * Returns a function that tells whether the word of two senses at a place is meant as harm: beside
 * "you", somebody's name or a mention, what insults are said with, or sexual words; disguised,
 * shouted, or nearly alone.
 */
export function createSenseReader(text: string, words: readonly Word[]): (at: number) => boolean {
  const written = lazily(() => readWriting(text));
  return (at) => {
    const word = words[at]?.text ?? "";
    if (words.length <= fewWords || written().isDisguised(word) || isReported(words, at, at + 1, true)) {
      return true;
    }
    const near = wordsAround(words, at);
    const isEveryday = near.some((beside) => getEnglishWords("everyday surroundings").has(beside.text));
    if (getEnglishWords("sexual of two senses").has(word)) {
      return !isEveryday && near.some((beside) => getEnglishWords("sexual surroundings").has(beside.text));
    }
    if (isAimedAtYou(words, at) || isIdiom(words, at)) return true;
    if (isEveryday) return false;
    if (isInsult(words, at) || isOfGroup(words, at, word) || written().isShouted(word)) return true;
    // Not "@ada look at the …".
    return written().hasMention && !determiners.has(words[at - 1]?.text ?? "");
  };
}

function lazily<T>(read: () => T): () => T {
  let value: { readonly of: T } | undefined;
  return () => (value ??= { of: read() }).of;
}

/**
 * Reads from a text what its words no longer show; looks once for each word, however often it
 * stands.
 */
function readWriting(text: string) {
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const hasSmallLetters = /\p{Ll}{2}/u.test(text);
  const remember = (look: (word: string) => boolean) => {
    const known = new Map<string, boolean>();
    return (word: string) => {
      const seen = known.get(word) ?? look(word);
      known.set(word, seen);
      return seen;
    };
  };
  return {
    isDisguised: remember((word) => !plain.includes(word)),
    /** In capitals, in a text of small letters; "ABO" is of blood. */
    isShouted: remember((word) => hasSmallLetters && word !== "abo" && text.includes(word.toUpperCase())),
    hasMention: /(?:^|\s)[@＠]\p{L}/u.test(text),
  };
}

/** The words of the same sentence, as far as they are near. */
function wordsAround(words: readonly Word[], at: number): readonly Word[] {
  let [start, end] = [at, at + 1];
  while (start > 0 && at - start < farthest && !words[start]?.opensSentence) start--;
  while (end < words.length && end - at < farthest && !words[end]?.opensSentence) end++;
  return words.slice(start, end);
}

/** "you …", "… like you", "… you are". */
function isAimedAtYou(words: readonly Word[], at: number): boolean {
  const before = wordBefore(words, at);
  if (before >= 0 && you.has(words[before]?.text ?? "")) return true;
  const [next, second] = [words[at + 1], words[at + 2]];
  if (!next || next.opensSentence) return false;
  if (next.text === "like") return you.has(second?.text ?? "");
  return you.has(next.text) && second?.text === "are";
}

/** "son of a …", "… face", "…s stole". */
function isIdiom(words: readonly Word[], at: number): boolean {
  if (words[at - 1]?.text === "a" && words[at - 2]?.text === "of" && words[at - 3]?.text === "son") {
    return true;
  }
  const next = words[at + 1];
  return next !== undefined && !next.opensSentence &&
    (getEnglishWords("parts of insults").has(next.text) || getEnglishWords("deeds of people").has(next.text));
}

/** The place of the word before what may stand between it and an insult; -1 for none. */
function wordBefore(words: readonly Word[], at: number): number {
  let place = at - 1;
  const goesOn = () => !words[place + 1]?.opensSentence && isBetween(words[place]?.text ?? "");
  while (place >= 0 && at - place <= mostBetween && goesOn()) place--;
  return words[place + 1]?.opensSentence ? -1 : place;
}

function isBetween(word: string): boolean {
  return getEnglishWords("between insults").has(word) || getEnglishWords("insult modifiers").has(word);
}

/** "dirty …", "what a …", "Ada is a …", "…, listen". */
function isInsult(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  if (!before || words[at]?.opensSentence) return false;
  if (getEnglishWords("insult modifiers").has(before.text)) return true;
  const named = wordBefore(words, at);
  if (named > 0 && others.has(words[named]?.text ?? "") && words[named - 1]?.text.startsWith("call")) {
    return true;
  }
  if (before.text === "a" && exclaiming.has(words[at - 2]?.text ?? "")) return true;
  if (before.text === "that" || (before.text === "this" && words[at + 1] === undefined)) {
    return words[at + 1]?.text !== "of";
  }
  return isSaidOfSomebody(words, at) || isCalled(words, at);
}

/** "Ada is a …", "they are …": the subject is a person or has no article, like a name. */
function isSaidOfSomebody(words: readonly Word[], at: number): boolean {
  let copula = at - 1;
  while (copula > at - 5 && copula > 0 && !copulas.has(words[copula]?.text ?? "")) {
    if (!isBetween(words[copula]?.text ?? "")) return false;
    copula--;
  }
  const subject = words[copula - 1];
  if (!copulas.has(words[copula]?.text ?? "") || !subject || words[copula]?.opensSentence) return false;
  if (getEnglishWords("meant persons").has(subject.text)) return true;
  if (getEnglishWords("things meant").has(subject.text)) return false;
  const article = words[copula - 2];
  return !article || subject.opensSentence || !determiners.has(article.text) && article.text !== "of";
}

/** "Shut up, …", "go home …". */
function isCalled(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  const ends = !next || next.opensSentence || next.opensClause;
  if (!ends || determiners.has(words[at - 1]?.text ?? "")) return false;
  if (words[at]?.opensClause) return true;
  const [first] = wordsAround(words, at);
  return first?.opensSentence === true && getEnglishWords("commands").has(first.text);
}

/** "all …s", "…s should". */
function isOfGroup(words: readonly Word[], at: number, word: string): boolean {
  if (!word.endsWith("s")) return false;
  if (!words[at]?.opensSentence && getEnglishWords("whole groups").has(words[at - 1]?.text ?? "")) {
    return true;
  }
  const next = words[at + 1];
  return next !== undefined && !next.opensSentence && getEnglishWords("demands of groups").has(next.text);
}
