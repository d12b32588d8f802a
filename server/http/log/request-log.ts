import type { Context, MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { Deps } from "../../context.ts";
import { noMetrics } from "../../metrics/metrics.ts";
import type { AppEnv } from "../routing/app-env.ts";
import { createSecondGate } from "./second-gate.ts";

/**
 * Gives every request its id, counts it, and logs one line at its response, without what a member
 * looks for: the query, which may carry a mailed token too, and the name of a hashtag. Of the
 * requests that limits refuse it logs the first of a second: they cost their caller nothing, and
 * would fill the disk.
 */
export function logRequests({ log, metrics }: Pick<Deps, "log" | "metrics">): MiddlewareHandler<AppEnv> {
  const countRefused = createSecondGate();
  return async (c, next) => {
    c.set("requestId", crypto.randomUUID());
    c.set("log", log);
    const isLogged = log.isLevelEnabled("info");
    if (!isLogged && metrics === noMetrics) return await next();
    const started = performance.now();
    await next();
    const seconds = (performance.now() - started) / 1_000;
    metrics.countRequest(c.get("endpoint") ?? null, c.req.method, c.res.status, seconds);
    // A failure is found by the log, whatever was asked.
    if (!isLogged || (c.get("isUnlogged") && c.res.ok)) return;
    const refused = c.res.status === 429 ? countRefused() : undefined;
    if (refused === null) return;
    log.info({
      requestId: c.get("requestId"),
      memberId: namedMember(c),
      method: c.req.method,
      path: c.req.path.replace(/(\/hashtag\/)[^/]+/, "$1{hashtag}"),
      status: c.res.status,
      durationMs: Math.round(seconds * 100_000) / 100,
      refused,
    }, "request");
  };
}

/** The logger of one request, created on first use, since most requests log nothing. */
export function requestLog(c: Context<AppEnv>): Logger {
  return c.get("log").child({ requestId: c.get("requestId"), memberId: namedMember(c) });
}

/** The member of a request whose log lines may say who asked. */
function namedMember(c: Context<AppEnv>): string | undefined {
  return c.get("isUnlogged") ? undefined : c.get("actor")?.id;
}
