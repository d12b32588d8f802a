import type { Fragment, Sql } from "../../../db/open-database.ts";
import { limitOf } from "../../../db/limit-clause.ts";
import { isPostListedFor } from "../../../db/visibility/post-visibility.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import { nameMatches } from "../../members/author-and-card-fragments.ts";

const authorsSearched = 200;

/** True where the viewer may find the post `p`. A repost has no words of its own. */
export function mayFindPost(sql: Sql, viewer: Viewer): Fragment {
  return sql`(p.repost_of_id is null and ${isPostListedFor(sql, viewer)})`;
}

/**
 * The members whose names match: for the page and the count the same. Sorted by itself, or the
 * planner would go through all members.
 */
export function selectAuthors(sql: Sql, name: string): Fragment {
  return sql`
    with named as materialized (
      select m.id
      from members m
      where ${nameMatches(sql, name)}
        and m.left_at is null
    )
    select named.id
    from named
    order by named.id
    limit ${limitOf(sql, authorsSearched)}`;
}
