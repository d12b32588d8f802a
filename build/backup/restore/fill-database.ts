import { Readable } from "node:stream";
import { migrate } from "../../../server/db/migrate.ts";
import type { Manifest } from "../../postgres/copy/manifest.ts";
import { importFrom } from "../../postgres/copy/import-database.ts";
import type { TarEntry } from "../format/tar.ts";
import { rowsName } from "../make/archive-entries.ts";
import { gunzip } from "./read-backup.ts";

export type Description = Omit<Manifest, "tables"> & {
  readonly tables: readonly Omit<Manifest["tables"][number], "rows" | "bytes" | "sha256">[];
};

/**
 * Fills an empty database with the rows that follow in the archive, in one transaction, and brings
 * it to this release. Returns how many rows came.
 */
export async function fillDatabase(
  url: string,
  description: Description,
  entries: AsyncGenerator<TarEntry>,
): Promise<number> {
  const pieces = createPieces(entries);
  const copied = await importFrom(url, {
    description,
    read: (table) => {
      const at = description.tables.findIndex(({ name }) => name === table.name);
      return Promise.resolve(Readable.from(pieces.of(at), { objectMode: false }));
    },
  });
  await migrate(url);
  return copied.reduce((sum, { rows }) => sum + rows, 0);
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
        if (waiting?.name !== rowsName(table, piece)) return;
        const parts: Uint8Array[] = [];
        for await (const part of waiting.body) parts.push(part);
        waiting = null;
        yield await gunzip(Buffer.concat(parts));
      }
    },
  };
}
