import type { CoverTopic } from "#shared/moderation/cover-topics.ts";
import type { LevelReason } from "#shared/moderation/level-reasons.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { AiUnavailable } from "../ai/ai.ts";

/** An image for the moderator: the bytes of the stored WebP (media.2). */
export interface ImageToClassify {
  readonly bytes: Uint8Array;
  readonly mediaType: "image/webp" | "image/png" | "image/jpeg";
}

export interface ToClassify {
  readonly text?: string;
  readonly image?: ImageToClassify;
  /** Who publishes it; never sent to the service. Absent for jobs. */
  readonly member?: string | undefined;
  /** Its author is a member of less than a week with fewer than five posts (moderation.9). */
  readonly isFromNewcomer?: boolean;
}

/** The level of one element, with a reason that its author can read (moderation.3). */
export interface ElementVerdict {
  readonly type: "text" | "image";
  readonly level: ModerationLevel;
  /** Empty when nothing was found. */
  readonly reason: LevelReason | "";
  /** False for a text in a language that the classifier's lists do not know (moderation.9). */
  readonly wasRead?: false;
  /** A text below top of which the author's own grave feelings are all of note (moderation.13). */
  readonly onlyDistress?: true;
}

export interface Verdict {
  /** One for each given element. */
  readonly elements: readonly ElementVerdict[];
  /** The author writes about their own hard feelings and is shown where to find help. */
  readonly support: boolean;
  /** What it is about of what members may want covered (posts.24); absent: nothing. */
  readonly topics?: readonly CoverTopic[];
  /** The decider; `local-fallback` asks for a better verdict later (moderation.4). */
  readonly decidedBy: "openai" | "local" | "local-fallback";
  /** Why the service decided nothing, without its words. */
  readonly failure?: AiUnavailable;
}

/** Assigns levels to texts and pictures. */
export interface Moderator {
  /**
   * It makes no outside calls: content may be classified before it is known whether its author may
   * publish it.
   */
  readonly isBuiltIn?: boolean;
  /**
   * Settles within its deadline (moderation.4) and never rejects: when the service fails the
   * fallback decides, never top.
   */
  classify(content: ToClassify): Promise<Verdict>;
}
