import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { MutablePart } from "#shared/mutes/mutable-parts.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { postKeys } from "../../lib/query-keys/post-keys.ts";
import { changePages } from "./change-pages.ts";
import { dropPosts } from "./post-pages.ts";

/**
 * Removes a member's posts and their reposts from the cached lists at once: `everywhere`, or only
 * from `feeds` and not from profiles, likes and bookmarks; with `part` what they reposted alone, or
 * their quotes. The returned function restores them.
 */
export function dropMemberPosts(
  client: QueryClient,
  memberId: string,
  from: "everywhere" | "feeds",
  part: MutablePart | null = null,
): () => void {
  const before = [
    ...client.getQueriesData({ queryKey: postKeys.lists }),
    ...client.getQueriesData({ queryKey: postKeys.heads }),
  ];
  const isTheirs = (entry: Post) =>
    part === "reposts"
      ? entry.repostedPostId !== null && entry.author?.id === memberId
      : [entry, entry.repostedPost].some((post) =>
        post?.author?.id === memberId && (part === null || post.quotedPostId !== null)
      );
  const isFeed = ([, , list]: QueryKey) => list === "feed" || list === "promoted" || list === "hashtag";
  changePages(
    client,
    (pages) => dropPosts(pages, isTheirs),
    ({ queryKey }) => from === "everywhere" || isFeed(queryKey),
  );
  return () => {
    for (const [queryKey, data] of before) client.setQueryData(queryKey, data);
  };
}
