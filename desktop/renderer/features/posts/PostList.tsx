import { t } from "@lingui/core/macro";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useState } from "react";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import type { Promoted } from "../promotions/use-promoted.ts";
import { type ListEntry, usePromotedEntries } from "../promotions/use-promoted-entries.ts";
import { mergePages, type PostPage } from "../../entities/posts/post-pages.ts";
import { insertInset, type Inset } from "./list/inset.ts";
import { useFolds } from "./list/use-folds.ts";
import { PostListSkeleton } from "./PostSkeleton.tsx";
import { isRemoved, useRemovedPosts } from "../../entities/posts/removed-posts.ts";
import { usePostShortcuts } from "./list/post-shortcuts.ts";
import { type More, MoreButton } from "../../ui/button/MoreButton.tsx";
import type { Folds } from "./fold-repeats.ts";
import { PostSlice } from "./list/PostSlice.tsx";
import { sliceEntries } from "./list/slice-entries.ts";
import { SliceFiller } from "./list/slice-filler.ts";

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
  { label, query, empty, errorTitle = t`Posts could not be loaded`, promoted, inset = null }: PostListProps,
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
  if (query.hasNextPage) return <MoreButton query={query} label={t`Load More Posts`} />;
  return <p className="py-8 text-center text-meta text-quiet">{t`You've reached the end.`}</p>;
}

interface PostSlicesProps {
  readonly label: string;
  readonly entries: readonly ListEntry[];
  readonly folds: Folds;
  readonly isBusy: boolean;
}

/** How many slices mount with the list: enough to fill any window at first. */
const firstSlices = 2;
/** How many mount with each later page: what a member who asked for more sees of it at first. */
const laterSlices = 1;

/**
 * The cards of a list of any length. Only those near the window mount with it or with a later page:
 * the others would hold up what a member does meanwhile.
 */
function PostSlices({ label, entries, folds, isBusy }: PostSlicesProps) {
  const [sliceOf] = useState(() => new Map<string, number>());
  const [filler] = useState(() => new SliceFiller());
  const slices = useMemo(() => sliceEntries(entries, sliceOf), [entries, sliceOf]);
  const [known] = useState(() => new Set<number>());
  const atOnce = slices.filter(({ id }) => !known.has(id))
    .slice(0, known.size === 0 ? firstSlices : laterSlices);
  useLayoutEffect(() => filler.start(), [filler]);
  useLayoutEffect(() => {
    slices.forEach(({ id }) => known.add(id));
    filler.showVisible();
  }, [filler, known, slices]);
  return (
    <div role="feed" aria-label={label} aria-busy={isBusy} className="-mx-1 -my-1.5">
      {slices.map((slice) => (
        <PostSlice
          key={slice.id}
          slice={slice}
          folds={folds}
          filler={filler}
          isShownAtOnce={atOnce.includes(slice)}
        />
      ))}
    </div>
  );
}
