import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import type { Promoted } from "../promotions/use-promoted.ts";
import { usePromotedEntries } from "../promotions/use-promoted-entries.ts";
import { mergePages, type PostPage } from "../../entities/posts/post-pages.ts";
import { insertInset, type Inset } from "./list/inset.ts";
import { PostSlices } from "./list/PostSlices.tsx";
import { useFolds } from "./list/use-folds.ts";
import { PostListSkeleton } from "./PostSkeleton.tsx";
import { isRemoved, useRemovedPosts } from "../../entities/posts/removed-posts.ts";
import { usePostShortcuts } from "./post-shortcuts.ts";
import { type More, MoreButton } from "../../ui/button/MoreButton.tsx";

interface PostListProps {
  readonly label: string;
  readonly query: UseInfiniteQueryResult<InfiniteData<PostPage>>;
  readonly empty: ReactNode;
  readonly errorTitle?: string;
  /** Promoted posts to place among them. */
  readonly promoted?: Promoted | undefined;
  readonly inset?: Inset | null;
}

/** A list of posts with its loading, error and empty states. */
export function PostList(
  { label, query, empty, errorTitle = "Posts could not be loaded", promoted, inset = null }: PostListProps,
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
  const postEntries = usePromotedEntries(shownPosts, promoted);
  const entries = useMemo(() => insertInset(postEntries, inset), [postEntries, inset]);
  const folds = useFolds(pages, removed);
  // Until the first cards have rendered, the end of the list would show alone.
  const isRendering = posts.length > 0 && shownPosts.length === 0;
  if (query.isPending || isRendering || (pages && promoted?.isAwaited)) return <PostListSkeleton />;
  if (!pages) {
    return <QueryFailure title={errorTitle} query={query} />;
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
      {inset?.afterId === null && <div>{inset.draw()}</div>}
    </>
  );
}

function LoadMore({ query }: { readonly query: More }) {
  if (query.hasNextPage) return <MoreButton query={query} label="Load More Posts" />;
  return <p className="py-8 text-center text-meta text-quiet">You've reached the end.</p>;
}
