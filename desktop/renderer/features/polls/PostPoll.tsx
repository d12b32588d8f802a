import { t } from "@lingui/core/macro";
import type { Poll } from "#shared/polls/poll-shapes.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { LazyPart } from "../../ui/status/LazyPart.tsx";
import { createLostPart } from "../../ui/status/lost-part.tsx";
import { AnswerText } from "./AnswerText.tsx";
import { answerClass, footClass } from "./poll-look.ts";

/** Few posts have a poll. */
export const loadPollCard = () => import("./card/PollCard.tsx");

interface PostPollProps {
  readonly post: Post;
  /** Opens the versions of the post. */
  readonly onHistory: () => void;
}

/** The poll of a post, if it has one (posts.28). */
export function PostPoll({ post, onHistory }: PostPollProps) {
  const { poll, id } = post;
  // A server of the release before sends none.
  if (!poll) return null;
  return (
    <LazyPart
      load={loadPollCard}
      fallback={<Outline poll={poll} language={post.language} />}
      failure={createLostPart(t`The poll could not be loaded`)}
    >
      {({ PollCard }) => <PollCard key={id} post={post} poll={poll} onHistory={onHistory} />}
    </LazyPart>
  );
}

/** The answers, in the places that they will have. */
function Outline({ poll, language }: { readonly poll: Poll; readonly language: string | null }) {
  const isPlain = poll.votesCount !== null && poll.ownAnswerIds.length === 0;
  return (
    <div className="mt-3">
      <div className="space-y-1.5">
        {poll.answers.map(({ id, content }) => (
          <p key={id} className={answerClass}>
            {!isPlain && <span className="w-4.5 shrink-0" />}
            <AnswerText text={content} language={language} />
          </p>
        ))}
      </div>
      <div className={footClass} />
    </div>
  );
}
