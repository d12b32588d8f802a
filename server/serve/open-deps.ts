import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Deps } from "../context.ts";
import { openDatabase } from "../db/open-database.ts";
import { createActorCache } from "../features/auth/sessions/actor-cache.ts";
import { openProviders } from "../providers/providers.ts";
import { processBus } from "../realtime/bus.ts";
import { openRedisBus } from "../realtime/redis-bus.ts";

/** The dependencies of production: the real clock, the database, the providers of the settings. */
export function openDeps(config: Config, log: Logger, database: { readonly deadlineMs?: number } = {}): Deps {
  const clock = { now: () => new Date() };
  return {
    config,
    log,
    clock,
    db: openDatabase(config.databaseUrl, {
      ...database,
      onOutage: (cause) => log.error({ err: cause }, "the connection to the database was lost"),
      onRecovery: () => log.warn("the database responds again"),
      onCollision: (cause) =>
        log.warn({ err: cause }, "a statement conflicted with another one and is retried"),
    }),
    providers: openProviders(config, clock, log),
    actors: createActorCache(clock),
    bus: config.redisUrl === null ? processBus() : openRedisBus(config.redisUrl, log),
  };
}

/** Waiting mails are tried first; the database closes last. */
export async function closeDeps(deps: Deps): Promise<void> {
  await deps.providers.mail.close();
  deps.bus.close();
  await deps.db.close();
}
