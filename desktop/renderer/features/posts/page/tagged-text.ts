import { listHashtagPosts } from "#shared/posts/hashtag-contract.ts";
import { formatXp } from "../../../lib/text/format.ts";

const { countsUpTo } = listHashtagPosts;

/** '1 post tagged with #tea', '2 posts tagged with #tea' (A§2); '1,000+' where there are more than the server counts. */
export function taggedText(tag: string, count: number): string {
  const shown = count > countsUpTo ? `${formatXp(countsUpTo)}+` : formatXp(count);
  return `${shown} ${count === 1 ? "post" : "posts"} tagged with #${tag}`;
}
