import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { isSameFile, readDraftFile, watchDraftFile, writeDraftFile } from "./draft-file.ts";

interface DraftFileControl {
  /** Null without a file; undefined until the browser has returned the stored one. */
  readonly file: File | null | undefined;
  /** False when the browser cannot store the file over a reload. */
  readonly isKept: boolean;
  readonly setFile: (file: File | null) => void;
  /** Shows no file, and leaves the stored one as it is. */
  readonly hide: () => void;
  /** Shows the stored file, which another tab may have changed. */
  readonly readAgain: () => void;
}

/** The one file of a member's draft, kept in the browser; the last choice of any tab counts. */
export function useDraftFile(memberId: string, name: string): DraftFileControl {
  const [file, setShown] = useState<File | null>();
  const [isKept, setKept] = useState(true);
  const [reads, readAgain] = useReducer((before: number) => before + 1, 0);
  const choices = useRef(0);
  const show = (next: File | null) => {
    choices.current += 1;
    setShown(next);
  };
  const showStored = useEffectEvent((stored: File | null) => {
    // The same picture in another object would load again.
    if (isSameFile(file, stored)) return;
    show(stored);
  });
  useEffect(() => watchDraftFile(memberId, name, readAgain), [memberId, name]);
  useEffect(() => {
    let isLeft = false;
    const before = choices.current;
    void readDraftFile(memberId, name).then((stored) => {
      // A file chosen or removed in the meantime wins.
      if (!isLeft && choices.current === before) showStored(stored);
    });
    return () => {
      isLeft = true;
    };
  }, [memberId, name, reads]);
  return {
    file,
    isKept,
    setFile: (next) => {
      show(next);
      void writeDraftFile(memberId, name, next).then(setKept);
    },
    hide: () => show(null),
    readAgain,
  };
}
