import { getLevelRank } from "#shared/moderation/moderation-levels.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";

/** Numbers of comments by the strictest filter that shows them, from top to none. */
export type ByLevel = readonly [top: number, high: number, low: number, none: number];

/** How a reader's comments of a post differ from its counters; see `comment_changes`. */
export interface CommentChanges {
  /** The comments that differ, as the counters have them. */
  readonly counted: ByLevel;
  /** The same as the filter shows them to the reader, whose own it never hides. */
  readonly shown: ByLevel;
  /** Those of these that blocks and mutes hide. */
  readonly hidden: ByLevel;
  /** Whether blocks and mutes of the reader's own hide any. */
  readonly hides: boolean;
}

/** A post's comments as one reader finds them. */
export interface CommentsOfReader {
  readonly commentsCount: number;
  readonly hasHiddenComments: boolean;
}

/**
 * How many comments of a post its list shows a reader (comments.8), and whether the reader's own
 * filter, blocks or mutes hide others (comments.9). `changes`: none when the counters hold.
 */
export function countComments(
  counters: ByLevel,
  changes: CommentChanges | null | undefined,
  filter: Viewer["filter"],
): CommentsOfReader {
  const rank = getLevelRank(filter ?? "top");
  let count = 0;
  let beyondFilter = 0;
  for (let at = 0; at < counters.length; at++) {
    const counter = counters[at] ?? 0;
    const passing = changes ? counter - (changes.counted[at] ?? 0) + (changes.shown[at] ?? 0) : counter;
    if (at > rank) beyondFilter += passing;
    else count += passing - (changes?.hidden[at] ?? 0);
  }
  return {
    // Counters may be older than the changes.
    commentsCount: Math.max(0, count),
    hasHiddenComments: beyondFilter > 0 || changes?.hides === true,
  };
}
