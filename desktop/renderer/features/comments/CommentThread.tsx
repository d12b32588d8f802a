import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { userMessageOf } from "../../lib/api-error.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { CommentForm } from "./CommentForm.tsx";
import { CommentItem } from "./CommentItem.tsx";
import { CommentListSkeleton } from "./CommentListSkeleton.tsx";
import { CommentSort } from "./CommentSort.tsx";
import { type CommentOrder, countComments, sortComments } from "./comment-tree.ts";
import { useComments } from "./use-comments.ts";

/** From this many on, replies included, the post's own page is the place to read (A§9). */
const manyComments = 10;

interface CommentThreadProps {
  readonly postId: string;
  readonly member: CurrentUser;
  /** The reader came to write. */
  readonly startsWriting: boolean;
  /** Beside an image a long conversation leads on to the post's own page (A§9). */
  readonly isBesideImage?: boolean;
}

/** A post's conversation: a place to write, then the comments in the chosen order. */
export function CommentThread(
  { postId, member, startsWriting, isBesideImage = false }: CommentThreadProps,
) {
  const [order, setOrder] = useState<CommentOrder>("oldest");
  const { data, error, isPending, refetch, isFetching } = useComments(postId);
  const comments = data ? sortComments(data, order) : [];
  return (
    <section id="comments" aria-labelledby="comments-title" className="scroll-mt-20">
      <CommentForm postId={postId} parentId={null} member={member} hasFocus={startsWriting} />
      <div className="mt-5 flex min-h-9 items-center justify-between gap-3 border-b border-hairline pb-2">
        <h2 id="comments-title" className="font-semibold">
          {data ? title(countComments(data)) : "Comments"}
        </h2>
        {comments.length > 1 && <CommentSort order={order} onChange={setOrder} />}
      </div>
      {isPending && <CommentListSkeleton />}
      {!data && !isPending && (
        <ErrorState
          title="Comments could not be loaded"
          body={userMessageOf(error, "Please try again.")}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <EmptyState title="No comments yet. Be the first to comment!" />}
      <ol className="divide-y divide-hairline">
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentItem comment={comment} member={member} />
          </li>
        ))}
      </ol>
      {isBesideImage && data && countComments(data) >= manyComments && (
        <Link
          to="/post/$postId"
          params={{ postId }}
          hash="comments"
          className="mt-3 inline-flex min-h-8 items-center font-semibold text-brand hover:underline"
        >
          Load More Comments
        </Link>
      )}
    </section>
  );
}

function title(count: number): string {
  if (count === 0) return "Comments";
  return count === 1 ? "1 comment" : `${count} comments`;
}
