import type { z } from "zod";
import type { memberStats } from "#shared/members/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { loadMember } from "./get-member.ts";

/** Counts beside a profile. Throws `NotFound`. */
export async function getMemberStats(ctx: MemberCtx, id: string): Promise<z.infer<typeof memberStats>> {
  const row = await loadMember(ctx, { id });
  return {
    postsCount: row.posts_count,
    followersCount: row.followers_count,
    followingCount: row.following_count,
  };
}
