import type { Post } from "#shared/posts/post-shapes.ts";
import { placePromoted } from "../../features/promotions/place-promoted.ts";
import { moveWholePostFirst } from "../../features/posts/whole-first.ts";
import { foldRepeats } from "../../features/posts/fold-repeats.ts";
import { PostCard } from "../../features/posts/PostCard.tsx";
import { isPost } from "../../entities/posts/malformed-post.ts";
import { renderToStaticMarkup } from "./stand-ins/react.ts";
import { setPublicAddress } from "./stand-ins/without-app.tsx";

/** More cards than fit into any window at first. */
const drawn = 8;

/**
 * Returns the first cards of the feed as the markup of their list; empty when there is none or when
 * a post is malformed, which the app handles. Runs on the server.
 * @param publicAddress of the product, whose own links are drawn as such
 */
export function drawFirstFeed(
  page: readonly Post[],
  promoted: readonly Post[],
  publicAddress: string,
): string {
  if (page.length === 0 || !page.every(isPost) || !promoted.every(isPost)) return "";
  setPublicAddress(publicAddress);
  const posts = moveWholePostFirst(page);
  const after = new Map(placePromoted(posts, promoted).map((placed) => [placed.afterId, placed.promoted]));
  // As the app's list does, so that nothing moves when it takes over.
  const folds = foldRepeats([posts]);
  const cards = posts.flatMap((post) => {
    const card = <PostCard key={post.id} post={post} fold={folds.get(post.id)} />;
    const next = after.get(post.id);
    return next ? [card, <PostCard key={next.id} post={{ ...next, isPromotedDisplay: true }} />] : [card];
  }).slice(0, drawn);
  // In the app an image shows itself once it has loaded.
  return renderToStaticMarkup(<div className="space-y-3">{cards}</div>)
    .replaceAll(/<img [^>]*>/g, (image) => image.replace(/ ?\bopacity-0\b/, ""));
}
