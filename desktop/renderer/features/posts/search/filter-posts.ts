import { plural } from "@lingui/core/macro";
import { listPosts } from "#shared/posts/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { parseSearch, type SearchTerm } from "#shared/search/parse-search.ts";
import { searchText } from "#shared/search/search-text.ts";
import { stripSign } from "#shared/search/written-sign.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";

/**
 * Posts whose text has all words, or one of their author's names has, compared as the server
 * compares them and in its order (search.3). Reposts have no text of their own.
 */
export function filterPosts(posts: readonly Post[], words: string): Post[] {
  const terms = parseSearch(stripSign("@", words.trim()));
  if (terms.length === 0) return [];
  const found = posts.flatMap((post) => {
    if (post.repostedPostId !== null) return [];
    const text = searchText(post.content);
    const isWhole = hasAll(text, terms, ({ wholePart }) => wholePart);
    const isFound = isWhole || [text, ...namesOf(post)].some((one) => hasAll(one, terms, ({ part }) => part));
    return isFound ? [{ post, isWhole }] : [];
  });
  return found
    .toSorted((one, other) =>
      Number(other.isWhole) - Number(one.isWhole) || (one.post.id < other.post.id ? 1 : -1)
    )
    .map(({ post }) => post);
}

function namesOf({ author }: Post): string[] {
  return [author.username, author.displayName].map(searchText);
}

function hasAll(text: string, terms: readonly SearchTerm[], of: (term: SearchTerm) => string): boolean {
  return terms.every((term) => text.includes(of(term)));
}

const { countsUpTo } = listPosts;

/**
 * 'Found 3 posts matching "walk"'; '1,000+' when there are more than the server counts (search.3).
 */
export function searchResultText(total: number, q: string): string {
  const shown = total > countsUpTo ? `${formatXp(countsUpTo)}+` : formatXp(total);
  return plural(total, {
    one: `Found ${shown} post matching "${q}"`,
    other: `Found ${shown} posts matching "${q}"`,
  });
}
