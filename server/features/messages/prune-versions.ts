import { getRetentionCutoff } from "#shared/retention.ts";
import type { Deps } from "../../context.ts";
import { removeInBatches } from "../../db/cleanup/remove-in-batches.ts";
import { deleteVersionsOfMessages } from "./message-queries.ts";

/** Deletes what messages said before an edit, once a report may no longer need it (messages.16). */
export async function pruneVersionsOfMessages(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const replacedBefore = getRetentionCutoff("editedMessages", clock.now());
  await removeInBatches((after) => deleteVersionsOfMessages(db.sql, replacedBefore, after), signal);
}
