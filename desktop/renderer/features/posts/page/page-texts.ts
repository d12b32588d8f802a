import { plural, t } from "@lingui/core/macro";
import type { Post } from "#shared/posts/post-shapes.ts";
import { listHashtagPosts } from "#shared/posts/hashtag-contract.ts";
import { type Covered, isUnderCover } from "#shared/moderation/is-under-cover.ts";
import { leaveOutSpoilers } from "#shared/posts/spoilers.ts";
import { cutToWords } from "#shared/shorten-text.ts";
import { isolateName } from "#shared/isolate-name.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";

/** Characters of the text in a page title. */
const mostShown = 60;

/**
 * The page title of a post: 'Ada Lind: “A calm morning.”', or 'Post by Ada Lind'
 * when it has no words or they are covered.
 */
export function getPostTitle(
  post: Pick<Post, "author" | "content"> & Covered,
): string {
  const name = isolateName(post.author.displayName);
  const line = leaveOutSpoilers(post.content).replaceAll(/\s+/g, " ").trim();
  if (line === "" || isUnderCover(post)) return t`Post by ${name}`;
  const words = line.length <= mostShown ? line : `${cutToWords(line, mostShown)}…`;
  return t`${name}: “${words}”`;
}

const { countsUpTo } = listHashtagPosts;

/** '1 post tagged with #tea'; '1,000+' when there are more than the server counts (posts.12). */
export function formatHashtagCount(tag: string, count: number): string {
  const shown = count > countsUpTo ? `${formatXp(countsUpTo)}+` : formatXp(count);
  const hashtag = `#${tag}`;
  return plural(count, {
    one: `${shown} post tagged with ${hashtag}`,
    other: `${shown} posts tagged with ${hashtag}`,
  });
}
