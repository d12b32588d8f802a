import type { CoverState } from "#shared/moderation/cover-shapes.ts";
import { decideCover } from "#shared/moderation/decide-cover.ts";
import type { TextViewer } from "../../../db/visibility/viewer.ts";
import type { CoverRow } from "./cover-fragments.ts";

/** How content of an author is covered for a viewer. */
export function presentCover(row: CoverRow, authorId: string, viewer: TextViewer): CoverState {
  return decideCover(
    {
      isCoveredByModerator: row.is_covered,
      coverWords: row.cover_words,
      topics: row.cover_topics,
      foundTopics: row.found_topics,
    },
    { ...viewer.coverChoices, isAuthor: authorId === viewer.id },
  );
}

/**
 * The same where nobody can ask for what is covered: notifications, previews, pushes. There no
 * choice of a viewer opens it.
 */
export function presentCoverOfPreview(row: CoverRow, authorId: string, viewer: TextViewer): CoverState {
  const { coveredTopics } = viewer.coverChoices;
  return presentCover(row, authorId, { ...viewer, coverChoices: { openTopics: [], coveredTopics } });
}

/** Part of a key: viewers with the same see the same cover. */
export function coverKey(row: CoverRow, authorId: string, viewer: TextViewer): string {
  const isPlain = !row.is_covered && row.cover_words === null && row.found_topics.length === 0;
  if (isPlain) return "";
  const { isCovered, coverTopics } = presentCover(row, authorId, viewer);
  return `${isCovered ? "covered" : ""} ${coverTopics}`;
}

/** The choices that a viewer's texts depend on, as part of a key without spaces. */
export function keyOfChoices({ coverChoices: { openTopics, coveredTopics } }: TextViewer): string {
  return `${openTopics.toSorted()}/${coveredTopics.toSorted()}`;
}
