import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Deps } from "../context.ts";
import { openDatabase } from "../db/client.ts";
import { createActorCache } from "../features/auth/actor-cache.ts";
import { createSharpImages } from "../providers/images/sharp-images.ts";
import { openMailer } from "../providers/mail/open-mailer.ts";
import { openModerator } from "../providers/moderation/open-moderator.ts";
import { openSpeaker } from "../providers/speech/open-speaker.ts";
import { cacheFiles } from "../providers/storage/cached-files.ts";
import { createLocalStorage } from "../providers/storage/local-storage.ts";

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
    mail: openMailer(config, clock, log),
    storage: cacheFiles(createLocalStorage(join(config.dataDir, "uploads")), clock),
    images: createSharpImages(),
    actors: createActorCache(clock),
    moderator: openModerator(config, log),
    speaker: openSpeaker(config),
  };
}

/** Mails that wait get their chance first; the database goes last. */
export async function closeDeps(deps: Deps): Promise<void> {
  await deps.mail.close();
  await deps.db.close();
}
