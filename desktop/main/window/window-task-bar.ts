import type { BrowserWindow } from "electron";
import type { System } from "../../bridge.ts";

/** The task bar makes a button after its window is there, and says so to nobody but the window's own program. */
const buttonTakesMs = 500;

/**
 * Says when the window's button in the task bar of Windows may be another one, which carries nothing: each time it was hidden. That the
 * whole task bar is another one Electron does not tell; who leaves the window then gets what it carries back.
 */
export function whenTaskBarButtonIsNew(
  window: Pick<BrowserWindow, "on" | "isDestroyed">,
  system: System,
  tell: () => void,
): void {
  if (system !== "windows") return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void (window.isDestroyed() || tell()), buttonTakesMs);
  };
  window.on("show", tellSoon).on("restore", tellSoon).on("blur", tellSoon);
}
