import { msg } from "@lingui/core/runtime-macro";
import type { Context } from "hono";
import { product } from "#shared/product.ts";
import type { Config } from "../../config.ts";
import { Forbidden, Invalid } from "../../errors.ts";
import type { Gateway } from "../../realtime/gateway.ts";
import type { AppEnv } from "./app-env.ts";

/** The origin of the desktop app's page. */
const appOrigin = `app://${product.scheme}`;

/**
 * Opens a socket for pages of allowed origins (realtime.1). Throws `origin_refused` for any other,
 * also for a program without one: the runtime itself accepts every origin.
 */
export function createSocketRoute(
  config: Pick<Config, "publicUrl" | "allowedOrigins">,
  gateway: Gateway,
): (c: Context<AppEnv>) => Promise<Response> {
  const own = new URL(config.publicUrl);
  const allowed = new Set([own.origin, appOrigin, ...config.allowedOrigins]);
  return async (c) => {
    const { headers } = c.req.raw;
    const origin = headers.get("origin");
    // `localhost` and `127.0.0.1` are one service.
    const isOwn = origin !== null && origin === `${own.protocol}//${headers.get("host")}`;
    if (origin === null || !(isOwn || allowed.has(origin))) {
      throw new Forbidden(msg`Only Glimmer's own pages may connect here.`, "origin_refused");
    }
    const { upgrade } = c.env;
    if (!upgrade) throw new Invalid(msg`This address takes WebSocket connections only.`);
    return await gateway.accept(c.req.raw, c.get("source"), upgrade);
  };
}
