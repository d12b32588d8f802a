import type { Rectangle } from "electron";

export const smallestWindow = { width: 380, height: 560 };
const firstSize = { width: 1280, height: 860 };
/** So much of the window's top edge must be on a display for a hand to grab it. */
const grip = { width: 120, height: 40 };

/**
 * Where to open the window: where it was, if its top edge can still be grabbed on one of the displays, else the same size in the
 * middle of the first. Never larger than its display.
 * @param displays work areas, the primary one first
 */
export function placeWindow(kept: Rectangle | null, displays: readonly Rectangle[]): Rectangle {
  const home = displays[0] ?? { x: 0, y: 0, ...firstSize };
  const display = kept && displays.find((area) => isGrippable(kept, area));
  const area = display ?? home;
  const width = clamp((kept ?? firstSize).width, smallestWindow.width, area.width);
  const height = clamp((kept ?? firstSize).height, smallestWindow.height, area.height);
  if (!kept || !display) {
    return {
      x: area.x + Math.round((area.width - width) / 2),
      y: area.y + Math.round((area.height - height) / 2),
      width,
      height,
    };
  }
  // A window that had to shrink must not slip away with its grip.
  const x = clamp(kept.x, area.x + grip.width - width, area.x + area.width - grip.width);
  return { x, y: Math.max(kept.y, area.y), width, height };
}

/** Whether a hand can grab the window by its top edge on one of the displays. */
export function isOnScreen(window: Rectangle, displays: readonly Rectangle[]): boolean {
  return displays.some((area) => isGrippable(window, area));
}

function isGrippable(window: Rectangle, area: Rectangle): boolean {
  const across = Math.min(window.x + window.width, area.x + area.width) - Math.max(window.x, area.x);
  return across >= Math.min(grip.width, window.width) &&
    window.y > area.y - grip.height && window.y <= area.y + area.height - grip.height;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, Math.min(least, most)), most);
}
