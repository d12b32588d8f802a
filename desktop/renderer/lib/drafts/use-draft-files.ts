import { useEffect, useEffectEvent, useReducer, useState } from "react";
import { readDraftFile, watchDraftFile, writeDraftFile } from "./draft-file.ts";

interface DraftFilesControl {
  /** By id: null where the browser has none, absent until it has answered. */
  readonly files: ReadonlyMap<string, File | null>;
  /** False when the browser cannot store a file over a reload. */
  readonly isKept: boolean;
  readonly put: (id: string, file: File) => void;
  readonly remove: (id: string) => void;
}

const none: ReadonlyMap<string, File | null> = new Map();

/** The files of a member's draft with these ids, which the browser keeps. */
export function useDraftFiles(memberId: string, name: string, ids: readonly string[]): DraftFilesControl {
  const [files, setFiles] = useState(none);
  const [isKept, setKept] = useState(true);
  const [reads, readAgain] = useReducer((before: number) => before + 1, 0);
  const readMissing = useEffectEvent((isLeft: () => boolean) => {
    for (const id of ids.filter((one) => !files.get(one))) {
      void readDraftFile(memberId, name, id).then((stored) => {
        // A file that was chosen in the meantime wins.
        if (!isLeft()) setFiles((now) => (now.get(id) ? now : new Map(now).set(id, stored)));
      });
    }
  });
  const shown = ids.join(" ");
  // Another tab writes its text first, and the files of it a moment later.
  useEffect(() => watchDraftFile(memberId, name, readAgain), [memberId, name]);
  useEffect(() => {
    let isLeft = false;
    readMissing(() => isLeft);
    return () => {
      isLeft = true;
    };
  }, [memberId, name, shown, reads]);
  return {
    files,
    isKept,
    put: (id, file) => {
      setFiles((now) => new Map(now).set(id, file));
      void writeDraftFile(memberId, name, file, id).then(setKept);
    },
    remove: (id) => {
      setFiles((now) => new Map([...now].filter(([one]) => one !== id)));
      void writeDraftFile(memberId, name, null, id);
    },
  };
}
