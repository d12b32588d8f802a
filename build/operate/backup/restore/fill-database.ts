import { Readable } from "node:stream";
import { type CopyConnection, openCopyConnection } from "../../../../server/db/copy/copy-connection.ts";
import { endImport, mayBeFilled, readImportState } from "../../../../server/db/copy/load-queries.ts";
import { migrate } from "../../../../server/db/migrate.ts";
import type { Manifest } from "../../copy/manifest.ts";
import { importFrom } from "../../copy/import-database.ts";
import type { TarEntry } from "../format/tar.ts";
import { formatRowsName } from "../archive-entries.ts";
import { gunzip } from "./read-backup.ts";

export type Description = Omit<Manifest, "tables"> & {
  readonly tables: readonly Omit<Manifest["tables"][number], "rows" | "bytes" | "sha256">[];
};

/**
 * Fills an empty database with the rows that follow in the archive, in one transaction, and brings
 * it to this release. Where a restore of the same moment filled it and was then ended, only the
 * rest is done. Nothing starts on it before `endFilling`. Returns how many rows came.
 */
export async function fillDatabase(
  url: string,
  description: Description,
  entries: AsyncGenerator<TarEntry>,
): Promise<number> {
  const { filled } = await withConnection(url, readImportState);
  if (filled) {
    if (filled.source !== description.takenAt) throw new Error(otherRestore(filled.source));
    await migrate(url, { isRestore: true });
    return filled.rows;
  }
  const pieces = createPieces(entries);
  const copied = await importFrom(url, {
    description,
    read: (table) => {
      const at = description.tables.findIndex(({ name }) => name === table.name);
      return Promise.resolve(Readable.from(pieces.of(at), { objectMode: false }));
    },
  }, description.takenAt);
  await migrate(url, { isRestore: true });
  return copied.reduce((sum, { rows }) => sum + rows, 0);
}

/**
 * Throws, and changes nothing, when the database is not one that the backup of the moment may fill.
 */
export async function refuseFilledDatabase(url: string, takenAt: string): Promise<void> {
  const state = await withConnection(url, readImportState);
  if (mayBeFilled(state) || state.filled?.source === takenAt) return;
  if (state.filled) throw new Error(otherRestore(state.filled.source));
  throw new Error("The database is not empty. Restore into an empty one: nothing was changed.");
}

export async function endFilling(url: string): Promise<void> {
  await withConnection(url, endImport);
}

function otherRestore(takenAt: string): string {
  return `A restore of the backup from ${takenAt} into this database was not finished. ` +
    "Run that one again, or take an empty database: nothing was changed.";
}

async function withConnection<T>(url: string, work: (connection: CopyConnection) => Promise<T>): Promise<T> {
  const connection = await openCopyConnection(url);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** The pieces of one table after the other; a table without rows has none. */
function createPieces(entries: AsyncGenerator<TarEntry>) {
  let waiting: TarEntry | null = null;
  const next = async () => {
    const found = await entries.next();
    return found.done ? null : found.value;
  };
  return {
    async *of(table: number): AsyncGenerator<Uint8Array> {
      for (let piece = 1;; piece++) {
        waiting ??= await next();
        if (waiting?.name !== formatRowsName(table, piece)) return;
        const parts: Uint8Array[] = [];
        for await (const part of waiting.body) parts.push(part);
        waiting = null;
        yield await gunzip(Buffer.concat(parts));
      }
    },
  };
}
