import type { BrowserWindow, Rectangle } from "electron";
import { z } from "zod";
import type { Kept } from "./kept-json.ts";

const bounds = z.object({ x: z.int(), y: z.int(), width: z.int().positive(), height: z.int().positive() });

const windowState = z.object({
  /** The displays it was on, as `layoutOf` names them. */
  layout: z.string(),
  /** The window's place when it is neither maximised nor full screen; null: where the system puts it. */
  bounds: bounds.nullable(),
  isMaximized: z.boolean(),
});
export type WindowState = z.infer<typeof windowState>;

/** How the window was on each layout of displays it has been on, the latest first. */
export type WindowStates = readonly WindowState[];

const mostLayouts = 8;

export function parseWindowStates(kept: unknown): WindowStates {
  return z.array(windowState).max(mostLayouts).safeParse(kept).data ?? [];
}

/** A name for the displays that are there, in whatever order the system lists them: the desk, the train, the meeting room. */
export function layoutOf(displays: readonly Rectangle[]): string {
  return displays.map(({ x, y, width, height }) => [x, y, width, height].join(",")).toSorted().join(" ");
}

/** How the window was on these displays, else how it was last; null: it never was. */
export function stateFor(states: WindowStates, layout: string): WindowState | null {
  return states.find((state) => state.layout === layout) ?? states[0] ?? null;
}

/** Remembers the window's state while it is used, for the displays that are there at the time. */
export function rememberState(
  window: Pick<BrowserWindow, "on" | "getNormalBounds" | "isMaximized" | "isDestroyed">,
  kept: Kept<WindowStates>,
  layout: () => string,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    if (window.isDestroyed()) return;
    const now = {
      layout: layout(),
      bounds: window.getNormalBounds(),
      isMaximized: window.isMaximized(),
    };
    const others = kept.read().filter((state) => state.layout !== now.layout);
    kept.write([now, ...others].slice(0, mostLayouts));
  };
  // A drag is hundreds of moves.
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(save, 400);
  };
  window.on("resize", saveSoon).on("move", saveSoon).on("close", save);
}
