import { useEffect, useEffectEvent } from "react";

/** Listeners of the mounted drafts; each returns whether it held the sent attempt. */
const shown = new Set<(attemptKey: string) => boolean>();

/**
 * Clears a sent draft in all mounted composers: its author may have left the screen and come back
 * to the same text.
 * @param keptKey the attempt stored in the browser
 * @param forget removes the stored draft
 * @returns false when the text has changed since
 */
export function clearSent(attemptKey: string, keptKey: string | null, forget: () => void): boolean {
  const isKept = keptKey === attemptKey;
  if (isKept) forget();
  const isShown = [...shown].map((listener) => listener(attemptKey)).includes(true);
  return isShown || isKept;
}

/**
 * Runs `clear` when this draft was sent from any screen. A text changed since has another
 * key and stays.
 */
export function useClearWhenSent(attemptKey: string | null, clear: () => void): void {
  const clearIfSent = useEffectEvent((sentKey: string) => {
    if (sentKey !== attemptKey) return false;
    clear();
    return true;
  });
  useEffect(() => {
    const listener = (sentKey: string) => clearIfSent(sentKey);
    shown.add(listener);
    return () => {
      shown.delete(listener);
    };
  }, []);
}
