import type { z } from "zod";
import type { followStatus } from "#shared/follows/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { memberNotFound } from "../members/get-member.ts";
import type { Sql } from "../../db/open-database.ts";
import { isVisibleTo } from "../../db/visibility/visibility.ts";

/** Whether the actor follows a member and is followed by them. Throws `NotFound`. */
export async function getFollowStatus(
  ctx: MemberCtx,
  memberId: string,
): Promise<z.infer<typeof followStatus>> {
  const row = await selectFollowStatus(ctx.sql, ctx.actor.id, memberId);
  if (!row) throw memberNotFound();
  return { isFollowing: row.is_following, isFollowedBy: row.is_followed_by, hasBell: row.has_bell };
}

interface FollowStatusRow {
  readonly is_following: boolean;
  readonly is_followed_by: boolean;
  readonly has_bell: boolean;
}

/** Null when the other does not exist for the viewer. */
async function selectFollowStatus(
  sql: Sql,
  viewerId: string,
  memberId: string,
): Promise<FollowStatusRow | null> {
  const [row] = await sql<FollowStatusRow[]>`
    select
      own.followed_id is not null as is_following,
      exists (select from follows f where f.follower_id = m.id and f.followed_id = ${viewerId}) as is_followed_by,
      coalesce(own.has_bell, false) as has_bell
    from members m
    left join follows own on own.follower_id = ${viewerId} and own.followed_id = m.id
    where m.id = ${memberId}
      and ${isVisibleTo(sql, viewerId, sql`m.id`)}`;
  return row ?? null;
}
