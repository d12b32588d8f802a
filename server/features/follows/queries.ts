import type { Fragment, Sql } from "../../db/client.ts";
import { pageOf } from "../../db/limit-of.ts";
import type { PlacedPage } from "../../db/place-cursor.ts";
import { visibleTo } from "../../db/visibility.ts";
import { cardColumns, type CardRow } from "../members/fragments.ts";

interface Tie {
  readonly followerId: string;
  readonly followedId: string;
}

/** Follows once, counted on both sides. Null when the other is not there for the follower. */
export async function insertFollow(sql: Sql, tie: Tie & { at: Date }): Promise<number | null> {
  const [row] = await sql<{ outcome: string }[]>`
    select follow_member(${tie.followerId}, ${tie.followedId}, ${tie.at}) as outcome`;
  return row?.outcome === "following" ? await countFollowers(sql, tie.followedId) : null;
}

/** Ends a follow, or does nothing; answers the followers left. */
export async function deleteFollow(sql: Sql, tie: Tie): Promise<number> {
  await sql`select unfollow_member(${tie.followerId}, ${tie.followedId})`;
  return await countFollowers(sql, tie.followedId);
}

async function countFollowers(sql: Sql, memberId: string): Promise<number> {
  const [row] = await sql<{ followers_count: number }[]>`
    select followers_count
    from members
    where id = ${memberId}`;
  return row?.followers_count ?? 0;
}

interface FollowStatusRow {
  readonly is_following: boolean;
  readonly is_followed_by: boolean;
}

/** Null when the other is not there for the viewer. */
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

/** A page of who follows a member, or of whom they follow, the latest first, as far as the viewer may see them. */
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
    ${pageOf(sql, { limit, offset })}`;
}
