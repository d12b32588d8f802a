import { areResultsShown } from "#shared/polls/are-results-shown.ts";
import type { Poll } from "#shared/polls/poll-shapes.ts";
import type { PollColumn } from "./poll-fragments.ts";

/** Who reads a poll, and when. */
export interface PollReader {
  /** What they voted for: a bit for each answer; 0 for nothing. */
  readonly choice: number;
  readonly isAuthor: boolean;
  readonly now: Date;
}

/** A poll as one reader sees it (posts.28). */
export function presentPoll(poll: PollColumn, reader: PollReader): Poll {
  const { hasEnded, isShown } = stateFor(poll, reader);
  const { answerIds, counts, endsAt, isMultiple, isEditedSinceVoted, formerWords } = poll;
  return {
    answers: answerIds.map((id, place) => ({
      id,
      content: poll.answers[place] ?? "",
      votesCount: isShown ? counts[place] ?? 0 : null,
    })),
    isMultiple,
    endsAt: new Date(endsAt).toISOString(),
    hasEnded,
    votesCount: isShown ? poll.votesCount : null,
    ownAnswerIds: answerIds.filter((_, place) => (reader.choice & (1 << place)) !== 0),
    isEditedSinceVoted,
    formerWords,
  };
}

/** Readers with the same see the same of a poll. */
export function pollKey(poll: PollColumn, reader: PollReader): string {
  const { hasEnded, isShown } = stateFor(poll, reader);
  return `${reader.choice}${hasEnded ? "e" : ""}${isShown ? "s" : ""}`;
}

function stateFor({ endsAt, votesCount }: PollColumn, { choice, isAuthor, now }: PollReader) {
  const hasEnded = now >= new Date(endsAt);
  return { hasEnded, isShown: areResultsShown({ hasEnded, votesCount, isVoter: choice > 0, isAuthor }) };
}
