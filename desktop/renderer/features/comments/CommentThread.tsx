import { Link } from "@tanstack/react-router";
import { useEffect, useId, useState } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { commentsBeforeMoreLink } from "./first-comments-and-replies.ts";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { MoreButton } from "../../ui/button/MoreButton.tsx";
import { CommentForm } from "./CommentForm.tsx";
import { CommentItem } from "./CommentItem.tsx";
import { CommentListSkeleton } from "./CommentListSkeleton.tsx";
import { CommentSort } from "./CommentSort.tsx";
import { type CommentOrder, sortComments } from "./sort-comments.ts";
import { countComments } from "./comment-tree.ts";
import { firstThreads } from "./first-comments-and-replies.ts";
import { useCountOfThread } from "./use-count-of-thread.ts";
import { useComments } from "./use-comments.ts";
import { useWantedComment } from "./use-wanted-comment.ts";

interface CommentThreadProps {
  readonly postId: string;
  readonly member: CurrentUser;
  /** The member's own filter, blocks or mutes hide some (comments.9). */
  readonly hasHidden?: boolean;
  /** Focuses the form when it opens. */
  readonly startsWriting?: boolean;
  /** The comment or reply to bring into view. */
  readonly wantedId?: string | undefined;
  /** Not on the post's own page: a long thread links to it (comments.4). */
  readonly isElsewhere?: boolean;
}

/** The form and the comments of a post. */
export function CommentThread(
  { postId, member, hasHidden = false, startsWriting = false, wantedId, isElsewhere = false }:
    CommentThreadProps,
) {
  const titleId = useId();
  const [order, setOrder] = useState<CommentOrder>("oldest");
  const thread = useComments(postId);
  const { data, isPending, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = thread;
  const count = data ? countComments(data) : 0;
  const sorted = data ? sortComments(data, order) : [];
  const shown = isElsewhere ? firstThreads(sorted, commentsBeforeMoreLink) : sorted;
  useEffect(() => {
    // Other orders need all comments.
    if (order !== "oldest" && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [order, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  useWantedComment(wantedId, thread);
  useCountOfThread(postId, thread);
  return (
    <section id={isElsewhere ? undefined : "comments"} aria-labelledby={titleId} className="scroll-mt-20">
      <CommentForm
        postId={postId}
        parentId={null}
        member={member}
        hasFocus={startsWriting}
        isOpening={isElsewhere}
      />
      <div className="mt-5 flex min-h-9 items-center justify-between gap-3 border-b border-hairline pb-2">
        <h2 id={titleId} className="font-semibold">{countTitle(count, hasNextPage)}</h2>
        {sorted.length > 1 && <CommentSort order={order} onChange={setOrder} />}
      </div>
      {isPending && <CommentListSkeleton />}
      {!data && !isPending && <QueryFailure title="Comments could not be loaded" query={thread} />}
      {data?.length === 0 && !hasHidden && <EmptyState title="No comments yet. Be the first to comment!" />}
      <ol className="divide-y divide-hairline">
        {shown.map((comment) => (
          <li key={comment.id}>
            <CommentItem comment={comment} member={member} wantedId={wantedId} />
          </li>
        ))}
      </ol>
      {hasHidden && data && !hasNextPage && (
        <p className="py-3 text-meta text-quiet">Some comments are not shown to you</p>
      )}
      {isElsewhere && count >= commentsBeforeMoreLink && (
        <Link
          to="/post/$postId"
          params={{ postId }}
          hash="comments"
          className="mt-2 inline-flex min-h-9 items-center font-semibold text-brand hover:underline pointer-coarse:min-h-11"
        >
          Load More Comments
        </Link>
      )}
      {!isElsewhere && <MoreButton query={thread} label="Load More Comments" />}
    </section>
  );
}

function countTitle(count: number, hasMore: boolean): string {
  if (count === 0) return "Comments";
  if (hasMore) return `${count}+ comments`;
  return count === 1 ? "1 comment" : `${count} comments`;
}
