import type { Post } from "#shared/posts/post-shapes.ts";
import { placePromoted } from "../../features/promotions/place-promoted.ts";
import { PostCard } from "../../features/posts/PostCard.tsx";
import { isPost } from "../../lib/post-cache/malformed-post.ts";
import { renderToStaticMarkup } from "./stand-ins/react.ts";

/** More cards than fit into any window at first. */
const drawn = 8;

/**
 * Returns the first cards of the feed as markup; empty when a post is malformed, which the app
 * handles.
 * @param from index of the first card to draw
 * @param to index after the last one
 */
export function renderFirstFeed(
  posts: readonly Post[],
  promoted: readonly Post[],
  from = 0,
  to = drawn,
): string {
  if (!posts.every(isPost) || !promoted.every(isPost)) return "";
  const after = new Map(placePromoted(posts, promoted).map((placed) => [placed.afterId, placed.promoted]));
  const entries = posts.flatMap((post) => {
    const next = after.get(post.id);
    return next ? [post, { ...next, isPromotedDisplay: true }] : [post];
  });
  return entries.slice(from, to).map((post) => renderToStaticMarkup(<PostCard post={post} />)).join("");
}
