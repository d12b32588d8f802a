import { type TouchEvent, useRef } from "react";
import { pageDirection } from "../../../../lib/language/page-direction.ts";

/** How far a finger moves until letting go answers, and how far the message goes with it. */
const answersAtPx = 56;
const mostPx = 80;
/** Where browsers and phones go back by a swipe from the edge. */
const edgePx = 24;
type Touched = TouchEvent<HTMLElement>;

/** Below this nobody knows yet whether a finger scrolls. */
export const slackPx = 10;

/**
 * Handlers for a message that a finger moves towards the end of the line to answer it
 * (messages.17). One that moves up or down scrolls, and nothing else. The message goes with the
 * finger, and has `data-answers` while letting go would answer.
 */
export function useSwipeToAnswer(answer: (() => void) | null) {
  const from = useRef<{ readonly x: number; readonly y: number; isSideways: boolean } | null>(null);
  const show = (element: HTMLElement, x: number) => {
    element.style.translate = x === 0 ? "" : `${pageDirection === "rtl" ? -x : x}px`;
    element.toggleAttribute("data-swiped", x > 0);
    element.toggleAttribute("data-answers", x >= answersAtPx);
  };
  /** How far the finger is towards the end of the line. */
  const towardsEnd = ({ changedTouches: { 0: finger } }: Touched): number => {
    const start = from.current;
    if (!start || !finger) return 0;
    const x = (finger.clientX - start.x) * (pageDirection === "rtl" ? -1 : 1);
    const y = Math.abs(finger.clientY - start.y);
    if (!start.isSideways && Math.max(Math.abs(x), y) < slackPx) return 0;
    if (!start.isSideways && x <= 1.5 * y) from.current = null;
    else start.isSideways = true;
    return from.current ? Math.min(Math.max(0, x - slackPx), mostPx) : 0;
  };
  const end = ({ currentTarget }: Touched) => {
    from.current = null;
    show(currentTarget, 0);
  };
  if (!answer) return {};
  return {
    onTouchStart: ({ touches }: Touched) => {
      const finger = touches[0];
      const isInside = finger && finger.clientX > edgePx && finger.clientX < innerWidth - edgePx;
      // A second finger pinches.
      from.current = touches.length === 1 && isInside
        ? { x: finger.clientX, y: finger.clientY, isSideways: false }
        : null;
    },
    onTouchMove: (event: Touched) => show(event.currentTarget, towardsEnd(event)),
    onTouchEnd: (event: Touched) => {
      const isFar = towardsEnd(event) >= answersAtPx;
      end(event);
      if (isFar) answer();
    },
    onTouchCancel: end,
  };
}
