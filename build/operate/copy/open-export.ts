import type { Readable } from "node:stream";
import {
  type CopiedTable,
  copyOutStatement,
  selectMigrations,
  selectPartitions,
  selectSequences,
  selectServerVersion,
  selectTables,
} from "../../../server/db/copy/copied-tables-queries.ts";
import { openCopyConnection } from "../../../server/db/copy/copy-connection.ts";
import type { Manifest } from "./manifest.ts";

/** A database as it is at one moment, held open. */
export interface OpenExport {
  readonly description: Omit<Manifest, "tables"> & { readonly tables: readonly CopiedTable[] };
  /** The rows of a table. Read them to the end before the next. */
  read(table: CopiedTable): Promise<Readable>;
  readonly lost: AbortSignal;
  close(): Promise<void>;
}

/**
 * Takes a snapshot of the database; the server may go on writing. Rejects when it is no database of
 * Glimmer's.
 */
export async function openExport(url: string): Promise<OpenExport> {
  const connection = await openCopyConnection(url);
  try {
    await connection.rows("begin isolation level repeatable read, read only");
    const migrations = await selectMigrations(connection);
    if (!migrations?.length) {
      throw new Error("There is nothing to copy: the database has no tables of Glimmer.");
    }
    const takenAt = new Date().toISOString();
    const description = {
      format: "glimmer-tables-1" as const,
      takenAt,
      serverVersion: await selectServerVersion(connection),
      migrations,
      tables: await selectTables(connection),
      partitions: await selectPartitions(connection),
      // Not of the snapshot but of now: later numbers than the rows have do no harm.
      sequences: await selectSequences(connection),
    };
    return {
      description,
      read: (table) => connection.read(copyOutStatement(table)),
      lost: connection.lost,
      close: () => connection.close(),
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
