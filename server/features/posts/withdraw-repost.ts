import type { z } from "zod";
import type { repostState } from "#shared/posts/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { postNotFound } from "./get-post.ts";
import { deleteRepost } from "./repost-queries.ts";
import { tellXp } from "../xp/after.ts";

type Withdrawn = z.infer<typeof repostState> & { readonly xpSpent: number };

/** Withdraws the actor's repost for 10 XP, or what they have; again changes nothing. Throws `NotFound`. */
export async function withdrawRepost(ctx: MemberCtx, postId: string): Promise<Withdrawn> {
  const post = await deleteRepost(ctx.sql, { postId, member: ctx.actor, at: ctx.clock.now() });
  if (!post) throw postNotFound();
  return { isReposted: false, repostsCount: post.reposts_count, xpSpent: tellXp(ctx, post.own_xp) };
}
