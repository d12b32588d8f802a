import { useEffect, useState } from "react";

/** A member who wants less motion, or less data where the browser says so by a media query. */
const calmQuery = "(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)";

export interface Animation {
  readonly isPlaying: boolean;
  toggle(): void;
}

/**
 * Whether an animation plays: at once, unless the member wants less motion or data; then, and
 * after a pause, by its button alone (media.9).
 */
export function useAnimation(isAnimated: boolean): Animation {
  const [choice, setChoice] = useState<boolean | null>(null);
  // A still until the app runs: the first feed shows before it.
  const [isCalm, setCalm] = useState(true);
  useEffect(() => {
    if (!isAnimated) return;
    const list = matchMedia(calmQuery);
    const read = () => setCalm(list.matches || savesData());
    read();
    list.addEventListener("change", read);
    return () => list.removeEventListener("change", read);
  }, [isAnimated]);
  const isPlaying = isAnimated && (choice ?? !isCalm);
  return { isPlaying, toggle: () => setChoice(!isPlaying) };
}

/** Whether the data saver of the browser is on, where it says so. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
