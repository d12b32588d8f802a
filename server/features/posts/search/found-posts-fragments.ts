import type { Fragment, Sql } from "../../../db/open-database.ts";
import { limitOf } from "../../../db/limit-clause.ts";
import { postListedFor } from "../../../db/visibility/post-visibility.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import { nameMatches } from "../../members/author-and-card-fragments.ts";

const authorsSearched = 200;

/** True where the viewer may find the post `p`. A repost has no words of its own. */
export function candidate(sql: Sql, viewer: Viewer): Fragment {
  return sql`(p.repost_of_id is null and ${postListedFor(sql, viewer)})`;
}

/** The members whose names match: for the page and the count the same. */
export function selectAuthors(sql: Sql, name: string): Fragment {
  return sql`
    select m.id
    from members m
    where ${nameMatches(sql, name)}
      and m.left_at is null
    order by m.id
    limit ${limitOf(sql, authorsSearched)}`;
}

/**
 * True where no job has filled the post `p` yet, and it has the words as PostgreSQL splits them.
 * The first condition is asked once, so that nothing is read when all posts have tokens.
 */
export function isUnfilled(sql: Sql, words: string): Fragment {
  return sql`
          exists (select from posts where search_tokens is null and repost_of_id is null)
          and p.search_tokens is null
          and to_tsvector('simple', p.content) @@ to_tsquery('simple', ${words})`;
}
