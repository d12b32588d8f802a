import type { Ctx } from "../../../context.ts";
import { publishNotified } from "../../notifications/notify/publish-notified.ts";
import { settleBatch } from "./removed-content-queries.ts";

/**
 * Hides what a decision left to hide of a member's posts and comments, or restores what its undoing
 * left, batch by batch (cases.5). Resumes where it stopped.
 */
export async function settleRemovedContent(
  ctx: Ctx,
  decisionId: string,
  signal: AbortSignal,
): Promise<void> {
  let hasMore = true;
  while (hasMore) {
    signal.throwIfAborted();
    const done = await settleBatch(ctx.sql, decisionId, ctx.clock.now());
    publishNotified(ctx, done?.notified ?? []);
    hasMore = done?.hasMore ?? false;
  }
}
