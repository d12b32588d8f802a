import type { Ctx, Deps } from "../../../context.ts";
import { findLiveSession } from "./live-session-queries.ts";
import { selectEndedSessions } from "./session-queries.ts";

/**
 * Whether a session is live according to the database, not this process's cache: for grants of the
 * session that are used without it (auth.21).
 */
export async function isSessionLive(
  { sql, clock, config }: Pick<Ctx, "sql" | "clock" | "config">,
  id: string,
): Promise<boolean> {
  return await findLiveSession(sql, { id }, { now: clock.now(), adminEmails: config.adminEmails }) !== null;
}

/** The sessions among these that have ended, for what stays open longer than a call. */
export async function listEndedSessions(
  { db, clock }: Pick<Deps, "db" | "clock">,
  ids: readonly string[],
): Promise<string[]> {
  return await selectEndedSessions(db.sql, ids, clock.now());
}
