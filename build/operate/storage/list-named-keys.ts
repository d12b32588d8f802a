import { openDatabase } from "../../../server/db/open-database.ts";
import { evidenceFile } from "../../../server/features/cases/evidence/evidence-files.ts";
import {
  heldImageKey,
  imageSizes,
  privateImageKey,
  publicImageKey,
} from "../../../server/features/media/image-key.ts";
import { audioKey } from "../../../server/features/speech/audio-key.ts";
import { selectAudioIds, selectEvidenceFiles, selectImageIds } from "./named-files-queries.ts";

/**
 * The keys of all files that the database names: a store need not list. An image lies at one of
 * three places, so that most of these have no file.
 */
export async function* listNamedKeys(databaseUrl: string): AsyncGenerator<string> {
  const database = openDatabase(databaseUrl, { maxConnections: 2, deadlineMs: 30_000 });
  const { sql } = database;
  try {
    for await (const id of inPages((after) => selectImageIds(sql, after))) {
      for (const size of imageSizes) {
        for (const keyOf of [publicImageKey, privateImageKey, heldImageKey]) yield keyOf(id, size);
      }
    }
    for await (const id of inPages((after) => selectAudioIds(sql, after))) yield audioKey(id);
    for (const { evidenceId, imageId } of await selectEvidenceFiles(sql)) {
      yield evidenceFile(evidenceId, imageId);
    }
  } finally {
    await database.close();
  }
}

const beforeAll = "00000000-0000-0000-0000-000000000000";

async function* inPages(page: (after: string) => Promise<readonly string[]>): AsyncGenerator<string> {
  for (let ids = await page(beforeAll); ids.length > 0; ids = await page(ids.at(-1) ?? beforeAll)) yield* ids;
}
