import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Deps } from "../context.ts";
import { openDatabase } from "../db/client.ts";
import { createActorCache } from "../features/auth/sessions/actor-cache.ts";
import { openProviders } from "../providers/providers.ts";

/** What production runs on: the real clock, the database, the providers the settings ask for. */
export function openDeps(config: Config, log: Logger, database: { readonly deadlineMs?: number } = {}): Deps {
  const clock = { now: () => new Date() };
  return {
    config,
    log,
    clock,
    db: openDatabase(config.databaseUrl, {
      ...database,
      onOutage: (cause) => log.error({ err: cause }, "the database went away"),
      onRecovery: () => log.warn("the database answers again"),
      onCollision: (cause) => log.warn({ err: cause }, "a statement met another one and is sent again"),
    }),
    providers: openProviders(config, clock, log),
    actors: createActorCache(clock),
  };
}

/** Mails that wait get their chance first; the database goes last. */
export async function closeDeps(deps: Deps): Promise<void> {
  await deps.providers.mail.close();
  await deps.db.close();
}
