import { type Category, type TextTopic, textTopics } from "../language-lists.ts";
import { matchEnd, type SignedWord } from "../match-phrase.ts";
import { isDenied, isReported } from "./denied-or-quoted.ts";
import {
  type Entry,
  getEnglishIndex,
  getEnglishWords,
  type Listed,
  type Meaning,
  signWords,
} from "./english-index.ts";
import type { Word } from "./word.ts";

/** A match in a text: its meaning and the words it spans. */
interface Hit {
  readonly meaning: Meaning;
  readonly start: number;
  readonly end: number;
  readonly isWordAlone: boolean;
}

/** A phrase of one category that overrides other matches in its span. */
const absorbs: Partial<Record<Category, readonly Category[]>> = {
  threat: ["self_harm"],
  self_harm: ["harassment"],
  sexual: ["profanity", "harassment"],
  hate: ["harassment"],
};

const others = new Set("you your him her them he she they".split(" "));

/**
 * The matches that count: not part of a safe phrase, not negated, not excused by the text's topic.
 */
export function findHits(words: readonly Word[]): readonly Hit[] {
  const signed = signWords(words);
  const phrasesAt = getEnglishIndex().phrases.startingIn(signed);
  const found = words.flatMap((_, start) => findHitsAt(words, signed, start, phrasesAt(start)));
  if (found.length === 0) return found;
  const safe = placesOf(found, (hit) => hit.meaning === "safe");
  const isAbout = topicsOf(words);
  const meant = found.filter((hit) => {
    const { meaning } = hit;
    if (meaning === "safe" || overlaps(hit, safe)) return false;
    if (typeof meaning === "string") return meaning === "help" || isOwnFeeling(words, hit);
    if (meaning.excusedBy && isAbout(meaning.excusedBy, words[hit.start]?.paragraph ?? 0)) return false;
    return !meaning.canBeDenied || !isDenied(words, hit.start);
  });
  return removeAbsorbed(meant);
}

function isOwnFeeling(words: readonly Word[], hit: Hit): boolean {
  if (words.slice(hit.start, hit.end).some((word) => others.has(word.text))) return false;
  return !isDenied(words, hit.start) && !isReported(words, hit.start, hit.end, false);
}

function removeAbsorbed(hits: readonly Hit[]): readonly Hit[] {
  const covered = new Map<Category, Set<number>>();
  for (const [by, categories] of Object.entries(absorbs)) {
    const places = placesOf(hits, (hit) => !hit.isWordAlone && categoryOf(hit) === by);
    for (const category of categories) {
      covered.set(category, new Set([...covered.get(category) ?? [], ...places]));
    }
  }
  return hits.filter((hit) => {
    const category = categoryOf(hit);
    return !category || !overlaps(hit, covered.get(category) ?? new Set());
  });
}

function categoryOf(hit: Hit): Category | null {
  return typeof hit.meaning === "string" ? null : hit.meaning.category;
}

function placesOf(hits: readonly Hit[], counts: (hit: Hit) => boolean): ReadonlySet<number> {
  return new Set(hits.filter(counts).flatMap((hit) => range(hit.start, hit.end)));
}

function overlaps(hit: Hit, places: ReadonlySet<number>): boolean {
  return places.size > 0 && range(hit.start, hit.end).some((at) => places.has(at));
}

/** Whether a match repeats someone else's words. */
export function isReportedSpeech(words: readonly Word[], hit: Hit, listed: Listed): boolean {
  if (listed.category === "drugs") return false;
  const isWordAlone = hit.isWordAlone && (listed.category === "profanity" || listed.category === "sexual");
  return isReported(words, hit.start, hit.end, isWordAlone);
}

function findHitsAt(
  words: readonly Word[],
  signed: readonly SignedWord[],
  start: number,
  entries: readonly Entry[],
): Hit[] {
  const { flagged } = getEnglishIndex();
  const { text = "", isCode = false } = words[start] ?? {};
  const hits: Hit[] = [];
  const listed = isCode ? undefined : flagged.get(text);
  if (listed) hits.push({ meaning: listed, start, end: start + 1, isWordAlone: true });
  for (const { phrase, meaning } of entries) {
    const end = matchEnd(phrase, signed, start);
    if (end !== -1 && isSaid(words.slice(start, end))) {
      hits.push({ meaning, start, end, isWordAlone: false });
    }
  }
  return hits;
}

/** Whether words make a phrase though some look like codes: "I will r4p3", but not "just D1E". */
function isSaid(words: readonly Word[]): boolean {
  if (words.every(({ isCode }) => !isCode)) return true;
  return words.filter(({ text, isCode }) => !isCode && !getEnglishWords("fillers").has(text)).length >= 2;
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, place) => start + place);
}

/** With one of these in the text, pests may mean people. */
const groupsOfPeople = ["<group>", "<savage>"] as const;
/** The same, with one of these in the paragraph. */
const somebody = new Set("you your him her his he she people human".split(" "));

/** Returns a function that tells whether a paragraph's reader sees a topic in the text. */
function topicsOf(words: readonly Word[]): (topic: TextTopic, paragraph: number) => boolean {
  const all = new Set<TextTopic>();
  const ofParagraphs = new Map<number, Set<TextTopic>>();
  for (const topic of textTopics) {
    const [anywhere, nearby] = [getEnglishWords(`${topic} text`), getEnglishWords(`${topic} paragraph`)];
    for (const { text, paragraph } of words) {
      if (anywhere.has(text)) all.add(topic);
      if (nearby.has(text)) {
        ofParagraphs.set(paragraph, (ofParagraphs.get(paragraph) ?? new Set()).add(topic));
      }
    }
  }
  const persons = getEnglishWords("<person>");
  const hasGroup = words.some(({ text }) => groupsOfPeople.some((name) => getEnglishWords(name).has(text)));
  for (const { text, paragraph } of words) {
    if (hasGroup || somebody.has(text) || persons.has(text)) ofParagraphs.get(paragraph)?.delete("pests");
  }
  return (topic, paragraph) => all.has(topic) || ofParagraphs.get(paragraph)?.has(topic) === true;
}
