import type { Fragment, Sql } from "../../db/open-database.ts";
import { pageClause } from "../../db/limit-clause.ts";
import type { PlacedPage } from "../../db/place-cursor.ts";
import { visibleTo } from "../../db/visibility/visibility.ts";
import { cardColumns, type CardRow } from "../members/author-and-card-fragments.ts";

interface FollowStatusRow {
  readonly is_following: boolean;
  readonly is_followed_by: boolean;
}

/** Null when the other does not exist for the viewer. */
export async function selectFollowStatus(
  sql: Sql,
  viewerId: string,
  memberId: string,
): Promise<FollowStatusRow | null> {
  const [row] = await sql<FollowStatusRow[]>`
    select
      exists (select from follows f where f.follower_id = ${viewerId} and f.followed_id = m.id) as is_following,
      exists (select from follows f where f.follower_id = m.id and f.followed_id = ${viewerId}) as is_followed_by
    from members m
    where m.id = ${memberId}
      and ${visibleTo(sql, viewerId, sql`m.id`)}`;
  return row ?? null;
}

interface FollowRow extends CardRow {
  readonly followed_at: Date;
}

/**
 * A page of a member's followers, or of the members they follow, latest first, without those
 * hidden from the viewer.
 */
export function selectFollows(
  sql: Sql,
  viewerId: string,
  of: { followersOf: string } | { followedBy: string },
  { after, limit, offset }: PlacedPage,
): Promise<FollowRow[]> {
  const [memberId, own, other]: [string, Fragment, Fragment] = "followersOf" in of
    ? [of.followersOf, sql`f.followed_id`, sql`f.follower_id`]
    : [of.followedBy, sql`f.follower_id`, sql`f.followed_id`];
  return sql<FollowRow[]>`
    select ${cardColumns(sql)}, f.created_at as followed_at
    from follows f
    join members m on m.id = ${other}
    where ${own} = ${memberId}
      and ${visibleTo(sql, viewerId, other)}
      ${after ? sql`and (f.created_at, ${other}) < (${new Date(after.order)}, ${after.id}::uuid)` : sql``}
    order by f.created_at desc, ${other} desc
    ${pageClause(sql, { limit, offset })}`;
}
