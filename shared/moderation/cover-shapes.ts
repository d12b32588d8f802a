import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { optionalSwitch, text } from "../primitives.ts";
import { coverTopics } from "./cover-topics.ts";

/** The most characters of an author's line over what they cover (posts.24). */
export const coverWordsLength = 100;

const coverTopic = z.enum(coverTopics, fieldText(msg`Choose one of the listed topics.`));
export const coverTopicList = z.array(coverTopic).max(coverTopics.length);

/**
 * What an author puts over text and pictures, as it is given; `normalizeCover` says when there is
 * none.
 */
export const givenCover = {
  /** One line; blank with topics: their names are the line. Null: not covered. */
  coverWords: text(
    coverWordsLength,
    fieldText(msg`What stands over it can have at most ${{ max: coverWordsLength }} characters.`),
  ).nullish(),
  /** JSON only. */
  coverTopics: coverTopicList.optional(),
} as const;

/**
 * Answer 409 `cover_suggested` with topics, and write nothing, where the words describe distress or
 * cruelty and are not covered.
 */
export const suggestsCover = optionalSwitch;

/** How posts, comments, messages and their versions are covered, for one reader. */
export const coverState = {
  isCovered: z.boolean().describe("Show text and pictures only when the reader asks for them"),
  coveredBy: z.enum(["author", "moderator"]).nullable().describe(
    "Null with `isCovered`: by what the reader chose for the topic, or kept for who is close (moderation.13)",
  ),
  coverWords: z.string().nullable().describe(
    "The author's line over it, empty where only topics were given; null: the author covers nothing",
  ),
  coverTopics: coverTopicList.describe(
    "What it is about; empty unless it is covered, for this reader or all",
  ),
} as const;

export type CoverState = Readonly<z.infer<z.ZodObject<typeof coverState>>>;
