import type { Post } from "#shared/posts/shapes.ts";

/** Posts whose text or author's names hold the words, whatever the case (A§5); a leading `@` is dropped. A repost has no words of its own. */
export function filterPosts(posts: readonly Post[], words: string): Post[] {
  const wanted = words.trim().replace(/^@/, "").trim().toLowerCase();
  if (!wanted) return [];
  return posts.filter(({ content, author, repostedPostId }) =>
    repostedPostId === null &&
    [content, author.username, author.displayName].some((text) => text.toLowerCase().includes(wanted))
  );
}
