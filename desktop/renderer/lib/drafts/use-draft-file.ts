import { useEffect, useState } from "react";
import { readDraftFile, watchDraftFile, writeDraftFile } from "./draft-file.ts";

interface DraftFileControl {
  /** Null without a file; undefined until the browser has returned the stored one. */
  readonly file: File | null | undefined;
  /** False when the browser cannot store the file over a reload. */
  readonly isKept: boolean;
  readonly setFile: (file: File | null) => void;
}

/** The file of a member's draft, kept in the browser; the last choice of any tab counts. */
export function useDraftFile(memberId: string, name: string): DraftFileControl {
  const [file, setFile] = useState<File | null>();
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    let isLeft = false;
    const read = (choose: (kept: File | null) => (shown: File | null | undefined) => typeof shown) => {
      void readDraftFile(memberId, name).then((kept) => !isLeft && setFile(choose(kept)));
    };
    // A file chosen or removed in the meantime wins.
    read((kept) => (chosen) => chosen === undefined ? kept : chosen);
    const stop = watchDraftFile(memberId, name, () => read((kept) => () => kept));
    return () => {
      isLeft = true;
      stop();
    };
  }, [memberId, name]);
  return {
    file,
    isKept,
    setFile: (next) => {
      setFile(next);
      void writeDraftFile(memberId, name, next).then(setKept);
    },
  };
}
