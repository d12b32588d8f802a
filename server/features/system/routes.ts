import { getHealth } from "#shared/system/contract.ts";
import type { Config } from "../../config.ts";
import { type Route, route } from "../../http/route.ts";

/** Health, and outside production the mail outbox. */
export function systemRoutes(_config: Config): readonly Route[] {
  return [
    route(getHealth, async (ctx) => ({
      status: "ok" as const,
      version: "0.1.0",
      database: (await ctx.db.isUp()) ? "up" as const : "down" as const,
    })),
  ];
}
