import type { ModerationLevel } from "#shared/primitives.ts";

/**
 * Words and phrases of one kind of harm in one language, by the level to which they lower a text.
 */
export interface HarmList {
  readonly words?: Partial<Record<ModerationLevel, readonly string[]>>;
  readonly phrases: Partial<Record<ModerationLevel, readonly string[]>>;
}

/** What members of one language write about their own hard feelings. */
export interface CrisisList {
  /** Answered with help, never lowered. */
  readonly hard: readonly string[];
  /**
   * Words behind which suicide may stand, without naming it: a burden to others, a painless way,
   * one place, farewells, no tomorrow. Answered with help, never lowered.
   */
  readonly indirect: readonly string[];
  /** Suicide and self-injury: answered with help and lowered to high. */
  readonly grave: readonly string[];
  /**
   * What somebody in a crisis types into a search or a hashtag: "suicidio", "como morir sin dolor".
   */
  readonly searches: readonly string[];
}

/**
 * Listed words with an everyday sense as well ("pedal", "theedoek"): they count only in these
 * phrases, where `<twoSenses>` stands for any of them, alone, and beside other harm.
 */
export interface TwoSenses {
  /** As they stand in the lists. */
  readonly words: readonly string[];
  readonly harmIn: readonly string[];
}

/** The lists of one language; its folder is named by its ISO 639-1 code. */
export interface LanguageLists {
  /** ISO 639-1. */
  readonly code: string;
  /** Words of its phrases by the name under which `<name>` stands for any of them. */
  readonly wordClasses: Readonly<Record<string, readonly string[]>>;
  readonly crisis: CrisisList;
  /** Threats of violence to others, and calls for it. */
  readonly threats: HarmList;
  /** Urging others to harm or kill themselves. */
  readonly selfHarm: HarmList;
  readonly hate: HarmList;
  readonly sexual: HarmList;
  readonly profanity: HarmList;
  readonly twoSenses: TwoSenses;
}
