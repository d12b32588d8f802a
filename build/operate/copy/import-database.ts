import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pino } from "pino";
import {
  type CopiedTable,
  copyInStatement,
  copyOutStatement,
  selectTables,
} from "../../../server/db/copy/copied-tables-queries.ts";
import { type CopyConnection, openCopyConnection } from "../../../server/db/copy/copy-connection.ts";
import { findWritableUrl } from "../../../server/db/copy/find-writable-url.ts";
import {
  beginImport,
  emptyTables,
  endImport,
  makePartitions,
  noteFilled,
  selectForeignKeys,
  selectPlainIndexes,
  setSequences,
  setTriggers,
} from "../../../server/db/copy/load-queries.ts";
import { migrate } from "../../../server/db/migrate.ts";
import { installQueue } from "../../../server/jobs/install-queue.ts";
import { type ExportedTable, getTableFile, readManifest } from "./manifest.ts";
import { createMeasure, createNullStream, type Measured } from "./measure.ts";
import type { OpenExport } from "./open-export.ts";

/** Where the rows come from: an open database, or a folder, which knows its hashes. */
interface Source extends Pick<OpenExport, "read"> {
  readonly description: Omit<OpenExport["description"], "tables"> & {
    readonly tables: readonly (CopiedTable & Partial<Measured>)[];
  };
  readonly lost?: AbortSignal;
}

/**
 * Fills an empty database from a folder that `exportDatabase` wrote. The schema is made by the
 * migrations that the export names, which must be among this release's; the next start applies the
 * others and the functions. All rows come in one transaction, and are compared, as the new database
 * has them, by number and hash. After a failure it may be called again. Rejects with a sentence for
 * the operator. Needs no more than the product's own role. upgrades.4
 */
export async function importDatabase(url: string, folder: string): Promise<void> {
  const description = await readManifest(folder);
  await importFrom(url, {
    description,
    read: (table) => Promise.resolve(createReadStream(getTableFile(folder, table.name))),
  });
}

/**
 * The same from any source. Returns what it copied. With `mark` the database keeps its mark, which
 * then says that it is filled from there: the caller has more to do before anything may start.
 */
export async function importFrom(url: string, source: Source, mark?: string): Promise<ExportedTable[]> {
  const { migrations, partitions, sequences } = source.description;
  const connection = await openCopyConnection(url);
  try {
    if (!await beginImport(connection)) {
      throw new Error("The database to fill is not empty. Give an empty one: nothing was changed.");
    }
    await migrate(url, { through: migrations });
    await installQueue(await findWritableUrl(url), pino({ level: "silent" }));
    await connection.rows("begin");
    await connection.rows("set local maintenance_work_mem = '256MB'");
    await makePartitions(connection, partitions);
    const names = await refuseOtherTables(connection, source.description.tables);
    const keys = await selectForeignKeys(connection);
    for (const { remove } of keys) await connection.rows(remove);
    const indexes = await selectPlainIndexes(connection);
    for (const { remove } of indexes) await connection.rows(remove);
    await setTriggers(connection, names, "disable");
    // Conditions of tables call functions of ours, which find each other by it.
    await connection.rows("set local search_path = public");
    await emptyTables(connection, names);
    const copied: ExportedTable[] = [];
    for (const table of source.description.tables) copied.push(await copyTable(connection, source, table));
    for (const { make } of [...indexes, ...keys]) await connection.rows(make);
    await setTriggers(connection, names, "enable");
    await setSequences(connection, sequences);
    for (const table of copied) await compare(connection, table);
    if (mark === undefined) await endImport(connection);
    else await noteFilled(connection, mark, copied.reduce((sum, { rows }) => sum + rows, 0));
    await connection.rows("commit");
    await connection.rows("analyze");
    return copied;
  } finally {
    await connection.close();
  }
}

/** Throws when the schema that was made has other tables or columns than the rows. */
async function refuseOtherTables(
  connection: CopyConnection,
  wanted: readonly CopiedTable[],
): Promise<string[]> {
  const made = new Map((await selectTables(connection)).map((table) => [table.name, table]));
  for (const { name, columns } of wanted) {
    const missing = columns.filter((column) => !made.get(name)?.columns.includes(column));
    if (missing.length > 0) {
      throw new Error(
        `This release makes no ${name} with ${missing.join(", ")}. Import it with the release that wrote it.`,
      );
    }
  }
  return [...made.keys()];
}

async function copyTable(
  connection: CopyConnection,
  source: Source,
  table: CopiedTable & Partial<Measured>,
): Promise<ExportedTable> {
  const rows = await source.read(table);
  const { stream, result } = createMeasure();
  await pass(connection, rows, stream, await connection.write(copyInStatement(table)), source.lost);
  const measured = result();
  refuseOther(table, measured, table.sha256 === undefined ? measured : table);
  return { ...table, columns: [...table.columns], ...measured };
}

/** Reads the table as it is now. Fresh rows lie in the order in which they came. */
async function compare(connection: CopyConnection, table: ExportedTable): Promise<void> {
  const { stream, result } = createMeasure();
  await pass(connection, await connection.read(copyOutStatement(table)), stream, createNullStream());
  refuseOther(table, result(), table);
}

async function pass(
  connection: CopyConnection,
  from: Readable,
  through: NodeJS.ReadWriteStream,
  to: NodeJS.WritableStream,
  lost?: AbortSignal,
): Promise<void> {
  const signal = lost ? AbortSignal.any([lost, connection.lost]) : connection.lost;
  await pipeline(from, through, to, { signal });
}

function refuseOther({ name }: CopiedTable, found: Measured, wanted: Partial<Measured>): void {
  if (found.rows === wanted.rows && found.sha256 === wanted.sha256) return;
  throw new Error(
    `${name} did not arrive as it was: ${found.rows} rows instead of ${wanted.rows}, or others. Nothing was kept.`,
  );
}
