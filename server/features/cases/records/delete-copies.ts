import { getRetentionCutoff } from "#shared/retention.ts";
import type { Deps } from "../../../context.ts";
import { removeInBatches } from "../../../db/cleanup/remove-in-batches.ts";
import { deleteCopiesBefore } from "./copies-queries.ts";

/** Deletes what cases kept of words and pictures, some time after they were closed (cases.5). */
export async function deleteCopies(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const until = getRetentionCutoff("caseCopies", clock.now());
  await removeInBatches((after) => deleteCopiesBefore(db.sql, until, after), signal);
}
