import type { QueryClient } from "@tanstack/react-query";
import type { EmbeddedPost, Post } from "#shared/posts/post-shapes.ts";
import { postKeys } from "../../lib/query-keys/post-keys.ts";
import { changePages } from "./change-pages.ts";
import { patchPost } from "./post-cache.ts";
import type { PostPage } from "./post-pages.ts";

/** Shows the saved edit of a post wherever it is cached, also in quotes of it. */
export function showEditedPost(client: QueryClient, edited: Post): void {
  const { quotedPost: _quoted, repostedPost: _reposted, ownPromotion: _own, ...embedded } = edited;
  patchPost(client, edited.id, (post) => ({
    ...edited,
    isPromotedDisplay: post.isPromotedDisplay,
    promotionId: post.promotionId,
  }));
  changePages(client, (pages) => mapQuotes(pages, embedded));
  for (const [key, entry] of client.getQueriesData<Post>({ queryKey: postKeys.pages })) {
    const changed = entry && changeQuote(entry, embedded);
    if (changed !== entry) client.setQueryData<Post>(key, changed);
  }
  // Its words and tags may be others. An open list stays as it is read.
  void client.invalidateQueries({
    queryKey: postKeys.lists,
    predicate: ({ queryKey }) => queryKey.includes("hashtag") || queryKey.includes("search"),
    refetchType: "none",
  });
}

/** Changes the post in the quotes of it; the same array when no page quotes it. */
function mapQuotes<P extends PostPage>(pages: readonly P[], quoted: EmbeddedPost): readonly P[] {
  const change = (entry: Post) => changeQuote(entry, quoted);
  if (!pages.some(({ items }) => items.some((entry) => change(entry) !== entry))) return pages;
  return pages.map((page) => ({ ...page, items: page.items.map(change) }));
}

/** Returns the same entry when it does not quote the post. */
function changeQuote(entry: Post, quoted: EmbeddedPost): Post {
  if (entry.quotedPost?.id === quoted.id) return { ...entry, quotedPost: quoted };
  if (entry.repostedPost?.quotedPost?.id !== quoted.id) return entry;
  return { ...entry, repostedPost: { ...entry.repostedPost, quotedPost: quoted } };
}
