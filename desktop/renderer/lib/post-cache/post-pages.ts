import type { Author, Post } from "#shared/posts/shapes.ts";

/** One page of a list as `callPage` answers it. */
export interface PostPage {
  readonly items: readonly Post[];
  readonly nextCursor: string | null;
  /** On the first page: how many the whole list has. */
  readonly totalCount?: number | null;
}

/** The pages as one list. A post that two pages bring keeps its first place. */
export function mergePages(pages: readonly PostPage[]): Post[] {
  const byId = new Map<string, Post>();
  for (const page of pages) {
    for (const post of page.items) if (!byId.has(post.id)) byId.set(post.id, post);
  }
  return [...byId.values()];
}

/** The pages with one post changed, also inside its reposts; the same objects when it is in none, so that nothing renders again. */
export function mapPost<P extends PostPage>(
  pages: readonly P[],
  id: string,
  change: (post: Post) => Post,
): readonly P[] {
  let isChanged = false;
  const next = pages.map((page) => {
    if (!page.items.some((entry) => holds(entry, id))) return page;
    isChanged = true;
    return {
      ...page,
      items: page.items.map((entry) => (holds(entry, id) ? changed(entry, id, change) : entry)),
    };
  });
  return isChanged ? next : pages;
}

/** The pages without some entries, which are not counted any more either. */
export function dropPosts<P extends PostPage>(
  pages: readonly P[],
  isDropped: (entry: Post) => boolean,
): readonly P[] {
  const droppedCount = pages.flatMap(({ items }) => items).filter(isDropped).length;
  if (droppedCount === 0) return pages;
  return pages.map((page) => ({
    ...page,
    items: page.items.filter((entry) => !isDropped(entry)),
    totalCount: page.totalCount && page.totalCount - droppedCount,
  }));
}

function holds(entry: Post, id: string): boolean {
  return entry.id === id || entry.repostedPost?.id === id;
}

function changed(entry: Post, id: string, change: (post: Post) => Post): Post {
  if (entry.id === id || !entry.repostedPost) return change(entry);
  const { repostedPost: _, ...original } = change({ ...entry.repostedPost, repostedPost: null });
  return { ...entry, repostedPost: original };
}

interface UnwrappedRepost {
  /** What to show and to act on. */
  readonly post: Post;
  /** Who reposted it; null when the entry is the post itself. */
  readonly repostedBy: Author | null;
}

/** Splits a repost into its original, which lists show, and the member who reposted it (posts.4). */
export function unwrapRepost(entry: Post): UnwrappedRepost {
  if (!entry.repostedPost) return { post: entry, repostedBy: null };
  return { post: { ...entry.repostedPost, repostedPost: null }, repostedBy: entry.author };
}
