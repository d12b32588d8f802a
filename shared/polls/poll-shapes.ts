import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { count, id, requiredText, text, timestamp } from "../primitives.ts";
import { pollLimits } from "./poll-limits.ts";

const { fewestAnswers, mostAnswers, answerLength, shortestMs, longestMs } = pollLimits;
const minuteMs = 60_000;

const answerText = requiredText(
  answerLength,
  fieldText(msg`Please write this answer, or take it away.`),
  fieldText(msg`An answer can have at most ${{ max: answerLength }} characters.`),
);

/** The answers of a poll as they are given: no two alike. */
export const givenAnswers = z.array(answerText)
  .min(fewestAnswers, fieldText(msg`A poll has at least two answers.`))
  .max(mostAnswers, fieldText(msg`A poll has at most ${{ max: mostAnswers }} answers.`))
  .refine(
    (answers) =>
      new Set(answers.map((answer) => answer.normalize("NFKC").toLowerCase())).size === answers.length,
    fieldText(msg`Two answers are alike.`),
  );

/** How long a poll lasts, in minutes, where its end is not given. */
const lastsMinutes = z.number().int().min(shortestMs / minuteMs).max(longestMs / minuteMs);

/** A new poll. Either `endsAt` or `lastsMinutes` is there; the server checks it by its clock. */
export const newPoll = z.object({
  answers: givenAnswers,
  isMultiple: z.boolean().default(false).describe("Voters may choose several answers"),
  endsAt: timestamp.optional(),
  lastsMinutes: lastsMinutes.optional(),
}).refine(({ endsAt, lastsMinutes }) => (endsAt === undefined) !== (lastsMinutes === undefined), {
  path: ["endsAt"],
  error: fieldText(msg`Please say when the poll ends.`),
});
export type NewPoll = z.input<typeof newPoll>;

/** A poll of a draft, which is kept as it was written (posts.26): answers may be blank. */
export const draftPoll = z.object({
  answers: z.array(text(answerLength)).max(mostAnswers),
  isMultiple: z.boolean(),
  lastsMinutes,
});
export type DraftPoll = z.infer<typeof draftPoll>;

/** A poll as one reader sees it (posts.28). */
export const poll = z.object({
  answers: z.array(z.object({
    id,
    content: z.string(),
    votesCount: count.nullable().describe("Null while results are hidden from the caller"),
  })),
  isMultiple: z.boolean(),
  endsAt: timestamp,
  hasEnded: z.boolean(),
  votesCount: count.nullable().describe(
    "How many members voted; null while results are hidden from the caller",
  ),
  ownAnswerIds: z.array(id).describe("What the caller voted for; nobody else's votes are sent to anybody"),
  isEditedSinceVoted: z.boolean().describe("The post's words changed after the first vote"),
  formerWords: z.string().nullable().describe(
    "What the post said at the first vote, where its words changed since and all who see the post may read them",
  ),
});
export type Poll = z.infer<typeof poll>;
