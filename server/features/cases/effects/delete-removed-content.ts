import { getRetentionCutoff } from "#shared/retention.ts";
import type { Ctx } from "../../../context.ts";
import { longestRunMs } from "../../../db/cleanup/remove-in-batches.ts";
import { deleteHiddenComments } from "./delete-hidden-comments.ts";
import { emptyHiddenMessages } from "./empty-hidden-messages.ts";
import {
  deleteRemovedPosts,
  type RemovalEnd,
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
      deleted = await deleteSome(ctx, { before, kept });
    }
  }
}

async function deleteRemovedComments({ db }: Pick<Ctx, "db">, { before, kept }: RemovalEnd): Promise<number> {
  return await db.transaction(async (tx) => {
    const due = await tx<{ id: string }[]>`
      select id
      from comments
      where removed_at < ${before} and id <> all(${[...kept]}::uuid[])
      order by removed_at
      limit ${removedBatch}`;
    return await deleteHiddenComments(tx, due.map(({ id }) => id));
  });
}

async function emptyRemovedMessages({ db }: Pick<Ctx, "db">, { before, kept }: RemovalEnd): Promise<number> {
  return await db.transaction(async (tx) => {
    const due = await tx<{ id: string }[]>`
      select id
      from messages
      where removed_at < ${before} and id <> all(${[...kept]}::uuid[])
      order by removed_at
      limit ${removedBatch}`;
    await emptyHiddenMessages(tx, due.map(({ id }) => id));
    return due.length;
  });
}
