import type { BrowserWindow } from "electron";
import type { System } from "../../bridge.ts";

/**
 * Lets the keys that keyboards have for it go back and forward. The side buttons of a mouse are Chromium's own doing. Windows tells of the
 * keys as commands; Linux does too, but twice for a key and once more for a mouse, so there the key itself is heard. A Mac has none.
 */
export function followHistoryKeys(
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
