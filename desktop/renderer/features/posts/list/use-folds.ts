import { useMemo } from "react";
import type { PostPage } from "../../../entities/posts/post-pages.ts";
import { isRemoved, type useRemovedPosts } from "../../../entities/posts/removed-posts.ts";
import { foldRepeats, type Folds } from "../fold-repeats.ts";

const noPages: readonly PostPage[] = [];

/** Returns what the pages of a list repeat, without removed posts. */
export function useFolds(
  pages: readonly PostPage[] = noPages,
  removed: ReturnType<typeof useRemovedPosts>,
): Folds {
  return useMemo(
    () => foldRepeats(pages.map(({ items }) => items.filter((post) => !isRemoved(post, removed)))),
    [pages, removed],
  );
}
