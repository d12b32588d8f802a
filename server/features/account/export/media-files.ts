import type { SessionCtx } from "../../../context.ts";
import type { StoredFile } from "../../../providers/storage/storage.ts";
import { openImage } from "../../media/read-image.ts";
import { audioKey } from "../../speech/audio-key.ts";
import type { ArchiveFile } from "./stream-archive.ts";
import { readAllPages } from "./json-file.ts";
import { ownIds } from "./own-lists.ts";
import { selectAudioIds, selectImageIds } from "./own-records-queries.ts";

/** The actor's own images, and the audio of their posts. A file deleted meanwhile is left out. */
export async function* mediaFiles(ctx: SessionCtx): AsyncGenerator<ArchiveFile> {
  for await (const ids of readAllPages(ownIds(ctx, selectImageIds))) {
    for (const id of ids) yield storedMediaFile(`images/${id}.webp`, () => openImage(ctx, id));
  }
  for await (const ids of readAllPages(ownIds(ctx, selectAudioIds))) {
    for (const id of ids) {
      yield storedMediaFile(`audio/${id}.mp3`, () => ctx.providers.storage.get(audioKey(id)));
    }
  }
}

function storedMediaFile(name: string, get: () => Promise<StoredFile | null>): ArchiveFile {
  return {
    name,
    isCompressed: true,
    open: async () => {
      const file = await get();
      if (!file) return null;
      return file.body instanceof Uint8Array ? new Blob([file.body]).stream() : file.body;
    },
  };
}
