import type { Deps } from "../../context.ts";
import { deleteAbandonedMembers, deleteExpiredHolds } from "./registration-queries.ts";
import { deleteExpiredSessions } from "./session-queries.ts";

/** A registration nobody verified keeps its address and its name this long. */
export const abandonedAfterMs = 30 * 24 * 60 * 60 * 1000;

/** Removes what has run out: sessions, held names, registrations never verified. Cheap; meant for every hour. */
export async function pruneAccounts(deps: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = deps.clock.now();
  await deleteExpiredSessions(deps.db.sql, now);
  await deleteExpiredHolds(deps.db.sql, now);
  await deleteAbandonedMembers(deps.db.sql, new Date(now.getTime() - abandonedAfterMs));
}
