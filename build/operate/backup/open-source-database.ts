import { findEmbeddedDatabase } from "../doctor/database/find-embedded-database.ts";
import { startEmbeddedDatabase } from "../../start/launcher/data/embedded-database.ts";
import { takeDataDir } from "../../start/launcher/data/take-data-dir.ts";
import type { BackupSettings } from "./settings.ts";

interface OpenedDatabase {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * The database that is backed up: one's own, the embedded one of a running Glimmer, or the embedded
 * one started for the time. Rejects where there is none.
 */
export async function openSourceDatabase(
  root: string,
  { dataDir, databaseUrl }: Pick<BackupSettings, "dataDir" | "databaseUrl">,
  say: (line: string) => void,
): Promise<OpenedDatabase> {
  if (databaseUrl) return { url: databaseUrl, close: () => Promise.resolve() };
  const { directory, url } = await findEmbeddedDatabase(dataDir);
  if (url) return { url, close: () => Promise.resolve() };
  if (!directory) {
    throw new Error(`There is no database in DATA_DIR=${dataDir}, and DATABASE_URL names none.`);
  }
  const lock = await takeDataDir({ root, dataDir, say });
  try {
    const database = await startEmbeddedDatabase(dataDir, say);
    return {
      url: database.url,
      close: async () => {
        await database.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
