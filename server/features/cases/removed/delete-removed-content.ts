import { getRetentionCutoff } from "#shared/retention.ts";
import type { Ctx } from "../../../context.ts";
import { longestRunMs } from "../../../db/cleanup/remove-in-batches.ts";
import {
  deleteRemovedPosts,
  type RemovalEnd,
  removedBatch,
  selectKeptForAppeals,
} from "./removed-content-queries.ts";
import type { Sql } from "../../../db/open-database.ts";

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

/** See delete_hidden_comments. */
async function deleteRemovedComments(sql: Sql, { before, kept }: RemovalEnd): Promise<number> {
  const [row] = await sql<{ removed: number }[]>`
    select delete_hidden_comments(${before}::timestamptz, ${[
    ...kept,
  ]}::uuid[], ${removedBatch}::integer) as removed`;
  return row?.removed ?? 0;
}

/** See empty_hidden_messages. */
async function emptyRemovedMessages(sql: Sql, { before, kept }: RemovalEnd): Promise<number> {
  const [row] = await sql<{ emptied: number }[]>`
    select empty_hidden_messages(${before}::timestamptz, ${[
    ...kept,
  ]}::uuid[], ${removedBatch}::integer) as emptied`;
  return row?.emptied ?? 0;
}
