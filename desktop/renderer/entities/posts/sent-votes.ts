import { create } from "zustand";
import type { Poll } from "#shared/polls/poll-shapes.ts";

interface SentVote {
  /** On their way; null once the server has answered. */
  readonly answerIds: readonly string[] | null;
  /** As the server counted the last vote. */
  readonly counted: Poll | null;
  /** By `performance.now()`. */
  readonly settledAt: number;
}

/** Votes that are ahead of what was read, by post, shared by all lists that show it. */
export const useSentVotes = create<Readonly<Record<string, SentVote>>>(() => ({}));

export function startVote(postId: string, answerIds: readonly string[]): void {
  const counted = useSentVotes.getState()[postId]?.counted ?? null;
  useSentVotes.setState({ [postId]: { answerIds, counted, settledAt: Infinity } });
}

/** The server has counted a vote, or, with null, has not. */
export function settleVote(postId: string, counted: Poll | null): void {
  if (counted) {
    useSentVotes.setState({ [postId]: { answerIds: null, counted, settledAt: performance.now() } });
  } else dropVotes([postId]);
}

/**
 * Drops the votes on these posts that settled before a read began at `startedAt`, which therefore
 * has them. Later ones stay, so that a slow read cannot undo a vote.
 */
export function releaseVotes(postIds: readonly string[], startedAt: number): void {
  const votes = useSentVotes.getState();
  dropVotes(postIds.filter((id) => (votes[id]?.settledAt ?? Infinity) < startedAt));
}

function dropVotes(postIds: readonly string[]): void {
  if (postIds.length === 0) return;
  const kept = { ...useSentVotes.getState() };
  for (const id of postIds) delete kept[id];
  useSentVotes.setState(kept, true);
}
