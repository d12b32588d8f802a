import type { Ctx } from "../../../context.ts";
import { findLiveSession } from "./live-session-queries.ts";

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
