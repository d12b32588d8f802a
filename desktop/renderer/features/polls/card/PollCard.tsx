import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { Poll } from "#shared/polls/poll-shapes.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { refreshPost } from "../../../entities/posts/refresh-post.ts";
import { useAtEachTick } from "../../../lib/clock/use-at-each-tick.ts";
import { useSession } from "../../../lib/session/session.ts";
import { FormerWords } from "./FormerWords.tsx";
import { PollForm } from "./PollForm.tsx";
import { PollResults } from "./PollResults.tsx";
import { useFocusHandOver } from "./use-handed-focus.ts";
import { useVote } from "./use-vote.ts";

interface PollCardProps {
  readonly post: Post;
  readonly poll: Poll;
  readonly onHistory: () => void;
}

/** A poll to vote in, or its results (posts.28). */
export function PollCard({ post, poll, onHistory }: PollCardProps) {
  const { user } = useSession();
  const { shown, isSending, vote } = useVote(post.id, poll);
  const { hasEnded, readAgain } = useEnd(post.id, poll);
  const [isChanging, setChanging] = useState(false);
  const [choice, setChoice] = useState<readonly string[]>(poll.ownAnswerIds);
  const focus = useFocusHandOver();
  // An edit before the first vote may have brought others.
  const chosen = choice.filter((id) => poll.answers.some((answer) => answer.id === id));
  const isOwn = user?.id === post.author.id;
  const isAsked = !hasEnded && !isOwn && (shown.ownAnswerIds.length === 0 || isChanging);
  const parts = { poll: shown, language: post.language, focus };
  const change = () => {
    setChoice(shown.ownAnswerIds);
    setChanging(true);
  };
  const send = () => {
    setChanging(false);
    // The choice stands as it was made, to be sent again.
    vote(chosen, { onError: () => setChanging(isChanging) });
  };
  return (
    <div className="mt-3">
      {poll.isEditedSinceVoted && (
        <FormerWords words={poll.formerWords} language={post.language} onHistory={onHistory} />
      )}
      {isAsked
        ? (
          <PollForm
            {...parts}
            chosen={chosen}
            onChoose={setChoice}
            onVote={send}
            onCancel={isChanging ? () => setChanging(false) : undefined}
          />
        )
        : (
          <PollResults
            {...parts}
            isOwn={isOwn}
            hasEnded={hasEnded}
            isSending={isSending}
            onChange={change}
            onReload={readAgain}
          />
        )}
    </div>
  );
}

/** Whether a poll has ended by now. Its results are read once when its time is up. */
function useEnd(postId: string, { endsAt, hasEnded }: Poll) {
  const client = useQueryClient();
  const isTimeUp = useAtEachTick((now) => now >= Date.parse(endsAt));
  const readAgain = () => void refreshPost(client, postId);
  const readAtEnd = useEffectEvent(readAgain);
  const isOutdated = isTimeUp && !hasEnded;
  useEffect(() => {
    if (isOutdated) readAtEnd();
  }, [isOutdated]);
  return { hasEnded: hasEnded || isTimeUp, readAgain };
}
