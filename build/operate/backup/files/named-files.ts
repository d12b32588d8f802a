import { getEvidenceFile } from "../../../../server/features/cases/evidence/evidence-files.ts";
import {
  getHeldImageKey,
  getPrivateImageKey,
  getPublicImageKey,
  imageSizes,
} from "../../../../server/features/media/image-key.ts";
import { getAudioKey } from "../../../../server/features/speech/audio-key.ts";
import type { StoredFile } from "../../../../server/providers/storage/storage.ts";
import type { Snapshot } from "../snapshot/open-snapshot.ts";
import { selectAudio, selectEvidencePictures, selectPictures } from "../snapshot/stored-file-queries.ts";
import type { FileSource } from "./link-uploads.ts";

/** A file that the snapshot names, under the key where it belongs; null: it is nowhere. */
export interface NamedFile {
  readonly key: string;
  readonly file: StoredFile | null;
}

/**
 * Every file that the snapshot names. Where a picture lies follows the database by a job, and it
 * may be moved while this looks: so it is looked for at each place, and kept where the snapshot
 * says it belongs. Else a picture that was taken back could be served to everybody after a restore.
 */
export async function* namedFiles(snapshot: Snapshot, source: FileSource): AsyncGenerator<NamedFile> {
  for await (const { id, is_published: isPublished, is_held: isHeld } of selectPictures(snapshot)) {
    for (const size of imageSizes) {
      const places = [getPublicImageKey, getPrivateImageKey, getHeldImageKey].map((keyOf) => keyOf(id, size));
      const [shown = "", own = "", held = ""] = places;
      const key = isHeld ? held : isPublished ? shown : own;
      yield { key, file: await findFile(source, [key, ...places.filter((place) => place !== key)]) };
    }
  }
  for await (const { id } of selectAudio(snapshot)) {
    const key = getAudioKey(id);
    yield { key, file: await findFile(source, [key]) };
  }
  for await (const { evidence_id: evidenceId, image_id: imageId } of selectEvidencePictures(snapshot)) {
    const key = getEvidenceFile(evidenceId, imageId);
    yield { key, file: await findFile(source, [key]) };
  }
}

/** Twice, since a file may move to a place that was looked at already. */
async function findFile(source: FileSource, keys: readonly string[]): Promise<StoredFile | null> {
  for (const key of [...keys, ...keys]) {
    const file = await source.get(key);
    if (file) return file;
  }
  return null;
}
