import type { z } from "zod";
import type { followState } from "#shared/follows/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { Invalid } from "../../errors.ts";
import { loadMember, memberNotFound } from "../members/get-member.ts";
import { canFollow } from "./permissions.ts";
import { deleteFollow, insertFollow } from "./queries.ts";

/** Follows a member; again changes nothing (api.7). Throws `Invalid` for oneself, `NotFound` also across a block. */
export async function followMember(
  ctx: MemberCtx,
  memberId: string,
): Promise<z.infer<typeof followState>> {
  if (!canFollow(ctx.actor, memberId)) throw new Invalid("You can't follow yourself.");
  const tie = { followerId: ctx.actor.id, followedId: memberId, at: ctx.clock.now() };
  const followersCount = await insertFollow(ctx.sql, tie);
  if (followersCount === null) throw memberNotFound();
  return { isFollowing: true, followersCount };
}

/** Stops following; again changes nothing (api.7). Throws `NotFound`, also across a block, which ended the follow. */
export async function unfollowMember(
  ctx: MemberCtx,
  memberId: string,
): Promise<z.infer<typeof followState>> {
  await loadMember(ctx, { id: memberId });
  const followersCount = await deleteFollow(ctx.sql, { followerId: ctx.actor.id, followedId: memberId });
  return { isFollowing: false, followersCount };
}
