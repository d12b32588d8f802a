import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { userMessageOf } from "../../lib/api/api-error.ts";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import type { Promoted } from "../promotions/use-promoted.ts";
import { usePromotedEntries } from "../promotions/use-promoted-entries.ts";
import { mergePages, type PostPage } from "../../lib/post-cache/post-pages.ts";
import { PostSlices } from "./list/PostSlices.tsx";
import { useFolds } from "./list/use-folds.ts";
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
  // A page of cards renders in time slices, so that taps and scrolling are handled in between.
  const shownPosts = useDeferredValue(posts);
  usePostShortcuts();
  const entries = usePromotedEntries(shownPosts, promoted);
  const folds = useFolds(pages, removed);
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
      <PostSlices
        label={label}
        entries={entries}
        folds={folds}
        isBusy={query.isFetchingNextPage || posts !== shownPosts}
      />
      <LoadMore query={query} />
    </>
  );
}

function LoadMore({ query }: { readonly query: More }) {
  if (query.hasNextPage) return <MoreButton query={query} label="Load More Posts" />;
  return <p className="py-8 text-center text-meta text-quiet">You've reached the end.</p>;
}
