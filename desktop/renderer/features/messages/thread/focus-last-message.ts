import { useEffect } from "react";

let focusLast: (() => void) | null = null;

/** Puts the focus on the last message of the open thread, as Up does in an empty composer. */
export function focusLastMessage(): void {
  focusLast?.();
}

/** Says how the open thread does that. */
export function useLastMessageFocus(focus: () => void): void {
  useEffect(() => {
    focusLast = focus;
    return () => {
      if (focusLast === focus) focusLast = null;
    };
  }, [focus]);
}
