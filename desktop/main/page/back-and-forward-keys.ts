import type { BrowserWindow } from "electron";
import type { System } from "../../bridge.ts";

/**
 * Makes the Back and Forward keys of a keyboard work. Windows reports them as app commands. Linux
 * does too, but twice for each key and once more for a mouse button, so there the key events count.
 * Chromium handles the side buttons of a mouse, and a Mac has no such keys.
 */
export function handleBackAndForwardKeys(
  window: Pick<BrowserWindow, "on" | "webContents">,
  system: System,
): void {
  const { webContents } = window;
  const { navigationHistory } = webContents;
  if (system === "windows") {
    window.on("app-command", (_event, command) => {
      if (command === "browser-backward") navigationHistory.goBack();
      if (command === "browser-forward") navigationHistory.goForward();
    });
  }
  if (system === "linux") {
    webContents.on("before-input-event", (_event, { type, key }) => {
      if (type !== "keyDown") return;
      if (key === "BrowserBack") navigationHistory.goBack();
      if (key === "BrowserForward") navigationHistory.goForward();
    });
  }
}
