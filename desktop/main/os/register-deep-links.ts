import type { App } from "electron";
import { product } from "#shared/product.ts";
import type { Log } from "../log.ts";

/**
 * Registers the app for `glimmer://` links. In development the program is Electron with the app as
 * its argument, which Windows must know. On Linux the deb registers it; an AppImage is registered
 * when the desktop integrates it.
 */
export function registerDeepLinks(
  app: Pick<App, "setAsDefaultProtocolClient" | "isPackaged" | "getAppPath">,
  program: string,
  log: Log,
): void {
  const isRegistered = app.isPackaged
    ? app.setAsDefaultProtocolClient(product.scheme)
    : app.setAsDefaultProtocolClient(product.scheme, program, [app.getAppPath()]);
  if (!isRegistered) log.info(`The system does not open ${product.scheme}:// links with this app`);
}
