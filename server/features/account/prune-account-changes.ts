import type { Deps } from "../../context.ts";
import { removeInBatches } from "../../db/cleanup/remove-in-batches.ts";
import { forgetPassedMonths } from "./birth-date-queries.ts";
import { deleteLapsedEmailChanges } from "./email-change/email-change-queries.ts";
import { deleteLapsedUsernames } from "./change-profile-queries.ts";

/**
 * Removes expired former usernames and email changes, which have no effect any more, and the months
 * in which members turned 18 (auth.22).
 */
export async function pruneAccountChanges(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  for (const remove of [deleteLapsedUsernames, deleteLapsedEmailChanges, forgetPassedMonths]) {
    await removeInBatches((after) => remove(db.sql, now, after), signal);
  }
}
