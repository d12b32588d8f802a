import type { MemberCtx } from "../../../context.ts";
import { findRecentCrisis } from "../lisa/recent-crisis.ts";
import { findCrisisOfChat } from "./find-crisis.ts";
import { readFreeUntil } from "./free-answers.ts";

/** A chat, or Lisa beneath a post; neither: the thread with her. */
interface Place {
  readonly chat?: string;
  readonly post?: string;
}

/**
 * Until when a place shows and costs the actor no price (ai.26), as what stands there says: nothing
 * of it is stored.
 */
export async function getFreeAnswers(
  ctx: MemberCtx,
  { chat, post }: Place,
): Promise<{ until: string | null; waits: boolean }> {
  if (chat !== undefined) {
    return { until: await readFreeUntil(ctx, await findCrisisOfChat(ctx, chat)), waits: false };
  }
  const crisis = await findRecentCrisis(ctx, { memberId: ctx.actor.id, postId: post ?? null });
  const until = await readFreeUntil(ctx, crisis);
  return { until, waits: until !== null && crisis !== null && crisis.isOnPost };
}
