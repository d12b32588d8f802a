import { useEffect, useEffectEvent } from "react";

/** The drafts on the screen. Each answers whether it held what was sent. */
const shown = new Set<(attemptKey: string) => boolean>();

/**
 * Tells the drafts on the screen what was sent; true when one of them held it. Who sent it may have left, and come back to the same
 * words.
 */
export function tellSent(attemptKey: string): boolean {
  return [...shown].map((hear) => hear(attemptKey)).includes(true);
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
