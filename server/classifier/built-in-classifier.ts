import type { CoverTopic } from "#shared/moderation/cover-topics.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { LevelReason } from "#shared/moderation/level-reasons.ts";
import { findWorstLevel, getLevelRank } from "#shared/moderation/moderation-levels.ts";
import { hasUnknownLanguage } from "./languages/has-unknown-language.ts";
import { makeEverydayWordFilter } from "./languages/english-words-elsewhere.ts";
import { findInLanguages } from "./languages/find-in-languages.ts";
import type { Category } from "./language-lists.ts";
import { findHits, isReportedSpeech } from "./english/find-hits.ts";
import { createSenseReader, hasTwoSenses } from "./english/is-meant.ts";
import { readWords } from "./english/read-words.ts";
import type { Word } from "./english/word.ts";

interface TextReason {
  readonly category: Category;
  readonly level: ModerationLevel;
  readonly reason: LevelReason;
}

export interface TextVerdict {
  readonly level: ModerationLevel;
  /** The worst level of each category found, worst first; empty at level top. */
  readonly reasons: readonly TextReason[];
  /**
   * The author writes about their own hard feelings: they are shown where to find help, whatever
   * the level.
   */
  readonly support: boolean;
  /** What it is about of what members may want covered (posts.24), also at level top. */
  readonly topics: readonly CoverTopic[];
  /** Suicide may stand behind these feelings, though nothing names it: "my goodbye letters". */
  readonly isIndirect: boolean;
  /** It is written in a language that no list knows (moderation.9). */
  readonly isUnknown: boolean;
}

/**
 * The built-in classifier (moderation.4): lists and phrases over words whose disguises were undone,
 * with denial and quotation considered, and beside them the lists of other languages. Pure, and
 * linear in the length of the text.
 */
export function classifyText(text: string): TextVerdict {
  const words = readWords(text);
  const levels = new Map<Category, ModerationLevel>();
  const lower = (category: Category, level: ModerationLevel) =>
    levels.set(category, findWorstLevel([levels.get(category) ?? "top", level]));
  const feelings = new Set<string>();
  const isEveryday = makeEverydayWordFilter(text, words.length);
  const hits = findHits(words);
  const isMeant = createSenseReader(text, words);
  const isOtherHarm = hits.some((hit) => isCertainHarm(hit, words));
  const ownWishes = new Set(hits.filter(({ meaning }) => meaning === "grave").flatMap(placesOf));
  for (const hit of hits) {
    if (hit.isWordAlone && isEveryday(words[hit.start]?.text ?? "")) continue;
    if (isOwnWish(hit, ownWishes)) continue;
    if (mayBeInnocent(hit, words) && !isOtherHarm && !isMeant(hit.start)) continue;
    if (typeof hit.meaning === "string") feelings.add(hit.meaning);
    else if (isReportedSpeech(words, hit, hit.meaning)) lower("quoted", "high");
    else lower(hit.meaning.category, hit.meaning.level);
  }
  // Suicidal words lower the level by one, so that they stay visible; with words of help beside
  // them, not at all.
  if (feelings.has("grave") && !feelings.has("help")) lower("distress", "high");
  const others = findInLanguages(text);
  if (others.feelings.has("grave")) lower("distress", "high");
  for (const [category, level] of others.levels) lower(category, level);
  const reasons = [...levels]
    .map(([category, level]) => ({ category, level, reason: reasonFor(category, level) }))
    .sort((a, b) => getLevelRank(b.level) - getLevelRank(a.level));
  return {
    level: findWorstLevel(levels.values()),
    reasons,
    topics: topicsOf([...levels.keys()], [...feelings, ...others.feelings], others.topics),
    support: others.feelings.size > 0 || ["hard", "indirect", "grave"].some((one) => feelings.has(one)),
    isIndirect: others.feelings.has("indirect") || feelings.has("indirect"),
    isUnknown: hasUnknownLanguage(text),
  };
}

/** The topics of what is said; what is only quoted, or an insult, has none. */
const topics: Partial<Record<Category, CoverTopic>> = {
  threat: "violence",
  sexual: "sexuality",
  self_harm: "distress",
  drugs: "substances",
  distress: "distress",
};

function topicsOf(
  categories: readonly Category[],
  feelings: readonly string[],
  described: ReadonlySet<CoverTopic>,
): readonly CoverTopic[] {
  const said = categories.flatMap((category) => topics[category] ?? []);
  // Also beside words of help, which keep its level.
  return [...new Set([...said, ...(feelings.includes("grave") ? ["distress" as const] : []), ...described])];
}

type Hit = ReturnType<typeof findHits>[number];

/** "The old dyke", "bukkake udon". */
function mayBeInnocent(hit: Hit, words: readonly Word[]): boolean {
  return hit.isWordAlone && hasTwoSenses(words[hit.start]?.text ?? "");
}

function isCertainHarm(hit: Hit, words: readonly Word[]): boolean {
  const { meaning } = hit;
  return typeof meaning !== "string" && meaning.level !== "high" && !mayBeInnocent(hit, words);
}

/** "I want to jump off a bridge" urges nobody to do it, and threatens nobody. */
function isOwnWish(hit: Hit, ownWishes: ReadonlySet<number>): boolean {
  if (typeof hit.meaning === "string" || ownWishes.size === 0) return false;
  const { category } = hit.meaning;
  if (category === "self_harm") return placesOf(hit).some((place) => ownWishes.has(place));
  return category === "threat" && placesOf(hit).every((place) => ownWishes.has(place));
}

function placesOf({ start, end }: Hit): readonly number[] {
  return Array.from({ length: end - start }, (_, place) => start + place);
}

/** The reasons for a level (moderation.3). */
const reasons: Readonly<
  Record<Category, Partial<Record<ModerationLevel, LevelReason>> & { readonly other: LevelReason }>
> = {
  hate: { other: "slur" },
  threat: { other: "threat" },
  sexual: { low: "sex_talk", other: "explicit_sex" },
  self_harm: { other: "urges_self_harm" },
  harassment: { low: "insult", other: "attack" },
  drugs: {
    low: "drug_use",
    other: "drug_offer",
  },
  profanity: { high: "mild_swearing", other: "strong_swearing" },
  quoted: { other: "quotes_hurt" },
  distress: { other: "own_distress" },
};

function reasonFor(category: Category, level: ModerationLevel): LevelReason {
  return reasons[category][level] ?? reasons[category].other;
}
