import type { App } from "electron";

/** Whether the app is quitting. While it is, closing the window does not just hide it. */
export interface QuitState {
  isQuitting(): boolean;
  /** The window closes, and the app ends with it. */
  beginQuit(): void;
  /** Prepares a restart into an update: the next process must get the single-instance lock. */
  beginRestart(): void;
  /** The update could not be installed, or a member stays with unsaved changes. */
  goOn(): void;
}

export function createQuitState(
  app: Pick<App, "on" | "requestSingleInstanceLock" | "releaseSingleInstanceLock">,
): QuitState {
  let isQuitting = false;
  app.on("before-quit", () => (isQuitting = true));
  return {
    isQuitting: () => isQuitting,
    beginQuit: () => void (isQuitting = true),
    beginRestart: () => {
      isQuitting = true;
      app.releaseSingleInstanceLock();
    },
    goOn: () => {
      isQuitting = false;
      app.requestSingleInstanceLock();
    },
  };
}
