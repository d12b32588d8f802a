import type { MainWindow } from "./main-window.ts";

/**
 * Reloads the page once the member leaves the window: they may be typing a password. Called when
 * the session is read late, since the page did not wait for the keyring. A page that has stopped
 * again is loaded when the member wants it.
 */
export function reloadUnfocused({ window, recovery }: Pick<MainWindow, "window" | "recovery">): void {
  if (window.isDestroyed()) return;
  const reload = () => void (recovery.hasStopped() || window.webContents.reload());
  if (window.isFocused()) window.once("blur", reload);
  else reload();
}
