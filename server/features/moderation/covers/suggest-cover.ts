import { msg } from "@lingui/core/runtime-macro";
import type { LevelReason } from "#shared/moderation/level-reasons.ts";
import type { CoverTopic } from "#shared/moderation/cover-topics.ts";
import type { Cover } from "#shared/moderation/decide-cover.ts";
import { Conflict } from "../../../errors.ts";
import type { Classified } from "../classify-before-publishing.ts";
import { isOwnCrisis } from "../words-of-crisis.ts";

/** Nothing was written: the words describe what members may want covered (posts.24). */
class CoverSuggested extends Conflict {
  override readonly coverTopics: CoverTopic[];

  constructor(topics: readonly CoverTopic[]) {
    super(
      "cover_suggested",
      msg`This may hurt somebody who reads it unprepared. You can cover it, or post it as it is.`,
    );
    this.coverTopics = [...topics];
  }
}

/** The reasons that speak to somebody instead of describing what happened. */
const aimed: ReadonlySet<LevelReason | ""> = new Set(
  ["threat", "hateful_threat", "urges_self_harm", "explains_self_harm"] as const,
);

interface Suggested {
  /** Whether the call asks to be told. */
  readonly suggestsCover?: boolean | undefined;
  readonly cover: Cover | null;
  /** As it was classified. */
  readonly text: string;
  readonly classified: Classified;
}

/**
 * Throws 409 `cover_suggested` where what is to be published describes distress or cruelty and
 * nothing covers it. Not for its author's own crisis, who is shown help instead (moderation.11).
 */
export function suggestCover({ suggestsCover, cover, text, classified }: Suggested): void {
  if (!suggestsCover || cover !== null) return;
  const topics = (classified.topics ?? []).filter((topic) => topic === "distress" || topic === "violence");
  if (topics.length === 0 || classified.elements.some(({ reason }) => aimed.has(reason))) return;
  if (!isOwnCrisis(text, classified)) throw new CoverSuggested(topics);
}
