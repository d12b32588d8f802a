import { useEffect } from "react";

let focusLast: (() => void) | null = null;

/** Focuses the last message of the open thread; Up in an empty composer does so. */
export function focusLastMessage(): void {
  focusLast?.();
}

/** Registers how the open thread focuses its last message. */
export function useLastMessageFocus(focus: () => void): void {
  useEffect(() => {
    focusLast = focus;
    return () => {
      if (focusLast === focus) focusLast = null;
    };
  }, [focus]);
}
