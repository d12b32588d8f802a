import { useEffect, useState } from "react";
import { readDraftFile, writeDraftFile } from "./draft-file.ts";

interface DraftFileControl {
  /** Null without a file; undefined until the browser has returned the stored one. */
  readonly file: File | null | undefined;
  /** False when the browser cannot store the file over a reload. */
  readonly isKept: boolean;
  readonly setFile: (file: File | null) => void;
}

/** The file of a member's draft, kept in the browser. */
export function useDraftFile(memberId: string, name: string): DraftFileControl {
  const [file, setFile] = useState<File | null>();
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    let isLeft = false;
    void readDraftFile(memberId, name).then((kept) => {
      // A file chosen or removed in the meantime wins.
      if (!isLeft) setFile((chosen) => chosen === undefined ? kept : chosen);
    });
    return () => {
      isLeft = true;
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
