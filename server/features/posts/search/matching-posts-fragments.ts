import type { Fragment, Sql } from "../../../db/open-database.ts";
import {
  type Matching,
  selectMatchingByLongPeriod,
  selectMatchingByPeriod,
} from "../../../db/search/by-period-fragments.ts";
import { selectFewMatchingOr } from "../../../db/search/few-or-by-period-fragments.ts";
import type { Wanted } from "./post-search.ts";

/** True where the post `p` has the tokens and parts, and those of the periods in `within`. */
export function matches(
  sql: Sql,
  { tokens, parts }: Wanted,
  within?: Fragment,
  query: Fragment = sql`${tokens}::text::tsquery`,
): Fragment {
  return sql`
    p.search_tokens @@ ${within ? sql`(${within} && ${query})` : query}
    ${parts.length === 0 ? sql`` : sql`and ${hasParts(sql, parts)}`}`;
}

/** Not `like`, which depends on the collation and has signs to escape. */
function hasParts(sql: Sql, parts: readonly string[]): Fragment {
  return parts
    .map((part) => sql`strpos(p.search_text, ${part}) > 0`)
    .reduce((all, one) => sql`${all} and ${one}`);
}

type MatchingPosts = Omit<Matching, "from" | "columns" | "asked">;

/** The newest matching posts: `id`, `author_id` and `moderation_level`. */
export function findMatchingPosts(sql: Sql, posts: MatchingPosts): Fragment {
  return selectMatchingByPeriod(sql, inPosts(sql, posts));
}

/** Beginnings of words that have fewer posts are read at once. */
const fewPosts = 500;

/** The same for beginnings of words. */
export function findMatchingBeginnings(sql: Sql, posts: MatchingPosts): Fragment {
  return selectFewMatchingOr(sql, selectMatchingByLongPeriod, { ...inPosts(sql, posts), few: fewPosts });
}

function inPosts(sql: Sql, posts: MatchingPosts): Matching {
  return {
    ...posts,
    from: sql`posts as p`,
    columns: sql`p.id, p.author_id, p.moderation_level`,
    asked: sql`p.repost_of_id, p.quoted_post_id, p.removed_at`,
  };
}
