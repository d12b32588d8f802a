import { z } from "zod";
import { formatBackupCommand } from "./operator-commands.ts";
import { ConfigError } from "../config-error.ts";

const bucketAddress = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[a-z0-9-]+)*)\/?$/;
/** A key of age; the program that makes backups reads the whole of it. */
const ageKey = /^(AGE-SECRET-KEY-1[A-Z0-9]{58}|age1[a-z0-9]{58})$/;

/** The settings by their environment names. */
export const backupSettings = {
  BACKUP_TO: z.string()
    .refine(
      (value) => value.startsWith("s3:") ? bucketAddress.test(value) : /^(\/|[A-Za-z]:[\\/])/.test(value),
      "expected a folder from the root, e.g. /srv/backups, or s3://bucket/prefix in small letters",
    ).optional(),
  BACKUP_KEY: z.string()
    .regex(
      ageKey,
      `expected a key of age, AGE-SECRET-KEY-1… or age1…: ${formatBackupCommand("key")} makes one`,
    )
    .optional(),
  /** The hour of the day, UTC. */
  BACKUP_HOUR: z.coerce.number().int().min(0).max(23).default(3),
};

type BackupSettings = {
  readonly [K in keyof typeof backupSettings]?: z.output<(typeof backupSettings)[K]>;
};

/** Where backups go: a folder of this machine, or a part of a bucket. */
export type BackupPlace =
  | { readonly folder: string }
  | { readonly bucket: string; readonly prefix: string };

/** The nightly backups (backup.4). */
export interface BackupConfig {
  readonly to: BackupPlace;
  /** From 0 to 23, UTC. */
  readonly hour: number;
}

/** Null: none are made by themselves. Throws `ConfigError` for a bucket without S3 settings. */
export function readBackupConfig(
  e: BackupSettings & { readonly S3_ENDPOINT?: string | undefined },
): BackupConfig | null {
  if (!e.BACKUP_TO) return null;
  if (e.BACKUP_TO.startsWith("s3:") && !e.S3_ENDPOINT) {
    throw new ConfigError("BACKUP_TO: expected a folder, or S3_ENDPOINT and its keys as well");
  }
  return { to: parseBackupPlace(e.BACKUP_TO), hour: e.BACKUP_HOUR ?? 3 };
}

/** A folder, or `s3://bucket/prefix`. Throws `ConfigError` for another s3 address. */
export function parseBackupPlace(text: string): BackupPlace {
  if (!text.startsWith("s3:")) return { folder: text };
  const [, bucket, prefix = ""] = bucketAddress.exec(text) ?? [];
  if (!bucket) throw new ConfigError(`${text}: expected s3://bucket/prefix, in small letters`);
  return { bucket, prefix: prefix.slice(1) };
}
