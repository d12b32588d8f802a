import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useEffect, useId, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { Comment } from "#shared/comments/contract.ts";
import { commentsBeforeMoreLink, takeFirstThreads } from "./first-comments-and-replies.ts";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { MoreButton } from "../../ui/button/MoreButton.tsx";
import { CommentForm } from "./CommentForm.tsx";
import { mayCommentOn, useShowsForm } from "./audience/may-comment.ts";
import { WhoComments } from "./audience/WhoComments.tsx";
import { FoldedComments, hasWanted, splitFolded } from "./folds/FoldedComments.tsx";
import { CommentItem } from "./CommentItem.tsx";
import { countComments } from "./comment-tree.ts";
import { useComments } from "./use-comments.ts";
import { useWantedComment } from "./use-wanted-comment.ts";
import { SkeletonRows } from "../../ui/status/SkeletonRows.tsx";
import { LazySelect } from "../../ui/form/LazySelect.tsx";
import { patchPost } from "../../entities/posts/post-cache.ts";

/** What the thread needs of its post. */
export type CommentedPost = Pick<
  Post,
  "id" | "author" | "hasHiddenComments" | "commentsFrom" | "canComment"
>;

interface CommentThreadProps {
  readonly post: CommentedPost;
  readonly member: CurrentUser;
  /** Focuses the form when it opens. */
  readonly startsWriting?: boolean;
  /** The comment or reply to bring into view. */
  readonly wantedId?: string | undefined;
  /** Not on the post's own page: a long thread links to it (comments.4). */
  readonly isElsewhere?: boolean;
}

