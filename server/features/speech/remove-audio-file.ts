import type { Deps } from "../../context.ts";
import { discardFile } from "../../providers/storage/storage.ts";
import { planLateLook, withdrawPublished } from "../media/purge-file.ts";
import { getAudioKey } from "./audio-key.ts";
import { deleteAudio, hasAudio } from "./audio-queries.ts";

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
    await planLateLook({ db, providers }, file);
    await withdrawPublished({ db, providers }, file, () => providers.storage.delete(getAudioKey(audioId)));
  } catch (err) {
    return log.error({ err, audioId }, "an audio file could not be removed; trying again later");
  }
  await deleteAudio(db.sql, audioId);
}

/** Removes what a store wrote after the audio was removed (storage.6). Idempotent. */
export async function findLateAudio(
  deps: Pick<Deps, "db" | "log" | "providers">,
  audioId: string,
): Promise<void> {
  if (await hasAudio(deps.db.sql, audioId)) return;
  const file = await deps.providers.storage.get(getAudioKey(audioId), { first: 0, last: 0 });
  if (!file) return;
  await discardFile(file);
  await removeAudioFile(deps, audioId);
}
