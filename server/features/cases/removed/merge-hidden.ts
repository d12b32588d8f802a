import type { HiddenContent } from "../effects/effect.ts";

/**
 * What was hidden of a member's, with more of it. `hasMore` is what the later one says, if it does.
 */
export function mergeHidden(
  one: Partial<HiddenContent> | undefined,
  other: Partial<HiddenContent>,
): HiddenContent {
  const both = (key: "posts" | "reposts" | "comments" | "promotions") => [
    ...one?.[key] ?? [],
    ...other[key] ?? [],
  ];
  return {
    posts: both("posts"),
    reposts: both("reposts"),
    comments: both("comments"),
    promotions: both("promotions"),
    hasMore: other.hasMore ?? one?.hasMore ?? false,
  };
}
