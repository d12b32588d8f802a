import type { CoverTopic } from "#shared/moderation/cover-topics.ts";
import { type Cover, normalizeCover } from "#shared/moderation/decide-cover.ts";

/** Content as its author sees it. */
export interface CoveredByAuthor {
  readonly coveredBy: "author" | "moderator" | null;
  readonly coverWords: string | null;
  readonly coverTopics: readonly CoverTopic[];
}

/** An author's cover in a call. */
export interface GivenCover {
  readonly coverWords?: string | null | undefined;
  readonly coverTopics?: readonly CoverTopic[] | undefined;
}

/** The author's cover of what stands. */
export function coverOf({ coverWords: words, coverTopics: topics }: CoveredByAuthor): Cover | null {
  return words === null ? null : { words, topics };
}

/** The cover after an edit: one that says nothing of it leaves it as it is. */
export function coverOfEdit(former: CoveredByAuthor, given: GivenCover): Cover | null {
  return given.coverWords === undefined ? coverOf(former) : normalizeCover(given);
}

export function isSameCover(one: Cover | null, other: Cover | null): boolean {
  const textOf = (cover: Cover | null) => cover && `${cover.words}\n${cover.topics.toSorted()}`;
  return textOf(one) === textOf(other);
}
