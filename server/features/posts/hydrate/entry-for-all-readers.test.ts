import { expect, test } from "vitest";
import { noCoverChoices } from "#shared/moderation/decide-cover.ts";
import type { PostRow } from "../post-queries.ts";
import { EntryForAllReaders } from "./entry-for-all-readers.ts";
import { PostForAllReaders } from "./post-for-all-readers.ts";
import type { ViewerState } from "./viewer-state.ts";

const row = {
  id: "a",
  author_id: "b",
  author_username: "ada",
  mentions: [],
  content: "A walk",
  moderation_level: "top",
  elements: [],
  audio: {},
  is_covered: false,
  cover_words: null,
  cover_topics: [],
  found_topics: [],
  commenters: null,
  comments_by_level: [40, 0, 0, 0],
  created_at: new Date(),
} as unknown as PostRow;

/** The state of a reader who does not see some of the comments. */
const stateWithout = (hidden: number) =>
  ({
    marksOf: () => 0,
    rightsOn: () => ({ can_comment: true, can_quote: true }),
    commentChangesOf: () => ({
      counted: [hidden, 0, 0, 0],
      shown: [0, 0, 0, 0],
      hidden: [0, 0, 0, 0],
      hides: false,
    }),
    promotions: new Map(),
  }) as unknown as ViewerState;

test("keeps the latest of the texts that its readers see", () => {
  const target = { list: "", id: "a", target_id: "a", quoted_id: null, quoted_original_id: null };
  const entry = EntryForAllReaders.of(target, new Map([["a", new PostForAllReaders(row)]]));
  const read = (hidden: number) =>
    entry!.bodyFor(
      { id: "c", filter: "top", coverChoices: noCoverChoices },
      stateWithout(hidden),
      new Date(),
    );
  const texts = Array.from({ length: 17 }, (_, hidden) => read(hidden));
  expect(new Set(texts.map(({ json }) => json)).size).toBe(17);
  expect(texts.map((text) => entry!.isShared(text))).toEqual(texts.map((_, place) => place > 0));
});
