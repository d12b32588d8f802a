import type { Post } from "#shared/posts/post-shapes.ts";

/**
 * Posts whose text or author's names contain the words, ignoring case and a leading `@`. Reposts
 * have no text of their own.
 */
export function filterPosts(posts: readonly Post[], words: string): Post[] {
  const wanted = words.trim().replace(/^@/, "").trim().toLowerCase();
  if (!wanted) return [];
  return posts.filter(({ content, author, repostedPostId }) =>
    repostedPostId === null &&
    [content, author.username, author.displayName].some((text) => text.toLowerCase().includes(wanted))
  );
}

/** 'Found 3 posts matching "walk"'; '20+' while there are more. */
export function searchResultText(count: number, hasMore: boolean, q: string): string {
  const noun = count === 1 && !hasMore ? "post" : "posts";
  return `Found ${count}${hasMore ? "+" : ""} ${noun} matching "${q}"`;
}
