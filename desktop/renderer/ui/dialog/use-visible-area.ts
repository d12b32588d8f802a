import { type CSSProperties, useMemo, useSyncExternalStore } from "react";

/** In pixels; a smaller difference is a scrollbar or rounding, not a keyboard. */
const leastCovered = 24;

/**
 * The area left while an on-screen keyboard covers a part of the window; undefined while nothing is
 * covered. Most browsers lay the keyboard over the page and change only the visual viewport.
 */
export function useVisibleArea(): CSSProperties | undefined {
  const area = useSyncExternalStore(watch, read);
  return useMemo(() => {
    if (area === null) return undefined;
    const [top, height] = area.split(" ").map(Number);
    return { top, height, bottom: "auto" };
  }, [area]);
}

function watch(onChange: () => void): () => void {
  visualViewport?.addEventListener("resize", onChange);
  visualViewport?.addEventListener("scroll", onChange);
  return () => {
    visualViewport?.removeEventListener("resize", onChange);
    visualViewport?.removeEventListener("scroll", onChange);
  };
}

/**
 * Top and height in pixels, or null when the whole window is visible. A string, so that equal
 * areas compare equal.
 */
function read(): string | null {
  if (!visualViewport) return null;
  const { height, offsetTop, scale } = visualViewport;
  // After a pinch zoom the viewport is small although nothing covers the page.
  const visible = Math.round(height * scale);
  if (innerHeight - visible < leastCovered) return null;
  return `${scale > 1 ? 0 : Math.round(offsetTop)} ${visible}`;
}
