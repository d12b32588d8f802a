import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import { pollLimits } from "#shared/polls/poll-limits.ts";
import { type DraftPoll, givenAnswers, type newPoll } from "#shared/polls/poll-shapes.ts";
import { Invalid } from "../../errors.ts";
import type { NewPollRow, PollColumn } from "./poll-fragments.ts";

const { shortestMs, longestMs, toleranceMs } = pollLimits;

/** A new poll, which begins now. Throws `Invalid` for an end outside the limits. */
export function makePoll(
  { answers, isMultiple, endsAt, lastsMinutes }: z.output<typeof newPoll>,
  now: Date,
): NewPollRow {
  const end = endsAt ? new Date(endsAt) : new Date(now.getTime() + (lastsMinutes ?? 0) * 60_000);
  const lastsMs = end.getTime() - now.getTime();
  if (lastsMs < shortestMs - toleranceMs || lastsMs > longestMs + toleranceMs) {
    const text = msg`A poll can end an hour to seven days from now.`;
    throw new Invalid(text, { "poll.endsAt": text });
  }
  return { answerIds: answers.map(() => uuidv7()), answers, isMultiple, endsAt: end.toISOString() };
}

/**
 * A poll as a draft keeps it, where it is to be published. Throws `Invalid` for answers that a new
 * poll may not have.
 */
export function readWrittenPoll({ answers, ...poll }: DraftPoll): z.output<typeof newPoll> {
  const read = givenAnswers.safeParse(answers);
  if (read.success) return { ...poll, answers: read.data };
  const text = msg`A poll needs two to six answers, each with a text of its own.`;
  throw new Invalid(text, { "poll.answers": text });
}

/** A poll in which nobody has voted. */
export function startPoll(poll: NewPollRow): PollColumn {
  return {
    ...poll,
    counts: poll.answers.map(() => 0),
    votesCount: 0,
    isEditedSinceVoted: false,
    formerWords: null,
  };
}
