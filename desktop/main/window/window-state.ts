import type { BrowserWindow } from "electron";
import { z } from "zod";
import type { Displays } from "./displays.ts";
import type { Kept } from "../os/json-file.ts";
import { isOnScreen, placeWindow } from "./window-bounds.ts";

const windowState = z.object({
  /** The displays it was on, as `Displays.layout` names them. */
  layout: z.string(),
  /** The window's place when it is neither maximised nor full screen. */
  bounds: z.object({ x: z.int(), y: z.int(), width: z.int().positive(), height: z.int().positive() }),
  isMaximized: z.boolean(),
});
type WindowState = z.infer<typeof windowState>;

/** How the window was on each layout of displays it has been on, the latest first. */
export type WindowStates = readonly WindowState[];

const mostLayouts = 8;

export function parseWindowStates(kept: unknown): WindowStates {
  return z.array(windowState).max(mostLayouts).safeParse(kept).data ?? [];
}

/** How the window was on these displays, else how it was last; null: it never was. */
export function stateFor(states: WindowStates, layout: string): WindowState | null {
  return states.find((state) => state.layout === layout) ?? states[0] ?? null;
}

/** A drag is hundreds of moves. */
const stillAfterMs = 400;
/** So long a system may push windows about after a display came or went. */
const settlesWithinMs = 1_500;

/**
 * Remembers the window's state while it is seen, for the displays that are there at the time, and puts it back where it was on them when
 * they come back, unless it is maximised or full screen. What the system does to it because a display went is not its state, nor how it
 * is before it `isSettled`.
 */
export function rememberState(
  window: Pick<
    BrowserWindow,
    | "on"
    | "once"
    | "off"
    | "getNormalBounds"
    | "setBounds"
    | "isMaximized"
    | "isMinimized"
    | "isFullScreen"
    | "isVisible"
    | "isDestroyed"
  >,
  kept: Kept<WindowStates>,
  displays: Displays,
  isSettled: () => boolean,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    if (settling || !isSettled() || window.isDestroyed() || !window.isVisible() || window.isMinimized()) {
      return;
    }
    const bounds = window.getNormalBounds();
    if (!isOnScreen(bounds, displays.workAreas())) return;
    const now = { layout: displays.layout(), bounds, isMaximized: window.isMaximized() };
    const others = kept.read().filter((state) => state.layout !== now.layout);
    kept.write([now, ...others].slice(0, mostLayouts));
  };
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(save, stillAfterMs);
  };
  const putBack = () => {
    settling = undefined;
    // What fills its screen is the system's to move.
    if (window.isDestroyed() || window.isMaximized() || window.isFullScreen()) return;
    if (window.isMinimized()) return void window.once("restore", putBack);
    const state = kept.read().find(({ layout }) => layout === displays.layout());
    if (state) window.setBounds(placeWindow(state.bounds, displays.workAreas()));
  };
  let layout = displays.layout();
  displays.onChange(() => {
    // A task bar, or a scale: the displays are where they were, and so is the window.
    if (displays.layout() === layout) return;
    layout = displays.layout();
    clearTimeout(timer);
    clearTimeout(settling);
    window.off("restore", putBack);
    settling = setTimeout(putBack, settlesWithinMs);
  });
  window.on("resize", saveSoon).on("move", saveSoon).on("close", save);
}
