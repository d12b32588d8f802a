/** In pixels; a smaller difference is a scrollbar or rounding, not a keyboard. */
const leastCovered = 24;

/** The part of the window that an on-screen keyboard leaves visible, in pixels. */
export interface VisibleArea {
  readonly top: number;
  readonly height: number;
}

/**
 * Returns null when the whole window is visible. Most browsers lay the keyboard over the page and
 * change only the visual viewport.
 */
export function readVisibleArea(): VisibleArea | null {
  if (!visualViewport) return null;
  const { height, offsetTop, scale } = visualViewport;
  // After a pinch zoom the viewport is small although nothing covers the page.
  const visible = Math.round(height * scale);
  if (innerHeight - visible < leastCovered) return null;
  return { top: scale > 1 ? 0 : Math.round(offsetTop), height: visible };
}

/** Calls back when the area may have changed, until the returned function is called. */
export function watchVisibleArea(onChange: () => void): () => void {
  visualViewport?.addEventListener("resize", onChange);
  visualViewport?.addEventListener("scroll", onChange);
  return () => {
    visualViewport?.removeEventListener("resize", onChange);
    visualViewport?.removeEventListener("scroll", onChange);
  };
}
