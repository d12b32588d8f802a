import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Post } from "#shared/posts/shapes.ts";
import { dropPost, mapPost, type PostPage } from "./pages.ts";
import { postKeys } from "./post-keys.ts";

type Pages = InfiniteData<PostPage, string | undefined>;

/** Changes a post in every cached list and on its page. */
export function patchPost(client: QueryClient, id: string, change: (post: Post) => Post): void {
  const page = (data: PostPage | undefined) => data && mapPost([data], id, change)[0];
  client.setQueriesData<Pages>({ queryKey: postKeys.lists }, (data) => {
    if (!data) return data;
    const pages = mapPost(data.pages, id, change);
    return pages === data.pages ? data : { ...data, pages: [...pages] };
  });
  client.setQueryData<PostPage>(postKeys.head, page);
  client.setQueryData<Post>(postKeys.one(id), (post) => post && change(post));
}

/** Brings what a fresh read says about posts to the lists that already show them; adds none. */
export function refreshPosts(client: QueryClient, fresh: readonly Post[]): void {
  for (const post of fresh) patchPost(client, post.id, () => post);
}

/** Takes a deleted post out of every cached list. */
export function forgetPost(client: QueryClient, id: string): void {
  client.setQueriesData<Pages>({ queryKey: postKeys.lists }, (data) => {
    if (!data) return data;
    const pages = dropPost(data.pages, id);
    return pages === data.pages ? data : { ...data, pages: [...pages] };
  });
  client.setQueryData<PostPage>(postKeys.head, (data) => data && dropPost([data], id)[0]);
  client.removeQueries({ queryKey: postKeys.one(id) });
}

/** Puts a post just published at the top of the feed and of its author's page, where they are cached. */
export function announcePost(client: QueryClient, post: Post): void {
  for (const queryKey of [postKeys.feed, postKeys.byMember(post.author.id)]) {
    client.setQueryData<Pages>(queryKey, (data) => {
      const [first, ...rest] = data?.pages ?? [];
      if (!data || !first || first.items.some(({ id }) => id === post.id)) return data;
      return { ...data, pages: [{ ...first, items: [post, ...first.items] }, ...rest] };
    });
  }
  client.setQueryData<Post>(postKeys.one(post.id), post);
}

/** A post some list has already brought, to open its page without waiting. */
export function findCachedPost(client: QueryClient, id: string): Post | undefined {
  for (const [, data] of client.getQueriesData<Pages>({ queryKey: postKeys.lists })) {
    const post = data?.pages.flatMap((page) => page.items).find((candidate) => candidate.id === id);
    if (post) return post;
  }
  return undefined;
}
