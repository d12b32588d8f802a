import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Post } from "#shared/posts/post-shapes.ts";
import { refetchInFlight } from "../../lib/cache/refetch-in-flight.ts";
import { postKeys } from "../../lib/query-keys/post-keys.ts";
import { changePages } from "./change-pages.ts";
import { changeShownPost, dropPosts, mapPost, type PostPage, showsPost, unwrapRepost } from "./post-pages.ts";

type Pages = InfiniteData<PostPage, string | undefined>;

/** Changes a post in every cached list and page of its own, also inside reposts. */
export function patchPost(client: QueryClient, id: string, change: (post: Post) => Post): void {
  changePages(client, (pages) => mapPost(pages, id, change));
  for (const [key, entry] of client.getQueriesData<Post>({ queryKey: postKeys.pages })) {
    if (entry && showsPost(entry, id)) client.setQueryData<Post>(key, changeShownPost(entry, id, change));
  }
}

/** Updates posts in cached lists without adding any. */
export function refreshPosts(client: QueryClient, fresh: readonly Post[]): void {
  for (const entry of fresh) {
    const { post } = unwrapRepost(entry);
    patchPost(client, post.id, () => post);
  }
}

/** Removes a deleted post and its reposts from every cached list. */
export function removePost(client: QueryClient, id: string): void {
  changePages(client, (pages) => dropPosts(pages, (entry) => entry.id === id || entry.repostedPostId === id));
  client.removeQueries({ queryKey: postKeys.one(id) });
}

/** Removes a member's withdrawn repost from every cached list. */
export function removeRepost(client: QueryClient, postId: string, memberId: string): void {
  changePages(
    client,
    (pages) => dropPosts(pages, (entry) => entry.repostedPostId === postId && entry.author.id === memberId),
  );
}

/**
 * Puts a new post at the top of the feed and of its author's posts, where they are
 * cached or being fetched.
 */
export function prependPost(client: QueryClient, post: Post): void {
  for (const queryKey of [postKeys.feed("all"), postKeys.byMember(post.author.id)]) {
    client.setQueryData<Pages>(queryKey, (data) => {
      const [first, ...rest] = data?.pages ?? [];
      if (!data || !first || first.items.some(({ id }) => id === post.id)) return data;
      return { ...data, pages: [{ ...first, items: [post, ...first.items] }, ...rest] };
    });
    refetchInFlight(client, queryKey);
  }
  client.setQueryData<Post>(postKeys.one(post.id), post);
}

/** Finds a post in any cached list, to open its page without waiting. */
export function findCachedPost(client: QueryClient, id: string): Post | undefined {
  for (const [, data] of client.getQueriesData<Pages>({ queryKey: postKeys.lists })) {
    for (const entry of data?.pages.flatMap((page) => page.items) ?? []) {
      if (entry.id === id) return entry;
      if (entry.repostedPost?.id === id) return unwrapRepost(entry).post;
    }
  }
  return undefined;
}
