import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * The content of `manifest.json` of an exported database. The rows of each table lie in
 * `tables/<name>.copy`, as `copy … to stdout` writes them: text, a line a row. The manifest is
 * written last: a folder without one is not whole.
 */
const manifest = z.object({
  format: z.literal("glimmer-tables-1"),
  /** When the snapshot was taken, ISO 8601 in UTC. */
  takenAt: z.string(),
  /** The PostgreSQL that it was read from, such as `17.10`. */
  serverVersion: z.string(),
  /** The schema is made by these; their checksums are those of `schema_migrations`. */
  migrations: z.array(z.object({ name: z.string(), checksum: hash })).min(1),
  tables: z.array(z.object({
    name: z.string(),
    columns: z.array(z.string()),
    isPartitioned: z.boolean(),
    rows: z.number().int(),
    bytes: z.number().int(),
    /** The hash of the rows as text, in the order in which the table has them. */
    sha256: hash,
  })),
  partitions: z.array(z.object({ name: z.string(), parent: z.string(), bounds: z.string() })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string() })),
});

export type Manifest = z.infer<typeof manifest>;
export type ExportedTable = Manifest["tables"][number];

export const getManifestFile = (folder: string) => join(folder, "manifest.json");
export const getTablesFolder = (folder: string) => join(folder, "tables");
export const getTableFile = (folder: string, table: string) => join(getTablesFolder(folder), `${table}.copy`);

/** Throws with what is wrong when the folder has no whole export. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(getManifestFile(folder), "utf8").catch(() => null);
  if (text === null) {
    throw new Error(`${folder} has no manifest.json: it is not a whole export of a database.`);
  }
  const read = manifest.safeParse(JSON.parse(text));
  if (!read.success) {
    throw new Error(
      `${getManifestFile(folder)} cannot be read by this release: ${z.prettifyError(read.error)}`,
    );
  }
  return read.data;
}
