import type { Context, MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { Deps } from "../context.ts";
import type { AppEnv } from "./app-env.ts";

/** Gives every request its id, and logs one line at its response, without the query, which may carry a mailed token. */
export function logRequests({ log }: Pick<Deps, "log">): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set("requestId", crypto.randomUUID());
    c.set("log", log);
    if (!log.isLevelEnabled("info")) return await next();
    const started = performance.now();
    await next();
    log.info({
      requestId: c.get("requestId"),
      memberId: c.get("actor")?.id,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      durationMs: Math.round((performance.now() - started) * 100) / 100,
    }, "request");
  };
}

/** The logger of one request, created on first use, since most requests log nothing. */
export function requestLog(c: Context<AppEnv>): Logger {
  return c.get("log").child({ requestId: c.get("requestId"), memberId: c.get("actor")?.id });
}
