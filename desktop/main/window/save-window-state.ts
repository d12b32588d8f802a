import type { BrowserWindow, Rectangle } from "electron";
import { z } from "zod";
import type { JsonFile } from "../os/json-file.ts";
import { isOnScreen } from "./window-bounds.ts";

const windowState = z.object({
  /** Bounds of the window when it is neither maximised nor full screen. */
  bounds: z.object({ x: z.int(), y: z.int(), width: z.int().positive(), height: z.int().positive() }),
  isMaximized: z.boolean(),
});

/** Null before the first run. */
export type WindowState = z.infer<typeof windowState> | null;

export function parseWindowState(content: unknown): WindowState {
  return windowState.safeParse(content).data ?? null;
}

/** A drag fires hundreds of events. */
const debounceMs = 400;

/** Saves the window's bounds while it is visible and on a display. */
export function saveWindowState(
  window: Pick<
    BrowserWindow,
    "on" | "getNormalBounds" | "isMaximized" | "isMinimized" | "isVisible" | "isDestroyed"
  >,
  file: JsonFile<WindowState>,
  workAreas: () => readonly Rectangle[],
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    if (window.isDestroyed() || !window.isVisible() || window.isMinimized()) return;
    const bounds = window.getNormalBounds();
    if (isOnScreen(bounds, workAreas())) file.write({ bounds, isMaximized: window.isMaximized() });
  };
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(save, debounceMs);
  };
  window.on("resize", saveSoon).on("move", saveSoon).on("close", save);
}
