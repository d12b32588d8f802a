import { type CoverTopic, coverTopics as knownTopics } from "#shared/moderation/cover-topics.ts";
import { normalizeCover } from "#shared/moderation/decide-cover.ts";
import type { Covered } from "#shared/moderation/is-under-cover.ts";

/** What an author is about to put over their content (posts.24). */
export interface CoverDraft {
  /** Null: nothing is covered, and the panel is closed. */
  readonly coverWords: string | null;
  readonly coverTopics: readonly CoverTopic[];
}

/** Of a new text, which is asked about once. */
export interface AskedCoverDraft extends CoverDraft {
  readonly isCoverAnswered: boolean;
}

export const noCover: CoverDraft = { coverWords: null, coverTopics: [] };
export const openCover: CoverDraft = { coverWords: "", coverTopics: [] };

/** The cover in a stored draft. */
export function parseCoverDraft(kept: object): AskedCoverDraft {
  const { coverWords, coverTopics, isCoverAnswered } = kept as Record<string, unknown>;
  return {
    coverWords: typeof coverWords === "string" ? coverWords : null,
    coverTopics: Array.isArray(coverTopics) ? knownTopics.filter((topic) => coverTopics.includes(topic)) : [],
    isCoverAnswered: isCoverAnswered === true,
  };
}

/** The author's own cover of what stands, without what a moderator says of it. */
export function getOwnCover({ coverWords, coverTopics = [] }: Covered): CoverDraft {
  return typeof coverWords === "string" ? { coverWords, coverTopics } : noCover;
}

/** As the server takes it, to set or remove a cover. An open, empty panel covers nothing. */
export function toGivenCover(cover: CoverDraft): { coverWords: string | null; coverTopics: CoverTopic[] } {
  const given = normalizeCover(cover);
  return { coverWords: given?.words ?? null, coverTopics: [...given?.topics ?? []] };
}

/** The same of a new text, which asks for a suggestion once. */
export function toNewCover(draft: AskedCoverDraft): Partial<ReturnType<typeof toGivenCover>> & {
  suggestsCover?: true;
} {
  if (normalizeCover(draft)) return toGivenCover(draft);
  return draft.isCoverAnswered ? {} : { suggestsCover: true };
}

/** Whether two covers say the same. */
export function isSameCover(one: CoverDraft, other: CoverDraft): boolean {
  const [given, otherGiven] = [toGivenCover(one), toGivenCover(other)];
  return given.coverWords === otherGiven.coverWords &&
    given.coverTopics.toSorted().join() === otherGiven.coverTopics.toSorted().join();
}

export function toggleTopic(topics: readonly CoverTopic[], topic: CoverTopic): CoverTopic[] {
  return knownTopics.filter((known) => topics.includes(known) !== (known === topic));
}
