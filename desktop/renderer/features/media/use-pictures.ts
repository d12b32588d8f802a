import { useState } from "react";
import { plural, t } from "@lingui/core/macro";
import { isolateName } from "#shared/isolate-name.ts";
import { joinWithCommas } from "../../lib/text/join-words.ts";
import { announceToScreenReaders } from "../../lib/announce/announce-to-screen-readers.ts";
import { toast } from "../../lib/announce/toast.ts";
import { useDraftFiles } from "../../lib/drafts/use-draft-files.ts";
import { type ChosenPhoto } from "../../ui/composer/validate-image-file.ts";
import {
  type ChangePictures,
  type ChosenPicture,
  describePicture,
  type KeptPicture,
  movePicture,
  newPicture,
  removePicture,
  replacePicture,
  takeFitting,
} from "./chosen-pictures.ts";
import { uploads } from "./pictures/uploads.ts";
import { useChosen, useUploading, useWithoutOldPicture, withoutLost } from "./pictures/use-uploading.ts";

interface PicturesOptions {
  readonly memberId: string;
  /** Of the draft that has the pictures (`lib/drafts`). */
  readonly draftName: string;
  /** As the draft's text keeps them, in order. */
  readonly kept: readonly KeptPicture[];
  /** Keeps the member's change of the newest list, at once: another version of the draft. */
  readonly onChange: (change: ChangePictures) => void;
  /** Keeps addresses of uploads in the newest list: the draft stays the same version. */
  readonly onUploaded: (change: ChangePictures) => void;
  readonly most: number;
  /** Of a picture's file. */
  readonly maxBytes: number;
  /** A chosen file as a picture, or why it is none, as a toast. */
  readonly validate: (file: File) => Promise<ChosenPhoto>;
}

export interface PicturesControl {
  /** In the order of choosing, without what the browser has lost. */
  readonly pictures: readonly ChosenPicture[];
  readonly maxBytes: number;
  /** False until the browser has returned the stored files. */
  readonly isRestored: boolean;
  /** False when the browser cannot store the files over a reload. */
  readonly isKept: boolean;
  /** The picture whose description and actions are shown; `times` counts requests to describe. */
  readonly selected: { readonly id: string | null; readonly times: number };
  readonly select: (id: string) => void;
  /** Selects a picture and moves the focus to its description. */
  readonly askFor: (id: string) => void;
  /** Adds what fits; says what does not, and why. */
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (id: string) => void;
  readonly move: (id: string, place: number) => void;
  readonly describe: (id: string, alt: string) => void;
  /** Another file takes its place, and is uploaded. */
  readonly replace: (id: string, file: File) => void;
  readonly retry: (id: string) => void;
  /** Uploads again what the server no longer has. Returns false when there is no file of any. */
  readonly uploadAgain: () => boolean;
}

/**
 * The pictures of a composer. Each is uploaded as soon as it is chosen, and stays with the draft.
 * To send: once `pictures` are all `done`, `toGivenPictures`; forget the draft's files when sent.
 */
export function usePictures(options: PicturesOptions): PicturesControl {
  const { memberId, draftName, kept, onChange, onUploaded, most, validate } = options;
  const { files, isKept, put, remove: removeFile } = useDraftFiles(
    memberId,
    draftName,
    kept.map(({ id }) => id),
  );
  const { pictures, isRestored } = useChosen(kept, files);
  useUploading(pictures, onUploaded);
  useWithoutOldPicture(kept, files, onUploaded);
  const [selected, setSelected] = useState<PicturesControl["selected"]>({ id: null, times: 0 });
  const select = (id: string) => setSelected(({ times }) => ({ id, times }));
  const change = (next: ChangePictures) => onChange((before) => next(withoutLost(before, files)));
  const forget = (id: string) => {
    uploads.forget(id);
    removeFile(id);
  };
  return {
    pictures,
    maxBytes: options.maxBytes,
    isRestored,
    isKept,
    selected,
    select,
    askFor: (id) => setSelected(({ times }) => ({ id, times: times + 1 })),
    add: async (given) => {
      const photos = await takePhotos(given, validate);
      onChange((before) => {
        const shown = withoutLost(before, files);
        const { taken, left } = takeFitting(shown, photos, most);
        if (left.length > 0) toast(describeLeftOut(most, left));
        const added = taken.map((file) => {
          const picture = newPicture();
          put(picture.id, file);
          return picture;
        });
        if (added[0]) select(added[0].id);
        return added.length > 0 ? [...shown, ...added] : before;
      });
    },
    remove: (id) => {
      forget(id);
      change((shown) => removePicture(shown, id));
    },
    move: (id, place) => {
      change((shown) => movePicture(shown, id, place));
      const position = Math.min(Math.max(place, 0), pictures.length - 1) + 1;
      announceToScreenReaders(t`Moved to place ${position} of ${{ count: pictures.length }}.`);
    },
    describe: (id, alt) => change((shown) => describePicture(shown, id, alt)),
    replace: (id, file) => {
      const { id: newId } = newPicture();
      put(newId, file);
      change((shown) => replacePicture(shown, id, newId));
      setSelected((before) => before.id === id ? { ...before, id: newId } : before);
      forget(id);
    },
    retry: (id) => uploads.retry(id),
    uploadAgain: () => {
      const again = pictures.filter(({ file }) => file !== null).map(({ id }) => id);
      for (const id of again) uploads.forget(id);
      onUploaded((before) => before.map((one) => again.includes(one.id) ? { ...one, url: null } : one));
      return again.length > 0;
    },
  };
}

/** Forgets the uploads of a draft that was sent or discarded. */
export function forgetUploads(pictures: readonly KeptPicture[]): void {
  for (const { id } of pictures) uploads.forget(id);
}

async function takePhotos(
  given: readonly File[],
  validate: (file: File) => Promise<ChosenPhoto>,
): Promise<readonly File[]> {
  const chosen = await Promise.all(given.map(validate));
  const problem = chosen.find((one) => one.problem)?.problem;
  if (problem) toast({ ...problem, tone: "danger" });
  return chosen.flatMap(({ photo }) => photo ?? []);
}

function describeLeftOut(most: number, left: readonly File[]) {
  const names = joinWithCommas(left.map(({ name }) => isolateName(name)));
  return {
    title: plural(most, {
      one: "Only # picture can be attached",
      other: "Up to # pictures can be attached",
    }),
    description: t`Not added: ${names}`,
  };
}
