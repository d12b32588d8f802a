import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { slackPx } from "./use-swipe-to-answer.ts";

const holdMs = 450;

/** Shows a message's actions after a long press by touch, until another touch elsewhere. */
export function useLongPress(actions: RefObject<HTMLElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef(0);
  const [isHeld, setHeld] = useState(false);
  const release = () => clearTimeout(timer.current);
  useEffect(() => release, []);
  useEffect(() => {
    if (!isHeld) return;
    const leave = ({ target }: Event) =>
      target instanceof Node && actions.current?.contains(target) || setHeld(false);
    document.addEventListener("pointerdown", leave);
    return () => document.removeEventListener("pointerdown", leave);
  }, [isHeld, actions]);
  return {
    isHeld,
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      release();
      from.current = clientX;
      if (pointerType !== "mouse") timer.current = setTimeout(() => setHeld(true), holdMs);
    },
    // One that moves sideways answers; up or down it scrolls, which cancels the pointer.
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (Math.abs(clientX - from.current) >= slackPx) release();
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
  };
}
