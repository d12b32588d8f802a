import { useEffect, useEffectEvent, useMemo } from "react";
import { onlyFile } from "../../../lib/drafts/draft-file.ts";
import {
  addAddresses,
  type ChangePictures,
  type ChosenPicture,
  type KeptPicture,
  removePicture,
} from "../chosen-pictures.ts";
import type { Upload } from "./upload-queue.ts";
import { uploads, useUploads } from "./uploads.ts";

export type Files = ReadonlyMap<string, File | null>;

/** Drops what has neither an address nor, any more, a file. */
export function withoutLost(kept: readonly KeptPicture[], files: Files): readonly KeptPicture[] {
  return kept.filter(({ id, url }) => url !== null || files.get(id) !== null);
}

export function useChosen(kept: readonly KeptPicture[], files: Files) {
  const states = useUploads(({ uploads: now }) => now);
  return useMemo(() => {
    const pictures = withoutLost(kept, files).map((picture): ChosenPicture => {
      const upload = picture.url === null ? uploadOf(states.get(picture.id)) : uploaded;
      return { ...picture, ...upload, file: files.get(picture.id) ?? null };
    });
    return { pictures, isRestored: kept.every(({ id, url }) => url !== null || files.has(id)) };
  }, [kept, files, states]);
}

/** One is done once the draft has its address. */
function uploadOf(upload: Upload | undefined): Pick<ChosenPicture, "state" | "progress" | "failure"> {
  const { state = "waiting", progress = 0, failure = null } = upload ?? {};
  return { state: state === "done" ? "uploading" : state, progress, failure };
}

const uploaded = { state: "done", progress: 1, failure: null } as const;

/** Starts the upload of what has no address, and keeps the addresses as they come. */
export function useUploading(
  pictures: readonly ChosenPicture[],
  onUploaded: (change: ChangePictures) => void,
): void {
  const states = useUploads(({ uploads: now }) => now);
  const keepAddresses = useEffectEvent((addresses: ReadonlyMap<string, string>) =>
    onUploaded((before) => addAddresses(before, addresses))
  );
  useEffect(() => {
    const addresses = new Map<string, string>();
    for (const { id, file, url } of pictures) {
      // It is known, or another tab has uploaded it.
      if (url !== null) uploads.forget(id);
      else if (file) uploads.start(id, file);
      const found = states.get(id)?.url;
      if (url === null && found) addresses.set(id, found);
    }
    if (addresses.size > 0) keepAddresses(addresses);
  }, [pictures, states]);
}

/** Drops the picture that a draft from before would have had (`parseKeptPictures`). */
export function useWithoutOldPicture(
  kept: readonly KeptPicture[],
  files: Files,
  onUploaded: (change: ChangePictures) => void,
): void {
  const isLost = files.get(onlyFile) === null && kept.some(({ id, url }) => id === onlyFile && url === null);
  const drop = useEffectEvent(() => onUploaded((before) => removePicture(before, onlyFile)));
  useEffect(() => {
    if (isLost) drop();
  }, [isLost]);
}
