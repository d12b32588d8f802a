import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { votePoll } from "#shared/polls/contract.ts";
import type { Poll } from "#shared/polls/poll-shapes.ts";
import { patchPost } from "../../../entities/posts/post-cache.ts";
import { refreshPost } from "../../../entities/posts/refresh-post.ts";
import { settleVote, startVote, useSentVotes } from "../../../entities/posts/sent-votes.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { call } from "../../../lib/api/call.ts";
import { isUnreached } from "../../../lib/api/is-unreached.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { formatPercent } from "../../../lib/text/format-percent.ts";
import { joinWithSemicolons } from "../../../lib/text/join-words.ts";
import { getShare, withVote } from "./shown-poll.ts";

/** The poll of a post with the reader's vote as it is on its way, and what sends one. */
export function useVote(postId: string, poll: Poll) {
  const client = useQueryClient();
  const sent = useSentVotes((all) => all[postId]);
  const known = sent?.counted ?? poll;
  const voting = useMutation({
    mutationFn: (answerIds: readonly string[]) =>
      call(votePoll, { params: { id: postId }, body: { answerIds: [...answerIds] } }),
    onMutate: (answerIds) => startVote(postId, answerIds),
    onSuccess: (counted) => {
      patchPost(client, postId, (post) => ({ ...post, poll: counted }));
      announceToScreenReaders(describeCounted(counted));
    },
    onError: (error) => {
      if (error instanceof ApiError && isUnreached(error)) {
        return toast({
          title: t`Your vote was not sent`,
          description: t`There is no connection. Your choice is kept: vote again once you are online.`,
          tone: "danger",
        });
      }
      toastFailure(error, t`Your vote was not counted. Please try again.`);
      // It may have ended or changed meanwhile.
      void refreshPost(client, postId);
    },
    onSettled: (counted) => settleVote(postId, counted ?? null),
  });
  return {
    shown: sent?.answerIds ? withVote(known, sent.answerIds) : known,
    isSending: (sent?.answerIds ?? null) !== null,
    vote: voting.mutate,
  };
}

function describeCounted({ answers, votesCount }: Poll): string {
  if (votesCount === null) return t`Your vote is counted. Results show from five votes on.`;
  const results = answers.map(({ content, votesCount: votes }) => {
    const share = formatPercent(getShare(votes ?? 0, votesCount));
    return t`${{ answer: content }}: ${share}`;
  });
  return t`Your vote is counted. ${{ results: joinWithSemicolons(results) }}`;
}
