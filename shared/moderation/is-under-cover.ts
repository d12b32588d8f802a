import type { CoverState } from "./cover-shapes.ts";
import type { CoverTopic } from "./cover-topics.ts";

/** A cover as it comes: a server of an earlier release says only that there is a moderator's. */
export interface Covered {
  readonly isCovered?: boolean;
  readonly coveredBy?: CoverState["coveredBy"] | undefined;
  readonly coverWords?: string | null;
  readonly coverTopics?: readonly CoverTopic[];
}

/**
 * Whether words and pictures are left out where nobody can ask for them: previews, titles, shared
 * texts. Whoever always opens a topic does so for themselves alone (posts.24).
 */
export function isUnderCover({ isCovered, coveredBy }: Covered): boolean {
  return isCovered === true || (coveredBy ?? null) !== null;
}
