import { type CSSProperties, useMemo, useSyncExternalStore } from "react";

/** Pixels: less is a scrollbar or a rounded number, no keyboard. */
const leastCovered = 24;

/**
 * The place of what fills the window, as long as an on-screen keyboard covers a part of it: most browsers lay a keyboard over the page
 * and tell only the visual viewport. Undefined while nothing is covered.
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

/** Top and height in pixels, or null when the whole window is visible. Text, so that the same area is the same value. */
function read(): string | null {
  if (!visualViewport) return null;
  const { height, offsetTop, scale } = visualViewport;
  // Zoomed in by two fingers, a viewport is small without anything covering the page.
  const visible = Math.round(height * scale);
  if (innerHeight - visible < leastCovered) return null;
  return `${scale > 1 ? 0 : Math.round(offsetTop)} ${visible}`;
}
