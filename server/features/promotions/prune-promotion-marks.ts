import type { Deps } from "../../context.ts";
import { deleteOldMarks } from "./promotion-queries.ts";

const keptMs = 60 * 60 * 1000;

/** Deletes the viewers of ended promotions; the hourly counts stay. */
export async function prunePromotionMarks(deps: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteOldMarks(deps.db.sql, new Date(deps.clock.now().getTime() - keptMs));
}
