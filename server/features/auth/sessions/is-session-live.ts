import type { Ctx } from "../../../context.ts";
import { findLiveSession } from "./live-session-queries.ts";

/**
 * Whether a session goes on, by the database and not by what this process remembers: for what was granted in the session and is used
 * without it (auth.21).
 */
export async function isSessionLive(
  { sql, clock, config }: Pick<Ctx, "sql" | "clock" | "config">,
  id: string,
): Promise<boolean> {
  return await findLiveSession(sql, { id }, { now: clock.now(), adminEmails: config.adminEmails }) !== null;
}
