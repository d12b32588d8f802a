import type { Deps } from "../../context.ts";
import { withdrawPublished } from "../media/purge-file.ts";
import { audioKey } from "./audio-key.ts";
import { deleteAudio } from "./audio-queries.ts";

/**
 * Removes the file of unused audio, then its row. The file is served as long as it exists, so the
 * row stays until the file is removed. A failure of the storage is logged, not thrown: `sweepAudio`
 * retries.
 */
export async function removeAudioFile(
  { db, log, providers }: Pick<Deps, "db" | "log" | "providers">,
  audioId: string,
): Promise<void> {
  try {
    const file = { kind: "audio", id: audioId } as const;
    await withdrawPublished({ db, providers }, file, () => providers.storage.delete(audioKey(audioId)));
  } catch (err) {
    return log.error({ err, audioId }, "an audio file could not be removed; trying again later");
  }
  await deleteAudio(db.sql, audioId);
}
