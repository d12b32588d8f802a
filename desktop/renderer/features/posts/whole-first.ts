import type { Post } from "#shared/posts/post-shapes.ts";
import { foldRepeats } from "./fold-repeats.ts";

/**
 * The first page of a feed with a whole post at its top: lines of reposts and quotes whose post
 * stands below follow it, since a reader knows neither yet (feed.6).
 */
export function moveWholePostFirst(posts: readonly Post[]): readonly Post[] {
  const folds = foldRepeats([posts]);
  const whole = posts.findIndex(({ id }) => !folds.has(id));
  const first = posts[whole];
  return first && whole > 0 ? [first, ...posts.filter((post) => post !== first)] : posts;
}
