import { useEffect, useEffectEvent, useRef, useState } from "react";
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

/**
 * The file of a member's draft, kept in the browser; the last choice of any tab counts.
 * @param onOtherFile called when another tab's choice has replaced the shown file
 */
export function useDraftFile(
  memberId: string,
  name: string,
  onOtherFile: () => void = () => undefined,
): DraftFileControl {
  const [file, setShown] = useState<File | null>();
  const [isKept, setKept] = useState(true);
  const choices = useRef(0);
  const show = (next: File | null) => {
    choices.current += 1;
    setShown(next);
  };
  const showStored = useEffectEvent((stored: File | null) => {
    // The same picture in another object would load again.
    if (isSameFile(file, stored)) return;
    show(stored);
    if (file !== undefined) onOtherFile();
  });
  const readAgain = async () => {
    const before = choices.current;
    const stored = await readDraftFile(memberId, name);
    // A file chosen or removed in the meantime wins, also when this draft is left.
    if (choices.current === before) showStored(stored);
  };
  const readNow = useEffectEvent(() => void readAgain());
  useEffect(() => {
    readNow();
    const stop = watchDraftFile(memberId, name, () => readNow());
    return () => {
      choices.current += 1;
      stop();
    };
  }, [memberId, name]);
  return {
    file,
    isKept,
    setFile: (next) => {
      show(next);
      void writeDraftFile(memberId, name, next).then(setKept);
    },
    hide: () => show(null),
    readAgain: () => void readAgain(),
  };
}
