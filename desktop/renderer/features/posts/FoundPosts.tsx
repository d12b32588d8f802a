import { t } from "@lingui/core/macro";
import { useMemo } from "react";
import { findMarks } from "#shared/search/find-marks.ts";
import { stripSign } from "#shared/search/written-sign.ts";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { MoreButton } from "../../ui/button/MoreButton.tsx";
import { foldAround } from "../../lib/text/fold/fold-around.ts";
import { mergePages } from "../../entities/posts/post-pages.ts";
import { FoundWords } from "./card/found-words.ts";
import { PostCard } from "./PostCard.tsx";
import { useFolds } from "./list/use-folds.ts";
import { PostListSkeleton } from "./PostSkeleton.tsx";
import { isRemoved, useRemovedPosts } from "../../entities/posts/removed-posts.ts";
import { usePostShortcuts } from "./list/post-shortcuts.ts";
import { searchResultText } from "./search/filter-posts.ts";
import type { useFoundPosts } from "./use-search.ts";

interface FoundPostsProps {
  readonly q: string;
  readonly query: ReturnType<typeof useFoundPosts>;
  /** True beside or below other results. */
  readonly isPart?: boolean;
}

/** The found posts and their count. */
export function FoundPosts({ q, query, isPart }: FoundPostsProps) {
  const removed = useRemovedPosts();
  const found = useMemo(() => findIn(stripSign("@", q)), [q]);
  const folds = useFolds(query.data?.pages, removed);
  usePostShortcuts();
  if (query.isPending) return <PostListSkeleton />;
  if (!query.data) {
    return <QueryFailure title={t`Failed to fetch posts`} query={query} retryLabel={t`Try Again`} />;
  }
  const posts = mergePages(query.data.pages).filter((post) => !isRemoved(post, removed));
  const total = query.data.pages[0]?.totalCount ?? posts.length;
  if (posts.length === 0 && !query.hasNextPage) {
    return (
      <EmptyState title={t`No matching posts found`} body={t`No post mentions "${q}" yet.`} isPart={isPart} />
    );
  }
  return (
    <>
      <p role="status" className="px-1 pb-3 text-meta text-quiet wrap-anywhere">
        {query.isPlaceholderData ? t`Searching all posts…` : searchResultText(total, q)}
      </p>
      <div
        role="feed"
        aria-label={t`Posts found`}
        aria-busy={query.isFetchingNextPage || query.isPlaceholderData}
        className="space-y-3"
      >
        <FoundWords value={found}>
          {posts.map((post, index) => (
            <PostCard key={post.id} post={post} fold={folds.get(post.id)} position={index + 1} />
          ))}
        </FoundWords>
      </div>
      <MoreButton query={query} label={t`Show More`} name={t`Show More posts`} />
    </>
  );
}

function findIn(q: string) {
  const marksOf = (text: string) => findMarks(text, q);
  const fold = (text: string) => {
    const [first] = marksOf(text);
    return first && foldAround(text, first);
  };
  return { marksOf, fold };
}
