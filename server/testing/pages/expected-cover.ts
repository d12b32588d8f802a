import type { CoverState } from "#shared/moderation/cover-shapes.ts";
import { decideCover } from "#shared/moderation/decide-cover.ts";
import type { CoveredRow } from "./read-community.ts";
import type { ViewersEyes } from "./viewers-eyes.ts";

/** How a post or comment is covered for a viewer. */
export function expectedCover({ all, viewerId }: ViewersEyes, row: CoveredRow): CoverState {
  const viewer = all.members.find(({ id }) => id === viewerId);
  return decideCover(
    {
      isCoveredByModerator: row.covered_at !== null,
      coverWords: row.cover_words,
      topics: row.cover_topics,
      foundTopics: row.found_topics,
    },
    {
      openTopics: viewer?.open_topics ?? [],
      coveredTopics: viewer?.covered_topics ?? [],
      isAuthor: row.author_id === viewerId,
    },
  );
}
