import { msg } from "@lingui/core/runtime-macro";
import type { z } from "zod";
import type { followState } from "#shared/follows/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { Invalid } from "../../errors.ts";
import { memberNotFound } from "../members/get-member.ts";
import { publishRequestChanged } from "../messages/inbox/answer-request.ts";
import { publishNotified } from "../notifications/publish-notified.ts";
import { canFollow } from "./permissions.ts";
import type { Sql } from "../../db/open-database.ts";
import type { Notified } from "../notifications/notify-fragments.ts";

/**
 * Follows a member. A request of theirs that the actor has declined waits again
 * (messages.6). Idempotent (api.7). Throws `Invalid` for oneself, `NotFound` also across a block.
 */
export async function followMember(
  ctx: MemberCtx,
  memberId: string,
): Promise<z.infer<typeof followState>> {
  if (!canFollow(ctx.actor, memberId)) throw new Invalid(msg`You can't follow yourself.`);
  const tie = { followerId: ctx.actor.id, followedId: memberId, at: ctx.clock.now() };
  const sentAt = performance.now();
  const followed = await insertFollow(ctx.sql, tie);
  if (!followed.isThere) throw memberNotFound();
  ctx.changed([`reader:${ctx.actor.id}`]);
  publishNotified(ctx, followed.notified, sentAt);
  if (followed.hasRestored) publishRequestChanged(ctx, memberId);
  return { isFollowing: true, followersCount: followed.followersCount };
}

/**
 * Unfollows a member. Idempotent (api.7). Throws `NotFound`, also across a block,
 * which ended the follow.
 */
export async function unfollowMember(
  ctx: MemberCtx,
  memberId: string,
): Promise<z.infer<typeof followState>> {
  const sentAt = performance.now();
  const unfollowed = await deleteFollow(ctx.sql, { followerId: ctx.actor.id, followedId: memberId });
  if (!unfollowed.isThere) throw memberNotFound();
  ctx.changed([`reader:${ctx.actor.id}`]);
  publishNotified(ctx, unfollowed.notified, sentAt);
  return { isFollowing: false, followersCount: unfollowed.followersCount };
}

/**
 * Follows once, counted on both sides, and notifies the followed member. `hasRestored`: a request
 * of theirs that the follower had declined waits again.
 */
async function insertFollow(
  sql: Sql,
  tie: Tie & { at: Date },
): Promise<FollowedState & { readonly hasRestored?: boolean }> {
  const [row] = await sql<{ followed: FollowedState & { readonly hasRestored?: boolean } }[]>`
    select follow_member(${tie.followerId}, ${tie.followedId}, ${tie.at}) as followed`;
  return row?.followed ?? { isThere: false };
}

interface Tie {
  readonly followerId: string;
  readonly followedId: string;
}

/** The followed member's state after a follow or its end. */
type FollowedState = { readonly isThere: false } | {
  readonly isThere: true;
  readonly followersCount: number;
  readonly notified: readonly (Notified | null)[] | null;
};

/** Ends a follow, or does nothing, and withdraws its notification. */
async function deleteFollow(sql: Sql, tie: Tie): Promise<FollowedState> {
  const [row] = await sql<{ unfollowed: FollowedState }[]>`
    select unfollow_member(${tie.followerId}, ${tie.followedId}) as unfollowed`;
  return row?.unfollowed ?? { isThere: false };
}
