import type { Context } from "hono";
import type { Actor, Ctx, Deps } from "../context.ts";
import type { AppEnv } from "./env.ts";
import { requestLog } from "./request-log.ts";

/** What a verb is handed. Its logger is made at the first word, and names the request and the member. */
export function contextOf(deps: Deps, c: Context<AppEnv>, actor: Actor | null): Ctx {
  let log: Ctx["log"] | undefined;
  return {
    ...deps,
    actor,
    sql: deps.db.sql,
    requestId: c.get("requestId"),
    source: c.get("source"),
    get log() {
      return log ??= requestLog(c);
    },
  };
}
