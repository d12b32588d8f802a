import type { Post } from "#shared/posts/shapes.ts";

/** One page of a list as `callPage` answers it. */
export interface PostPage {
  readonly items: readonly Post[];
  readonly nextCursor: string | null;
}

/** The pages as one list. A post that two pages bring keeps its first place. */
export function mergePages(pages: readonly PostPage[]): Post[] {
  const byId = new Map<string, Post>();
  for (const page of pages) {
    for (const post of page.items) if (!byId.has(post.id)) byId.set(post.id, post);
  }
  return [...byId.values()];
}

/** Posts of a fresh first page that the reader's list lacks; older ones belong to pages not loaded yet. */
export function waitingPosts(fresh: readonly Post[], listed: readonly Post[]): Post[] {
  const known = new Set(listed.map((post) => post.id));
  const oldest = listed.at(-1)?.createdAt ?? "";
  return fresh.filter((post) => !known.has(post.id) && post.createdAt >= oldest);
}

/** The pages with one post changed; the same objects when it is in none, so that nothing renders again. */
export function mapPost<P extends PostPage>(
  pages: readonly P[],
  id: string,
  change: (post: Post) => Post,
): readonly P[] {
  let isChanged = false;
  const next = pages.map((page) => {
    if (!page.items.some((post) => post.id === id)) return page;
    isChanged = true;
    return { ...page, items: page.items.map((post) => (post.id === id ? change(post) : post)) };
  });
  return isChanged ? next : pages;
}

/** The pages without one post. */
export function dropPost<P extends PostPage>(pages: readonly P[], id: string): readonly P[] {
  if (!pages.some((page) => page.items.some((post) => post.id === id))) return pages;
  return pages.map((page) => ({ ...page, items: page.items.filter((post) => post.id !== id) }));
}
