import { getEnglishWords } from "./english-index.ts";
import type { Word } from "./word.ts";

const naming = new Set(
  "call calls called calling name named label labelled shouted shout shouting yelled yell yelling screamed"
    .split(" "),
);
const mentions = new Set("word words term slur slurs phrase insult name".split(" "));
const attributing = new Set(
  "think thinks thought thinking believe believes believed feel feels felt feeling".split(" "),
);
/** "Comments like …" quote an example. */
const utterances = new Set(
  "comment comments post posts thing things statement statements message messages sentence sentences hate words something anything stuff talk"
    .split(" "),
);
/** Words that follow a quotation and comment on it. */
const condemning = new Set(
  "wrong hateful hate racist sexist bigoted disgusting dehumanising dehumanizing unacceptable cruel vile awful horrible offensive bullying abuse"
    .split(" "),
);
/** The distance to search, in words, to either side. */
const longestQuote = 100;
const listeners = new Set("me us him her them this that you".split(" "));
const ourselves = new Set(["i", "we"]);
const adverbs = new Set(
  "just always also once never already even only have had did do will am going would to".split(" "),
);
const passives = new Set("was were got get gets been being is are am".split(" "));

/**
 * "Don't …": whether the phrase at `start` is negated in its own clause, and no word
 * cancels the negation.
 */
export function isDenied(words: readonly Word[], start: number): boolean {
  for (let at = start - 1; at >= Math.max(0, start - 5); at--) {
    const after = words[at + 1];
    const word = words[at];
    if (
      !word || !after || after.opensSentence || after.opensClause ||
      getEnglishWords("conjunctions").has(word.text)
    ) {
      return false;
    }
    if (getEnglishWords("negation breakers").has(word.text)) return false;
    if (getEnglishWords("negators").has(word.text)) return !isWhyNot(words, at);
  }
  return false;
}

/** "Why don't you …" is an invitation. */
function isWhyNot(words: readonly Word[], at: number): boolean {
  return words[at - 1]?.text === "why" || words[at - 2]?.text === "why";
}

/**
 * Whether the author repeats someone else's words from `start` to before `end`: quoted beside
 * a word like "said", or reported ("they called my son a …"). Their own sayings ("I told you
 * to …") do not count.
 */
export function isReported(
  words: readonly Word[],
  start: number,
  end: number,
  isWordAlone: boolean,
): boolean {
  if (isMentioned(words, start, end)) return true;
  const quote = words[start]?.quote ?? 0;
  if (quote) return isQuoteReported(words, start, quote);
  return reportsBefore(words, start, isWordAlone ? naming : getEnglishWords("<report>"));
}

function isQuoteReported(words: readonly Word[], start: number, quote: number): boolean {
  let first = start;
  while (start - first < longestQuote && words[first - 1]?.quote === quote) first--;
  let after = start;
  while (after - start < longestQuote && words[after]?.quote === quote) after++;
  if (reportsBefore(words, first, getEnglishWords("<report>")) || isExample(words, first)) return true;
  return words.slice(after, after + 5).some((word, place) =>
    condemning.has(word.text) ||
    (getEnglishWords("<report>").has(word.text) && isSaidByOthers(words, after + place))
  );
}

/** "Comments like …" */
function isExample(words: readonly Word[], first: number): boolean {
  if (words[first - 1]?.text !== "like" || words[first]?.opensSentence) return false;
  return words.slice(Math.max(0, first - 4), first - 1).some((word) => utterances.has(word.text));
}

function reportsBefore(words: readonly Word[], start: number, verbs: ReadonlySet<string>): boolean {
  let left = 8;
  for (let at = start - 1; at >= 0 && left > 0; at--, left--) {
    const after = words[at + 1];
    const word = words[at];
    if (!word || !after || after.opensSentence) return false;
    if (getEnglishWords("conjunctions").has(word.text)) return false;
    // "He said hi, …" ends at the comma; "she told me: …" does not.
    if (after.opensClause && !verbs.has(word.text) && !listeners.has(word.text)) return false;
    if (verbs.has(word.text)) return isSaidByOthers(words, at);
    if (attributing.has(word.text)) return isSaidByOthers(words, at);
  }
  return false;
}

/** Whether a verb of saying has a subject other than the author, and is no imperative. */
function isSaidByOthers(words: readonly Word[], verb: number): boolean {
  let at = verb - 1;
  let isPassive = false;
  while (at >= 0 && verb - at < 5 && !words[at + 1]?.opensSentence && adverbs.has(words[at]?.text ?? "")) {
    at--;
  }
  const before = words[verb - 1];
  if (before && passives.has(before.text)) isPassive = true;
  if (isPassive) return true;
  const isFirst = at < 0 || words[at + 1]?.opensSentence === true;
  const base = words[verb]?.text ?? "";
  if (isFirst) return /(ed|ing|s|told|said|wrote|heard)$/.test(base);
  const subject = words[at]?.text ?? "";
  return !ourselves.has(subject) && subject !== "me" && subject !== "please";
}

/** "The word … is a slur". */
function isMentioned(words: readonly Word[], start: number, end: number): boolean {
  const near = (at: number) => mentions.has(words[at]?.text ?? "") && !words[at + 1]?.opensSentence;
  if (near(start - 1) || (near(start - 2) && words[start - 1]?.text === "like")) return true;
  const [is, a, what] = words.slice(end, end + 3).map((word) => word.text);
  return is === "is" && (a === "a" || a === "an") && mentions.has(what ?? "");
}
