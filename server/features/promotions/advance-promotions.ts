import type { Deps } from "../../context.ts";
import { advancePromotion, selectPromotionsDue } from "./promotion-queries.ts";

const batch = 200;

/**
 * Charges the hours that begin and ends expired promotions, each in its own statement. May run at
 * any time, in any number of processes: an hour is charged once. Throws the first error after all
 * were tried.
 */
export async function advancePromotions(deps: Pick<Deps, "db" | "clock">): Promise<void> {
  const failures: unknown[] = [];
  for (;;) {
    const at = deps.clock.now();
    const due = await selectPromotionsDue(deps.db.sql, at, batch);
    for (const id of due) {
      await advancePromotion(deps.db.sql, id, at).catch((error: unknown) => failures.push(error));
    }
    if (due.length < batch || failures.length > 0) break;
  }
  if (failures.length > 0) throw failures[0];
}
