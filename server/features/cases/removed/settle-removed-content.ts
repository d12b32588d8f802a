import type { Ctx } from "../../../context.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import { removedBatch } from "./removed-content-queries.ts";

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

/** See settle_removed_content. */
async function settleBatch(
  sql: Sql,
  decisionId: string,
  at: Date,
): Promise<{ readonly hasMore: boolean; readonly notified: readonly Notified[] } | null> {
  const [row] = await sql<{ done: { hasMore: boolean; notified: Notified[] } | null }[]>`
    select settle_removed_content(${decisionId}, ${at}, ${removedBatch}) as done`;
  return row?.done ?? null;
}
