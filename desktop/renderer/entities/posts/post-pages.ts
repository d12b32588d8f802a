import type { Author, Post } from "#shared/posts/post-shapes.ts";

/** One page of posts, as `callPage` returns it. */
export interface PostPage {
  readonly items: readonly Post[];
  readonly nextCursor: string | null;
  /** Length of the whole list, on its first page. */
  readonly totalCount?: number | null;
  readonly asksForHelp?: boolean;
}

/** The pages as one list. A post on two pages keeps its first position. */
export function mergePages(pages: readonly PostPage[]): Post[] {
  const byId = new Map<string, Post>();
  for (const page of pages) {
    for (const post of page.items) if (!byId.has(post.id)) byId.set(post.id, post);
  }
  return [...byId.values()];
}

/**
 * Changes one post in the pages, also inside its reposts. Returns the same array when no page has
 * it, so that nothing re-renders.
 */
export function mapPost<P extends PostPage>(
  pages: readonly P[],
  id: string,
  change: (post: Post) => Post,
): readonly P[] {
  let isChanged = false;
  const next = pages.map((page) => {
    if (!page.items.some((entry) => showsPost(entry, id))) return page;
    isChanged = true;
    return {
      ...page,
      items: page.items.map((entry) => (showsPost(entry, id) ? changeShownPost(entry, id, change) : entry)),
    };
  });
  return isChanged ? next : pages;
}

/** Removes entries from the pages and from the total count. */
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

export function showsPost(entry: Post, id: string): boolean {
  return entry.id === id || entry.repostedPost?.id === id;
}

/** Changes an entry that is the post or reposts it. */
export function changeShownPost(entry: Post, id: string, change: (post: Post) => Post): Post {
  if (entry.id === id || !entry.repostedPost) return change(entry);
  const { repostedPost: _, ...original } = change({ ...entry.repostedPost, repostedPost: null });
  return { ...entry, repostedPost: original };
}

/**
 * Whether the reader sees a post of distress only because they are close to its author
 * (moderation.13), who alone gets reasons.
 */
export function isReadByClose({ isKeptForClose, elementModerations }: Post): boolean {
  return isKeptForClose === true && elementModerations.every(({ reason }) => reason === null);
}

interface UnwrappedRepost {
  readonly post: Post;
  /** Null when the entry is the post itself. */
  readonly repostedBy: Author | null;
}

/**
 * Splits a repost into its original, which lists show, and the member who reposted it (posts.4).
 */
export function unwrapRepost(entry: Post): UnwrappedRepost {
  if (!entry.repostedPost) return { post: entry, repostedBy: null };
  return { post: { ...entry.repostedPost, repostedPost: null }, repostedBy: entry.author };
}
