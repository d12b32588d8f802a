import type { Deps } from "../../context.ts";
import { deleteOldMarks } from "./queries.ts";

const keptMs = 60 * 60 * 1000;

/** Forgets who was counted at promotions that are over; the hours keep the counts. */
export async function prunePromotions(deps: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteOldMarks(deps.db.sql, new Date(deps.clock.now().getTime() - keptMs));
}
