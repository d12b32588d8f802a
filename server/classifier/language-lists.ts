import type { ModerationLevel } from "#shared/primitives.ts";

/** The languages with lists beside English, by ISO 639-1. */
export const otherLanguages = "ar de es fr hi it ja ko nl pl pt ru tr zh".split(" ");

/** The reasons for which a text can be lowered. */
export type Category =
  | "hate"
  | "threat"
  | "sexual"
  | "self_harm"
  | "harassment"
  | "drugs"
  | "profanity"
  | "quoted"
  | "distress";

/** A text's topic, in which some words mean something else. */
export const textTopics = ["recovery", "treatment", "pests", "remembrance"] as const;
export type TextTopic = typeof textTopics[number];

/** Words or phrases of one kind of harm, by the level to which they lower a text. */
export interface HarmList {
  readonly category: Category;
  readonly level: ModerationLevel;
  /** They count in texts of their language alone. */
  readonly areWords: boolean;
  /** The topic in which they mean something else. */
  readonly excusedBy: TextTopic | null;
  readonly entries: readonly string[];
}

/** Phrases in which members write about their own feelings. */
export interface CrisisLists {
  /** Answered with help, never lowered. */
  readonly hard: readonly string[];
  /**
   * Words behind which suicide may stand, without naming it: a burden to others, a painless way,
   * one place, farewells, no tomorrow. Answered with help, never lowered.
   */
  readonly indirect: readonly string[];
  /** Suicide and self-injury: answered with help and lowered to high. */
  readonly grave: readonly string[];
  /** The same in English, read like other languages. */
  readonly "grave as written": readonly string[];
  /** Phrases of help and of recovery: beside them nothing grave lowers a text. */
  readonly help: readonly string[];
  /** Words that somebody in a crisis types into a search or a hashtag. */
  readonly searches: readonly string[];
}

/** What texts tell of others or of long ago, by the topic of their cover (posts.24). */
export const describedTopics = ["distress", "violence"] as const;
export type DescribedTopic = typeof describedTopics[number];

/** The lists of one language, as its file in `lists/` has them. */
export interface LanguageLists {
  /** ISO 639-1. */
  readonly code: string;
  /** Words by the name under which `<name>` stands for any of them. */
  readonly classes: Readonly<Record<string, readonly string[]>>;
  /** Phrases by the name under which `{name}` stands for any of them. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly harms: readonly HarmList[];
  readonly crisis: CrisisLists;
  /** Phrases that describe, and lower no text. */
  readonly described: Readonly<Record<DescribedTopic, readonly string[]>>;
  /** Phrases in which a listed word means something else. */
  readonly safe: readonly string[];
  /**
   * Phrases in which words of the section `two senses` are harm ("pedal", "theedoek"): elsewhere
   * they count only alone and beside other harm.
   */
  readonly harmOfTwoSenses: readonly string[];
  /** The words, one or several, that short and disguised spellings mean. */
  readonly spellings: ReadonlyMap<string, string>;
  /** Other sections of words. */
  readonly words: ReadonlyMap<WordList, readonly string[]>;
}

/** Sections of words that are no harm by themselves; all but the first two are English. */
export const wordLists = [
  "both scripts",
  "two senses",
  "fillers",
  "negators",
  "negation breakers",
  "conjunctions",
  "innocent",
  ...textTopics.flatMap((topic) => [`${topic} text`, `${topic} paragraph`] as const),
  "insults of two senses",
  "sexual of two senses",
  "everyday surroundings",
  "insult modifiers",
  "between insults",
  "meant persons",
  "things meant",
  "whole groups",
  "demands of groups",
  "deeds of people",
  "parts of insults",
  "commands",
  "sexual surroundings",
] as const;
export type WordList = typeof wordLists[number];
