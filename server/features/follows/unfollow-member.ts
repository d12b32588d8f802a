import type { z } from "zod";
import type { followState } from "#shared/follows/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { loadMember } from "../members/get-member.ts";
import { deleteFollow } from "./queries.ts";

/** Stops following; again changes nothing (decision 6). Throws `NotFound`, also across a block, which ended the follow. */
export async function unfollowMember(
  ctx: MemberCtx,
  memberId: string,
): Promise<z.infer<typeof followState>> {
  await loadMember(ctx, { id: memberId });
  const followersCount = await deleteFollow(ctx.sql, { followerId: ctx.actor.id, followedId: memberId });
  return { isFollowing: false, followersCount };
}
