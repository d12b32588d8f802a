import type { Context, MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { Deps } from "../context.ts";
import type { AppEnv } from "./env.ts";

/** Gives every request its id, and writes one line when it is answered. Never the query: it may carry a mailed token. */
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

/** The logger of one request. Made when something is to be said, which for most requests is never. */
export function requestLog(c: Context<AppEnv>): Logger {
  return c.get("log").child({ requestId: c.get("requestId"), memberId: c.get("actor")?.id });
}
