import type { Ctx } from "../../../context.ts";
import { findLiveSession } from "./live-session-queries.ts";

/**
 * Whether a session goes on, by the database and not by what this process remembers: for what was granted in the session and is used
 * without it (auth.21).
 */
export async function isSessionLive(ctx: Pick<Ctx, "sql" | "clock">, id: string): Promise<boolean> {
  return await findLiveSession(ctx.sql, { id }, ctx.clock.now()) !== null;
}
