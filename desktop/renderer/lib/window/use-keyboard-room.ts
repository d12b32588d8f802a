import { useEffect } from "react";
import { readVisibleArea, watchVisibleArea } from "./visible-area.ts";

let users = 0;
let stop: (() => void) | null = null;

/**
 * While a box to write in is on the page, tells base.css how much of the window an on-screen
 * keyboard covers, so that what sticks to the bottom stands above it (product.12).
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    users += 1;
    stop ??= start();
    return () => {
      users -= 1;
      if (users > 0) return;
      stop?.();
      stop = null;
    };
  }, []);
}

function start(): () => void {
  const root = document.documentElement.style;
  const write = () => {
    const area = readVisibleArea();
    // Where the browser has moved the page up behind the keyboard, less of it is covered; the room
    // below the page stays, since a page whose length changed would move.
    setLength(root, "--keyboard", area && innerHeight - area.top - area.height);
    setLength(root, "--keyboard-room", area && innerHeight - area.height);
  };
  write();
  const unwatch = watchVisibleArea(write);
  return () => {
    unwatch();
    root.removeProperty("--keyboard");
    root.removeProperty("--keyboard-room");
  };
}

function setLength(style: CSSStyleDeclaration, name: string, length: number | null): void {
  const value = length === null ? "" : `${Math.max(0, length)}px`;
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}
