import { classifyText } from "./built-in-classifier.ts";
import { findEntries, readSigns } from "./languages/find-in-languages.ts";
import { getPhraseIndex } from "./languages/phrase-index.ts";
import { splitIntoKnown } from "./english/split-into-known.ts";
import { getEnglishIndex } from "./english/english-index.ts";

/** Films, bands, sports and news after "suicide" or "suicidal", which are no crisis. */
const namesAfterSuicide =
  "squad|squads|bomber|bombers|bombing|bombings|girls|king|burnout|door|doors|sprint|sprints|run|runs|slide|boys|" +
  "mission|bid|pass|lane|grip|knob|gene|drill|drills|tendencies|empathy|silence|season|commando|forest|by cop";
/** The same before "suicide". */
const namesBeforeSuicide = "virgin|basketball|durkheim|durkheims";

/** In which a word of crisis of any language is no crisis. */
const innocentNames = new RegExp(
  [
    `suicid(?:e|al)s?[\\s_-]*(?:${namesAfterSuicide})(?!\\p{L})`,
    `(?<!\\p{L})(?:${namesBeforeSuicide})[\\s_-]*suicid(?:e|al)s?(?!\\p{L})`,
    "self[\\s_-]*harmony",
    "\\d[\\s_-]*kms(?!\\p{L})",
  ].join("|"),
  "giu",
);

/** Lines of help: the United States, the United Kingdom and others, Australia. */
const lineNumbers = new Set(["988", "116123", "131114"]);

/** Longer texts are no search. */
const longestSearch = 300;
/** Shorter words are not joined ones. */
const shortestJoined = 6;
/** To read them takes every list. */
const joinedWords = "iwanttodie";
/** No hashtag is longer. */
const longestJoined = 50;

/**
 * Whether somebody who searches for this, or for this hashtag, may be in a crisis and should see
 * where to find help first: in English and every other language with lists. Hashtags may be joined
 * words ("#iwanttodie").
 */
export function isCrisisSearch(text: string): boolean {
  return isCrisisAsSearch(text, classifyText);
}

/**
 * Builds all lists of the built-in classifier, most of a second of work: at the
 * start, so that nobody's text or search waits for it.
 */
export function prepareClassifier(): void {
  isCrisisSearch(joinedWords);
}

/** Classifies a text with the built-in classifier. */
type Judge = (text: string) => Pick<ReturnType<typeof classifyText>, "level" | "support">;

function isCrisisAsSearch(text: string, judge: Judge): boolean {
  const searched = firstPart(text).replace(/[#＃]/g, " ").replace(innocentNames, " ").trim();
  if (searched === "") return false;
  if (lineNumbers.has(searched.replace(/[\s-]/g, ""))) return true;
  return [...new Set(readingsOf(searched))].some((reading) => isCrisis(reading, judge));
}

/**
 * Cuts the text to the part that is looked at: one sign of Arabic is eighteen letters to the
 * classifier.
 */
function firstPart(text: string): string {
  let part = text.slice(0, longestSearch);
  while (part.normalize("NFKC").length > longestSearch) part = part.slice(0, part.length / 2);
  return part;
}

/** In longer texts what stands for a search means something else. */
const fewWords = 6;
/** Chinese and Japanese have no spaces between words. */
const fewLetters = 60;

/**
 * Whether a message of a few words may be a crisis, since it is what somebody would search for:
 * "kms", "#iwanttodie". What is harmful to others is none. `verdict`: the built-in classifier's of
 * this text, where it is known, since a look at the words is most of what a message costs here.
 */
export function isCrisisInFewWords(text: string, verdict?: ReturnType<Judge>): boolean {
  const said = text.slice(0, longestSearch).replace(/[@＠][\w.]+/g, " ").trim();
  if (text.length > longestSearch || said.length > fewLetters || said.split(/\s+/).length > fewWords) {
    return false;
  }
  const own = said === text && verdict ? verdict : classifyText(said);
  const judge: Judge = (words) => words === said ? own : classifyText(words);
  return (own.level === "top" || own.level === "high") && isCrisisAsSearch(said, judge);
}

function isCrisis(search: string, judge: Judge): boolean {
  const index = getPhraseIndex();
  const words = readSigns(search, index);
  if (findEntries(words, index.searches).length > 0) return true;
  const found = findEntries(words, index.phrases);
  return found.some(({ meaning }) => "feeling" in meaning) || judge(search).support;
}

/**
 * A search as it is written, and joined words cut: at capital letters, and where known words end.
 */
function readingsOf(search: string): readonly string[] {
  const cut = search.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, " ");
  // One sign of Arabic is four words.
  const joined = search.normalize("NFKC").toLowerCase();
  const mayBeJoined = joined.length >= shortestJoined && joined.length <= longestJoined;
  if (!mayBeJoined || !/^[\p{L}\p{M}\p{N}]+$/u.test(joined)) return [search, cut];
  const { known: english } = getEnglishIndex();
  const { known, prepareAll } = getPhraseIndex();
  prepareAll();
  const parts = [
    splitIntoKnown(joined, (part) => english.has(part)),
    splitIntoKnown(joined, (part) => known.has(part)),
  ];
  return [search, cut, ...parts.flatMap((words) => words?.join(" ") ?? [])];
}
