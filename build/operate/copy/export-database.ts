import { createWriteStream } from "node:fs";
import { mkdir, open, rename } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createMeasure } from "./measure.ts";
import {
  type ExportedTable,
  getManifestFile,
  getTableFile,
  getTablesFolder,
  type Manifest,
} from "./manifest.ts";
import { openExport } from "./open-export.ts";

/**
 * Writes the database as it is at one moment into a folder, which is made; its form is that of
 * `Manifest`. The server may go on writing. Needs no more than the product's own role. Rejects with
 * a sentence or the driver's error; then the folder has no manifest. upgrades.4
 */
export async function exportDatabase(url: string, folder: string): Promise<Manifest> {
  const source = await openExport(url);
  try {
    await mkdir(getTablesFolder(folder), { recursive: true, mode: 0o700 });
    const tables: ExportedTable[] = [];
    for (const table of source.description.tables) {
      const { stream, result } = createMeasure();
      const file = createWriteStream(getTableFile(folder, table.name), { mode: 0o600, flush: true });
      await pipeline(await source.read(table), stream, file, { signal: source.lost });
      tables.push({ ...table, columns: [...table.columns], ...result() });
    }
    const manifest = { ...source.description, tables };
    await writeWhole(getManifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  } finally {
    await source.close();
  }
}

/** The file appears whole or not at all, also when the power goes. */
async function writeWhole(file: string, text: string): Promise<void> {
  const draft = await open(`${file}.new`, "w", 0o600);
  try {
    await draft.writeFile(text);
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(`${file}.new`, file);
}
