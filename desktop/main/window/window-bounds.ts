import type { Rectangle, Screen } from "electron";

export const smallestWindow = { width: 380, height: 560 };
const firstSize = { width: 1280, height: 860 };
/** This much of the window's top edge must be on a display for a member to drag it. */
const grip = { width: 120, height: 40 };

/** Returns the displays' areas without task bars and docks, the primary display first. */
export function getWorkAreas(screen: Pick<Screen, "getPrimaryDisplay" | "getAllDisplays">): Rectangle[] {
  const primary = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== primary.id);
  return [primary, ...others].map(({ workArea }) => workArea);
}

/**
 * Returns where to open the window: at its saved bounds if it can be dragged from there, else in
 * the middle of the primary display. Never larger than its display.
 * @param workAreas the primary display's first
 */
export function placeWindow(saved: Rectangle | null, workAreas: readonly Rectangle[]): Rectangle {
  const display = saved && workAreas.find((area) => isDraggable(saved, area));
  const area = display ?? workAreas[0] ?? { x: 0, y: 0, ...firstSize };
  const width = clamp((saved ?? firstSize).width, smallestWindow.width, area.width);
  const height = clamp((saved ?? firstSize).height, smallestWindow.height, area.height);
  if (!saved || !display) {
    return {
      x: area.x + Math.round((area.width - width) / 2),
      y: area.y + Math.round((area.height - height) / 2),
      width,
      height,
    };
  }
  // A window that had to shrink must stay within reach.
  const x = clamp(saved.x, area.x + grip.width - width, area.x + area.width - grip.width);
  return { x, y: Math.max(saved.y, area.y), width, height };
}

/** Returns whether a member can drag the window by its top edge on one of the displays. */
export function isOnScreen(window: Rectangle, workAreas: readonly Rectangle[]): boolean {
  return workAreas.some((area) => isDraggable(window, area));
}

function isDraggable(window: Rectangle, area: Rectangle): boolean {
  const across = Math.min(window.x + window.width, area.x + area.width) - Math.max(window.x, area.x);
  return across >= Math.min(grip.width, window.width) &&
    window.y > area.y - grip.height && window.y <= area.y + area.height - grip.height;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, Math.min(least, most)), most);
}
