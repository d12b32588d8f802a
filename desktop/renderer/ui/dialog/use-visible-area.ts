import { type CSSProperties, useMemo, useSyncExternalStore } from "react";
import { readVisibleArea, watchVisibleArea } from "../../lib/window/visible-area.ts";

/**
 * The area left while an on-screen keyboard covers a part of the window; undefined while nothing is
 * covered.
 */
export function useVisibleArea(): CSSProperties | undefined {
  const area = useSyncExternalStore(watchVisibleArea, read);
  return useMemo(() => {
    if (area === null) return undefined;
    const [top, height] = area.split(" ").map(Number);
    return { top, height, bottom: "auto" };
  }, [area]);
}

/** A string, so that equal areas compare equal. */
function read(): string | null {
  const area = readVisibleArea();
  return area && `${area.top} ${area.height}`;
}
