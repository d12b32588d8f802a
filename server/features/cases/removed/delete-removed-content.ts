import { getRetentionCutoff } from "#shared/retention.ts";
import type { Ctx } from "../../../context.ts";
import { longestRunMs } from "../../../db/cleanup/remove-in-batches.ts";
import {
  deleteRemovedComments,
  deleteRemovedPosts,
  emptyRemovedMessages,
  removedBatch,
  selectKeptForAppeals,
} from "./removed-content-queries.ts";

/**
 * Deletes posts, comments and messages that moderators removed too long ago to restore them
 * (cases.5), unless an appeal may bring them back (appeals.3), in batches that lock few rows.
 */
export async function deleteRemovedContent(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const now = ctx.clock.now();
  const before = getRetentionCutoff("removedContent", now);
  const kept = await selectKeptForAppeals(ctx.sql, getRetentionCutoff("appealable", now));
  const endsAt = performance.now() + longestRunMs;
  for (const deleteSome of [deleteRemovedPosts, deleteRemovedComments, emptyRemovedMessages]) {
    let deleted = removedBatch;
    while (deleted === removedBatch && !signal?.aborted && performance.now() < endsAt) {
      deleted = await deleteSome(ctx.sql, { before, kept });
    }
  }
}