/** The form and the comments of a post. */
export function CommentThread(
  { post, member, startsWriting = false, wantedId, isElsewhere = false }: CommentThreadProps,
) {
  const postId = post.id;
  // The member's own filter, blocks or mutes hide some (comments.9).
  const hasHidden = post.hasHiddenComments;
  const mayComment = mayCommentOn(post);
  const showsForm = useShowsForm(post, member.id);
  const titleId = useId();
  const [order, setOrder] = useState<CommentOrder>("oldest");
  const thread = useComments(postId);
  const { data, isPending, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = thread;
  const count = data ? countComments(data) : 0;
  const sorted = data ? sortComments(data, order) : [];
  useEffect(() => {
    // Other orders need all comments.
    if (order !== "oldest" && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [order, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  useWantedComment(wantedId, thread);
  useCountOfThread(postId, thread);
  return (
    <section id={isElsewhere ? undefined : "comments"} aria-labelledby={titleId} className="scroll-mt-20">
      {showsForm && (
        <CommentForm
          postId={postId}
          parentId={null}
          member={member}
          hasFocus={startsWriting}
          isOpening={isElsewhere}
        />
      )}
      <WhoComments post={post} memberId={member.id} className="mt-2" />
      <div className="mt-5 flex min-h-9 items-center justify-between gap-3 border-b border-hairline pb-2">
        <h2 id={titleId} className="font-semibold">{countTitle(count, hasNextPage)}</h2>
        {sorted.length > 1 && <CommentSort order={order} onChange={setOrder} />}
      </div>
      {isPending && <CommentListSkeleton />}
      {!data && !isPending && <QueryFailure title={t`Comments could not be loaded`} query={thread} />}
      {data?.length === 0 && !hasHidden && (
        <EmptyState
          title={mayComment ? t`No comments yet. Be the first to comment!` : t`No comments yet.`}
        />
      )}
      <Threads post={post} member={member} comments={sorted} wantedId={wantedId} isElsewhere={isElsewhere} />
      {hasHidden && data && !hasNextPage && (
        <p className="py-3 text-meta text-quiet">{t`Some comments are not shown to you`}</p>
      )}
      {isElsewhere && count >= commentsBeforeMoreLink && (
        <Link
          to="/post/$postId"
          params={{ postId }}
          hash="comments"
          className="mt-2 inline-flex min-h-9 items-center font-semibold text-brand hover:underline pointer-coarse:min-h-11"
        >
          {t`Load More Comments`}
        </Link>
      )}
      {!isElsewhere && <MoreButton query={thread} label={t`Load More Comments`} />}
    </section>
  );
}

type ThreadsProps =
  & Pick<CommentThreadProps, "post" | "member" | "wantedId" | "isElsewhere">
  & { readonly comments: readonly Comment[] };

/** The comments in their order, and below them those that stand folded. */
function Threads({ post, member, comments, wantedId, isElsewhere = false }: ThreadsProps) {
  const { open, folded } = splitFolded(comments, member.id);
  const shown = isElsewhere ? takeFirstThreads(open, commentsBeforeMoreLink) : open;
  const item = (comment: Comment) => (
    <CommentItem
      comment={comment}
      member={member}
      mayReply={mayCommentOn(post)}
      mayFold={post.author.id === member.id}
      wantedId={wantedId}
    />
  );
  return (
    <>
      <ol className="divide-y divide-hairline">
        {shown.map((comment) => <li key={comment.id}>{item(comment)}</li>)}
      </ol>
      <FoldedComments
        comments={folded}
        startsOpen={hasWanted(folded, wantedId)}
        className="divide-y divide-hairline border-t border-hairline"
      >
        {item}
      </FoldedComments>
    </>
  );
}

function countTitle(count: number, hasMore: boolean): string {
  if (count === 0) return t`Comments`;
  if (hasMore) return plural(count, { one: `${count}+ comments`, other: `${count}+ comments` });
  return plural(count, { one: `${count} comment`, other: `${count} comments` });
}

function CommentListSkeleton() {
  return (
    <div role="status" aria-label={t`Loading comments`}>
      <SkeletonRows
        count={3}
        className="gap-3 py-4"
        picture="size-8 rounded-full"
        lines={["mt-1 h-3 w-36", "h-3.5 w-4/5"]}
      />
    </div>
  );
}

const orders: readonly { readonly value: CommentOrder; readonly label: string }[] = [
  { value: "oldest", label: t`Oldest first` },
  { value: "newest", label: t`Newest first` },
  { value: "liked", label: t`Most liked first` },
];

interface CommentSortProps {
  readonly order: CommentOrder;
  readonly onChange: (order: CommentOrder) => void;
}

function CommentSort({ order, onChange }: CommentSortProps) {
  return (
    <LazySelect
      look="quiet"
      aria-label={t`Sort comments`}
      options={orders}
      value={order}
      onChoose={onChange}
    />
  );
}

interface Thread {
  readonly data: readonly Comment[] | undefined;
  readonly dataUpdatedAt: number;
  readonly hasNextPage: boolean;
}

/**
 * Gives a post the number of comments that its list shows, whenever a whole list arrives or
 * changes, so that the card and the list agree (comments.8). A list from before the thread opened
 * changes nothing: the card may be newer.
 */
function useCountOfThread(postId: string, { data, dataUpdatedAt, hasNextPage }: Thread): void {
  const client = useQueryClient();
  const [openedWith] = useState(dataUpdatedAt);
  const count = data && !hasNextPage && dataUpdatedAt !== openedWith ? countComments(data) : null;
  useEffect(() => {
    if (count === null) return;
    patchPost(
      client,
      postId,
      (post) => post.commentsCount === count ? post : { ...post, commentsCount: count },
    );
  }, [client, postId, count, dataUpdatedAt]);
}

type CommentOrder = "oldest" | "newest" | "liked";

/** Top-level comments in the chosen order; replies stay oldest first (comments.2). */
export function sortComments(comments: readonly Comment[], order: CommentOrder): Comment[] {
  const byAge = (a: Comment, b: Comment) =>
    a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id);
  const compare = {
    oldest: byAge,
    newest: (a: Comment, b: Comment) => byAge(b, a),
    liked: (a: Comment, b: Comment) => b.likesCount - a.likesCount || byAge(a, b),
  };
  return comments.toSorted(compare[order]);
}
