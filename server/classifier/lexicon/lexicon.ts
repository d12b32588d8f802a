import type { ModerationLevel } from "#shared/primitives.ts";
import type { TextTopic } from "./text-topics.ts";

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

/**
 * Words and phrases of one category, by the level to which they lower a text. `compilePattern`
 * describes the notation of phrases.
 */
export interface Lexicon {
  readonly category: Category;
  readonly words: Partial<Record<ModerationLevel, readonly string[]>>;
  readonly phrases: Partial<Record<ModerationLevel, readonly string[]>>;
  /** Whether "not …" before a phrase cancels it. Single words are never cancelled. */
  readonly canBeDenied: boolean;
  /** The topic in which its phrases mean something else. */
  readonly excusedBy?: TextTopic;
}

/** Words of a block of text. */
export function words(block: string): readonly string[] {
  return block.trim().split(/\s+/);
}

/** Phrases of a block of text, one a line. */
export function phrases(block: string): readonly string[] {
  return block.trim().split(/\s*\n\s*/);
}
