import { isBlank } from "../visible-text.ts";
import type { CoverState } from "./cover-shapes.ts";
import type { CoverTopic } from "./cover-topics.ts";

/** What an author put over their content. */
export interface Cover {
  /** Empty: the names of its topics stand over it. */
  readonly words: string;
  readonly topics: readonly CoverTopic[];
}

/** An author's cover as it is given; null where nothing is to be covered. */
export function normalizeCover(
  { coverWords, coverTopics = [] }: {
    readonly coverWords?: string | null | undefined;
    readonly coverTopics?: readonly CoverTopic[] | undefined;
  },
): Cover | null {
  if (coverWords === null || coverWords === undefined) return null;
  const words = isBlank(coverWords) ? "" : coverWords.replaceAll(/\s+/g, " ").trim();
  return words === "" && coverTopics.length === 0 ? null : { words, topics: [...new Set(coverTopics)] };
}

export const uncovered: CoverState = {
  isCovered: false,
  coveredBy: null,
  coverWords: null,
  coverTopics: [],
};

/** Content as it is stored, for all readers. */
export interface Coverable {
  readonly isCoveredByModerator: boolean;
  /** The author's line; null: the author covers nothing. */
  readonly coverWords: string | null;
  /** What its author says that it is about. */
  readonly topics: readonly CoverTopic[];
  /** What a classifier found that it describes. */
  readonly foundTopics: readonly CoverTopic[];
}

/** A reader's own choice for topics; for all others the author's stands. */
export interface CoverChoices {
  readonly openTopics: readonly CoverTopic[];
  readonly coveredTopics: readonly CoverTopic[];
}

export const noCoverChoices: CoverChoices = { openTopics: [], coveredTopics: [] };

/**
 * How content is covered for a reader (posts.24). What a moderator covered is open to nobody before
 * they ask, and a topic that is covered always outweighs one that is always open. Authors' own
 * content is covered for them as they chose, with the topics that they gave, which they edit.
 */
export function decideCover(
  { isCoveredByModerator, coverWords, topics: given, foundTopics }: Coverable,
  { openTopics, coveredTopics, isAuthor }: CoverChoices & { readonly isAuthor: boolean },
): CoverState {
  const topics = isAuthor ? given : [...new Set([...given, ...foundTopics])];
  const coveredBy = isCoveredByModerator ? "moderator" : coverWords === null ? null : "author";
  const isByChoice = !isAuthor && topics.some((topic) => coveredTopics.includes(topic));
  const isOpened = coveredBy === "author" && topics.length > 0 &&
    topics.every((topic) => openTopics.includes(topic));
  return {
    isCovered: isByChoice || coveredBy === "moderator" || (coveredBy === "author" && !isOpened),
    coveredBy,
    coverWords,
    coverTopics: isByChoice || coveredBy !== null ? [...topics] : [],
  };
}
