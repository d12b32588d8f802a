import { product } from "#shared/product.ts";
import { selectDatabaseId } from "../../../server/db/copy/database-id-queries.ts";
import type { StoreConfig } from "../../../server/settings/storage-config.ts";
import { openFileSource } from "./files/file-source.ts";
import { encryptAge, splitIntoChunks } from "./format/age.ts";
import { writeTar } from "./format/tar.ts";
import { type BackupManifest, backupName, formatManifestKey, formatPartKey } from "./manifest.ts";
import { openSnapshot } from "./snapshot/open-snapshot.ts";
import { claimPlace, listBegun, noteBegun, noteWhole, removeBackup } from "./backup-list.ts";
import type { Target } from "./target.ts";
import { noteProgress, type Progress } from "./watch-progress.ts";
import { listArchiveEntries, type Written } from "./archive-entries.ts";
import type { CopyConnection } from "../../../server/db/copy/copy-connection.ts";
import { createHash } from "node:crypto";

export interface MakeBackup {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Where members' files lie; null: in DATA_DIR. */
  readonly store: StoreConfig | null;
  readonly target: Target;
  /** `age1…`; null: anybody may read it. */
  readonly recipient: string | null;
  readonly say: (line: string) => void;
  /** Hears how it goes on; when it is taken for stalled, its transaction is ended. */
  readonly progress?: Pick<Progress, "made" | "stalled">;
  /** Rejects when another one may be under way, so that this one must not appear. */
  readonly beforeManifest?: () => Promise<void>;
}

/**
 * Makes a backup beside a running server: the database as it is at one moment, and every file that
 * it names. It appears whole, with its manifest, or not at all. Only one may be made at a time.
 * Rejects with the error of database, files or target, after what was written is removed. backup.1,
 * backup.2
 */
export async function makeBackup(given: MakeBackup): Promise<BackupManifest> {
  const { databaseUrl, dataDir, store, target, say, progress } = given;
  let begun: string | null = null;
  const source = await openFileSource(dataDir, store, say, progress);
  try {
    const snapshot = await openSnapshot(databaseUrl);
    progress?.stalled.addEventListener("abort", () => void snapshot.close());
    try {
      await source.lookAgain();
      await claimPlace(target, await selectDatabaseId(snapshot.rows));
      for (const name of await listBegun(target)) await removeBackup(target, name);
      const name = backupName(new Date(snapshot.description.takenAt));
      await noteBegun(target, name);
      begun = name;
      const databaseBytes = await selectDatabaseBytes(snapshot);
      const written: Written = { rows: 0, files: 0, missing: [] };
      const archive = noteProgress(
        writeTar(listArchiveEntries({ snapshot, source, dataDir, written, progress })),
        progress,
      );
      const stream = given.recipient === null ? archive : encryptAge(archive, given.recipient);
      const parts = await writeParts(stream, async (number, bytes) => {
        await target.put(formatPartKey(name, number), bytes);
        progress?.stalled.throwIfAborted();
        progress?.made();
      });
      const { takenAt, serverVersion, migrations } = snapshot.description;
      const manifest: BackupManifest = {
        format: "glimmer-backup-1",
        name,
        takenAt,
        version: product.version,
        serverVersion,
        newestMigration: migrations.at(-1)?.name ?? "",
        recipient: given.recipient,
        parts,
        databaseBytes,
        ...written,
      };
      await given.beforeManifest?.();
      if (!(await listBegun(target)).includes(name)) {
        throw new Error(`Something else removed ${name} from ${target.place} while it was made.`);
      }
      await target.put(formatManifestKey(name), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
      await noteWhole(target, name);
      return manifest;
    } finally {
      await snapshot.close();
    }
  } catch (error) {
    if (begun !== null) await removeHalf(target, begun);
    throw error;
  } finally {
    await source.close();
  }
}

/** Removes a backup that failed; the next one removes what this cannot. */
async function removeHalf(target: Target, name: string): Promise<void> {
  try {
    await removeBackup(target, name);
  } catch {
    // The error of the backup itself says more.
  }
}

/** How large the database is on its disk, with indexes and what updates left. */
async function selectDatabaseBytes({ rows }: Pick<CopyConnection, "rows">): Promise<number> {
  const [row] = await rows<{ bytes: string }>("select pg_database_size(current_database())::text as bytes");
  return Number(row?.bytes);
}

/** Small enough to hold in memory twice, and large enough that a store is called seldom. */
const partBytes = 32 * 1024 * 1024;

interface Part {
  readonly bytes: number;
  readonly sha256: string;
}

/** Cuts a stream into parts, and hands each to `put` with its number from 1 on. */
async function writeParts(
  stream: AsyncIterable<Uint8Array>,
  put: (number: number, bytes: Uint8Array) => Promise<void>,
  size = partBytes,
): Promise<Part[]> {
  const parts: Part[] = [];
  for await (const bytes of splitIntoChunks(stream, size)) {
    await put(parts.length + 1, bytes);
    parts.push({ bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") });
  }
  return parts;
}
