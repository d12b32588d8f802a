import type { BackupPlace } from "../../../server/settings/backup-config.ts";
import type { StoreConfig } from "../../../server/settings/storage-config.ts";
import { readSettings } from "../../start/launcher/launcher-settings.ts";
import { readConfig } from "../../../server/config.ts";
import { type BackupKey, readBackupKey } from "./format/age-key.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings that the commands for backups need. */
export interface BackupSettings {
  readonly dataDir: string;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  readonly store: StoreConfig | null;
  readonly key: BackupKey | null;
  /** BACKUP_TO; null without it. */
  readonly to: BackupPlace | null;
  /** The hour of the nightly backups, UTC. */
  readonly hour: number;
}

/** Throws `ConfigError` for what cannot be used. */
export function readBackupSettings(env: Environment): BackupSettings {
  const { dataDir, databaseUrl } = readSettings(env, []);
  const config = readConfig({
    ...env,
    DATABASE_URL: env.DATABASE_URL || "postgres://embedded@127.0.0.1/glimmer",
    SESSION_SECRET: env.SESSION_SECRET || "-".repeat(32),
  });
  return {
    dataDir,
    databaseUrl,
    store: config.storage.store,
    key: env.BACKUP_KEY ? readBackupKey(env.BACKUP_KEY) : null,
    to: config.backup?.to ?? null,
    hour: config.backup?.hour ?? 3,
  };
}
