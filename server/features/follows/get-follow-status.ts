import type { z } from "zod";
import type { followStatus } from "#shared/follows/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { memberNotFound } from "../members/get-member.ts";
import { selectFollowStatus } from "./follow-queries.ts";

/** Whether the actor follows a member and is followed by them. Throws `NotFound`. */
export async function getFollowStatus(
  ctx: MemberCtx,
  memberId: string,
): Promise<z.infer<typeof followStatus>> {
  const row = await selectFollowStatus(ctx.sql, ctx.actor.id, memberId);
  if (!row) throw memberNotFound();
  return { isFollowing: row.is_following, isFollowedBy: row.is_followed_by };
}
