import { type RefObject, type TouchEvent, useRef } from "react";
import { pageDirection } from "../../lib/language/page-direction.ts";

/** How far a finger moves before the next picture comes, in pixels. */
const swipePixels = 48;

interface Swipe {
  /** What follows the finger. */
  readonly moved: RefObject<HTMLElement | null>;
  readonly onStep: (step: 1 | -1) => void;
}

/**
 * Handlers for a box in which a finger swipes from picture to picture, unless what it shows is
 * wider than the box: then the finger moves that. From right to left the next one is at the left.
 */
export function useSwipe({ moved, onStep }: Swipe) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const follow = (x: number | null) => {
    if (moved.current) moved.current.style.translate = x === null ? "" : `${x}px`;
  };
  const sideways = ({ changedTouches: { 0: touch } }: TouchEvent<HTMLElement>): number => {
    if (!from.current || !touch) return 0;
    const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
    return Math.abs(x) > 1.5 * Math.abs(y) ? x : 0;
  };
  return {
    onTouchStart: ({ currentTarget, touches }: TouchEvent<HTMLElement>) => {
      const finger = touches[0];
      const isWide = currentTarget.scrollWidth > currentTarget.clientWidth;
      // A second finger pinches.
      from.current = touches.length === 1 && finger && !isWide ? { x: finger.clientX, y: finger.clientY } : null;
      follow(null);
    },
    onTouchMove: (event: TouchEvent<HTMLElement>) => follow(sideways(event) || null),
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const x = sideways(event);
      from.current = null;
      follow(null);
      if (Math.abs(x) >= swipePixels) onStep((x < 0) === (pageDirection === "ltr") ? 1 : -1);
    },
    onTouchCancel: () => {
      from.current = null;
      follow(null);
    },
  };
}
