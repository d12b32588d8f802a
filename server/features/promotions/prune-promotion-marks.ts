import { getRetentionCutoff } from "#shared/retention.ts";
import type { Deps } from "../../context.ts";
import { batchSize, removeInBatches } from "../../db/cleanup/remove-in-batches.ts";
import { deleteMarks, type MarkPlace, selectMarkedPromotions } from "./prune-queries.ts";
import { tendMarkMonths } from "./tend-mark-months.ts";

/**
 * Deletes the viewers of ended promotions; the hourly counts stay. Then makes the partitions of
 * the next months, and drops those that are over (growth.2).
 */
export async function prunePromotionMarks(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const endedBefore = getRetentionCutoff("promotionMarks", clock.now());
  await removeInBatches(async (after: string | null) => {
    const page = await selectMarkedPromotions(db.sql, { endedBefore, after });
    for (const { id, isOver } of page) {
      if (!isOver) continue;
      await removeInBatches(
        (after: MarkPlace | null) => deleteMarks(db.sql, { promotionId: id, after }),
        signal,
      );
    }
    return { removed: page.length, last: page.length === batchSize ? page.at(-1)?.id ?? null : null };
  }, signal);
  await tendMarkMonths(db, clock.now());
}
