import { useEffect, useEffectEvent } from "react";

/** The drafts on the screen. Each answers whether it held what was sent. */
const shown = new Set<(attemptKey: string) => boolean>();

/**
 * Clears what was sent, wherever it stands by now: who sent it may have left, and come back to the same words.
 * @param keptKey the attempt that is kept in the browser
 * @param forget takes that one out of the browser
 * @returns false when other words stand there
 */
export function clearSent(attemptKey: string, keptKey: string | null, forget: () => void): boolean {
  const isKept = keptKey === attemptKey;
  if (isKept) forget();
  const isShown = [...shown].map((hear) => hear(attemptKey)).includes(true);
  return isShown || isKept;
}

/** `clear` runs when what the draft holds was sent, from wherever. Words written since have no key of an attempt, and stay. */
export function useSentDraft(attemptKey: string | null, clear: () => void): void {
  const hear = useEffectEvent((sentKey: string) => {
    if (sentKey !== attemptKey) return false;
    clear();
    return true;
  });
  useEffect(() => {
    const listener = (sentKey: string) => hear(sentKey);
    shown.add(listener);
    return () => {
      shown.delete(listener);
    };
  }, []);
}
