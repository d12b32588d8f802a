import type { Poll } from "#shared/polls/poll-shapes.ts";

/** A valid poll for tests: an answer for each number of votes, null where results are hidden. */
export function somePoll(votes: readonly (number | null)[], parts: Partial<Poll> = {}): Poll {
  const isHidden = votes.includes(null);
  return {
    answers: votes.map((votesCount, at) => ({ id: "abcdef"[at] ?? "", content: `Answer ${at}`, votesCount })),
    isMultiple: false,
    endsAt: "2026-12-02T10:00:00.000Z",
    hasEnded: false,
    votesCount: isHidden ? null : votes.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    ownAnswerIds: [],
    isEditedSinceVoted: false,
    formerWords: null,
    ...parts,
  };
}
