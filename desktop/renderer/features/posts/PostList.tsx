import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { userMessageOf } from "../../lib/api/api-error.ts";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { PromotedCard } from "../promotions/PromotedCard.tsx";
import type { Promoted } from "../promotions/use-promoted.ts";
import { usePromotedEntries } from "../promotions/use-promoted-entries.ts";
import { mergePages, type PostPage } from "../../lib/post-cache/post-pages.ts";
import { PostCard } from "./PostCard.tsx";
import { PostListSkeleton } from "./PostSkeleton.tsx";
import { isRemoved, useRemovedPosts } from "../../lib/post-cache/removed-posts.ts";
import { usePostShortcuts } from "./post-shortcuts.ts";
import { type More, MoreButton } from "../../ui/button/MoreButton.tsx";

interface PostListProps {
  readonly label: string;
  readonly query: UseInfiniteQueryResult<InfiniteData<PostPage>>;
  readonly empty: ReactNode;
  readonly errorTitle?: string;
  /** Promoted posts to place among them. */
  readonly promoted?: Promoted | undefined;
}

/** A list of posts with its loading, error and empty states. */
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
  const entries = usePromotedEntries(posts, promoted);
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
            ? (
              <PromotedCard key={key} postId={post.id} promotionId={promotionId}>
                <PostCard post={post} position={index + 1} />
              </PromotedCard>
            )
            : <PostCard key={key} post={post} position={index + 1} />
        )}
      </div>
      <LoadMore query={query} />
    </>
  );
}

function LoadMore({ query }: { readonly query: More }) {
  if (query.hasNextPage) return <MoreButton query={query} label="Load More Posts" />;
  return <p className="py-8 text-center text-meta text-quiet">You've reached the end.</p>;
}
