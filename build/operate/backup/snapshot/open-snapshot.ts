import type { Readable } from "node:stream";
import { type CopyConnection, openCopyConnection } from "../../../../server/db/copy/copy-connection.ts";
import {
  type CopiedTable,
  copyOutStatement,
  selectMigrations,
  selectPartitions,
  selectSequences,
  selectServerVersion,
  selectTables,
} from "../../../../server/db/copy/copied-tables-queries.ts";
import type { OpenExport } from "../../copy/open-export.ts";

/** A database as it is at one moment, held open, and what else may be asked about that moment. */
export interface Snapshot extends OpenExport {
  rows: CopyConnection["rows"];
}

/**
 * Takes a snapshot; the server may go on writing. As `openExport`, with questions about the same
 * moment: which pictures there are, and where they belong. Rejects when it is no database of
 * Glimmer's.
 */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const connection = await openCopyConnection(url);
  try {
    await connection.rows("begin isolation level repeatable read, read only");
    const migrations = await selectMigrations(connection);
    if (!migrations?.length) {
      throw new Error("There is nothing to back up: the database has no tables of Glimmer.");
    }
    const takenAt = new Date().toISOString();
    const description = {
      format: "glimmer-tables-1" as const,
      takenAt,
      serverVersion: await selectServerVersion(connection),
      migrations,
      tables: await selectTables(connection),
      partitions: await selectPartitions(connection),
      sequences: await selectSequences(connection),
    };
    // Our functions name tables without their schema.
    await connection.rows("set local search_path = public, pg_catalog");
    return {
      description,
      rows: connection.rows,
      read: (table: CopiedTable): Promise<Readable> => connection.read(copyOutStatement(table)),
      lost: connection.lost,
      close: connection.close,
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
