import type { App } from "electron";

/**
 * Whether this is the first. A second one hands its arguments to the first and ends; the first then comes to the front.
 * @param onSecond gets the second one's arguments
 */
export function claimSingleInstance(
  app: Pick<App, "requestSingleInstanceLock" | "quit" | "on">,
  onSecond: (argv: readonly string[]) => void,
): boolean {
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return false;
  }
  app.on("second-instance", (_event, argv) => onSecond(argv));
  return true;
}
