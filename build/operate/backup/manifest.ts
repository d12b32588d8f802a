import { z } from "zod";

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * `manifest.json` of a backup, written last: what has none is not whole. The parts, one after the
 * other, are a tar, encrypted by age when `recipient` is set.
 */
const manifest = z.object({
  format: z.literal("glimmer-backup-1"),
  name: z.string(),
  /** When the database was as it is here, ISO 8601 in UTC. */
  takenAt: z.iso.datetime(),
  /** The release that wrote it. */
  version: z.string(),
  /** PostgreSQL's. */
  serverVersion: z.string(),
  newestMigration: z.string(),
  /** Who can open it, as age names keys; null: everybody. */
  recipient: z.string().nullable(),
  parts: z.array(z.object({ bytes: z.number().int(), sha256: hash })).min(1),
  rows: z.number().int(),
  /** The size of the database that was copied, with its indexes. */
  databaseBytes: z.number().int(),
  /** Pictures, audio and evidence. */
  files: z.number().int(),
  /** Files that the database names and that were nowhere. */
  missing: z.array(z.string()),
});

export type BackupManifest = z.infer<typeof manifest>;

/** Throws with a sentence for the operator. */
export function parseManifest(bytes: Uint8Array, place: string): BackupManifest {
  const read = manifest.safeParse(parseJson(bytes));
  if (read.success) return read.data;
  throw new Error(`${place}/manifest.json cannot be read by this release: ${z.prettifyError(read.error)}`);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** E.g. `glimmer-2026-11-27t03-00-12z`: names sort by time, and every store takes them. */
export function backupName(at: Date): string {
  return `glimmer-${at.toISOString().slice(0, 19).replaceAll(":", "-").toLowerCase()}z`;
}

/** The moment that a name says; null for another name. */
export function parseBackupTime(name: string): Date | null {
  const match = /^glimmer-(\d{4}-\d\d-\d\d)t(\d\d)-(\d\d)-(\d\d)z$/.exec(name);
  return match ? new Date(`${match[1]}T${match[2]}:${match[3]}:${match[4]}Z`) : null;
}

export const formatManifestKey = (name: string) => `${name}/manifest.json`;
export const formatPartKey = (name: string, number: number) =>
  `${name}/part-${String(number).padStart(6, "0")}.bin`;

export function countBytes({ parts }: BackupManifest): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}
