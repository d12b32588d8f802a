import type { Context } from "hono";
import type { AppEnv } from "./env.ts";
import type { Exchange } from "./route.ts";

/** What a route may touch of a request and its answer. */
export function exchangeOf(c: Context<AppEnv>): Exchange {
  return {
    request: c.req.raw,
    setHeader: (name, value) => c.header(name, value),
    appendHeader: (name, value) => c.header(name, value, { append: true }),
    setNextCursor: (cursor) => {
      if (cursor !== null) c.header("X-Next-Cursor", cursor);
    },
  };
}
