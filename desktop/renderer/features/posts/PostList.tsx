import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { userMessageOf } from "../../lib/api/api-error.ts";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { PromotedCard } from "../promotions/PromotedCard.tsx";
import type { Promoted } from "../promotions/use-promoted.ts";
import { usePromotedAmong } from "../promotions/use-promoted-among.ts";
import { LoadMore } from "./feed/LoadMore.tsx";
import { mergePages, type PostPage } from "../../lib/post-cache/post-pages.ts";
import { PostCard } from "./PostCard.tsx";
import { PostListSkeleton } from "./PostListSkeleton.tsx";
import { isRemoved, useRemovedPosts } from "../../lib/post-cache/removed-posts.ts";
import { usePostShortcuts } from "./use-post-shortcuts.ts";

interface PostListProps {
  readonly label: string;
  readonly query: UseInfiniteQueryResult<InfiniteData<PostPage>>;
  /** Shown when there is nothing to list. */
  readonly empty: ReactNode;
  /** What to say when the list cannot be had. */
  readonly errorTitle?: string;
  /** To show among them. */
  readonly promoted?: Promoted | undefined;
}

/** A list of posts in all its states: loading, failed, empty, pages so far, end. */
export function PostList(
  { label, query, empty, errorTitle = "Posts could not be loaded", promoted }: PostListProps,
) {
  const removed = useRemovedPosts();
  const pages = query.data?.pages;
  const posts = useMemo(
    () => mergePages(pages ?? []).filter((post) => !isRemoved(post, removed)),
    [pages, removed],
  );
  usePostShortcuts();
  const entries = usePromotedAmong(posts, promoted);
  if (query.isPending || (pages && promoted?.isAwaited)) return <PostListSkeleton />;
  if (!pages) {
    return (
      <ErrorState
        title={errorTitle}
        body={userMessageOf(query.error, "Please try again.")}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (posts.length === 0 && !query.hasNextPage) return empty;
  return (
    <>
      <div role="feed" aria-label={label} aria-busy={query.isFetchingNextPage} className="space-y-3">
        {entries.map(({ key, post, promotionId }, index) =>
          promotionId
            ? <PromotedCard key={key} post={post} promotionId={promotionId} position={index + 1} />
            : <PostCard key={key} post={post} position={index + 1} />
        )}
      </div>
      <LoadMore query={query} />
    </>
  );
}
