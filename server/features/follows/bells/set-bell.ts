import { msg } from "@lingui/core/runtime-macro";
import { mostBells } from "#shared/follows/contract.ts";
import type { MemberCtx } from "../../../context.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";
import { isVisibleTo } from "../../../db/visibility/visibility.ts";
import { Conflict } from "../../../errors.ts";
import { memberNotFound } from "../../members/get-member.ts";

/**
 * Notifies the actor of each post of a member whom they follow (notifications.7). Idempotent
 * (api.7). Throws `Conflict` where they don't follow, or have as many bells as there may be, and
 * `NotFound`.
 */
export async function addBell(ctx: MemberCtx, memberId: string): Promise<{ hasBell: boolean }> {
  const tie = { followerId: ctx.actor.id, followedId: memberId };
  await ctx.db.transaction(async (tx) => {
    const follow = await lockFollow(tx, tie);
    if (!follow) throw memberNotFound();
    if (!follow.isFollowing) {
      throw new Conflict("conflict", msg`Follow them first, to be notified of their posts.`);
    }
    if (!follow.hasBell && follow.bells >= mostBells) {
      throw new Conflict(
        "conflict",
        msg`You can be notified of the posts of at most ${{
          most: mostBells,
        }} members. Take a bell away first.`,
      );
    }
    await updateBell(tx, tie, true);
  });
  return { hasBell: true };
}

/** Takes the actor's bell away. Idempotent (api.7). Throws `NotFound`. */
export async function removeBell(ctx: MemberCtx, memberId: string): Promise<{ hasBell: boolean }> {
  const tie = { followerId: ctx.actor.id, followedId: memberId };
  if (!await isThere(ctx.sql, tie)) throw memberNotFound();
  await updateBell(ctx.sql, tie, false);
  return { hasBell: false };
}

interface Tie {
  readonly followerId: string;
  readonly followedId: string;
}

interface FollowRow {
  readonly isFollowing: boolean;
  readonly hasBell: boolean;
  /** All bells of the follower. */
  readonly bells: number;
}

/** Locks the follower, as a follow and its end do. Null: there is no such member for them. */
async function lockFollow(tx: Tx, tie: Tie): Promise<FollowRow | null> {
  await tx`select from members where id = ${tie.followerId} for no key update`;
  const [row] = await tx<FollowRow[]>`
    select
      own.followed_id is not null as "isFollowing",
      coalesce(own.has_bell, false) as "hasBell",
      (select count(*)::integer from follows f where f.follower_id = ${tie.followerId} and f.has_bell) as bells
    from members m
    left join follows own on own.follower_id = ${tie.followerId} and own.followed_id = m.id
    where m.id = ${tie.followedId}
      and ${isVisibleTo(tx, tie.followerId, tx`m.id`)}`;
  return row ?? null;
}

async function isThere(sql: Sql, tie: Tie): Promise<boolean> {
  const rows = await sql`
    select
    from members m
    where m.id = ${tie.followedId}
      and ${isVisibleTo(sql, tie.followerId, sql`m.id`)}`;
  return rows.length > 0;
}

async function updateBell(sql: Sql | Tx, tie: Tie, hasBell: boolean): Promise<void> {
  await sql`
    update follows
    set has_bell = ${hasBell}
    where follower_id = ${tie.followerId} and followed_id = ${tie.followedId} and has_bell <> ${hasBell}`;
}
