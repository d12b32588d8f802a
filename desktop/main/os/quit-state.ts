import type { App } from "electron";

/** Whether the app is quitting. While it is, closing the window does not just hide it. */
export interface QuitState {
  isQuitting(): boolean;
  /** Prepares a restart into an update: the next process must get the single-instance lock. */
  beginRestart(): void;
  /** The update could not be installed, and the app goes on. */
  cancelRestart(): void;
}

export function createQuitState(
  app: Pick<App, "on" | "requestSingleInstanceLock" | "releaseSingleInstanceLock">,
): QuitState {
  let isQuitting = false;
  app.on("before-quit", () => (isQuitting = true));
  return {
    isQuitting: () => isQuitting,
    beginRestart: () => {
      isQuitting = true;
      app.releaseSingleInstanceLock();
    },
    cancelRestart: () => {
      isQuitting = false;
      app.requestSingleInstanceLock();
    },
  };
}
