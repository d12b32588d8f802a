import type { Author, Post } from "#shared/posts/shapes.ts";

interface ShownPost {
  /** What to show and to act on. */
  readonly post: Post;
  /** Who reposted it; null when the entry is the post itself. */
  readonly repostedBy: Author | null;
}

/** What an entry of a list shows: a repost shows its original, and says who reposted it (decision 32). */
export function shownPost(entry: Post): ShownPost {
  if (!entry.repostedPost) return { post: entry, repostedBy: null };
  return { post: { ...entry.repostedPost, repostedPost: null }, repostedBy: entry.author };
}
