import type { App } from "electron";
import { product } from "#shared/product.ts";
import type { Log } from "../log.ts";

/**
 * Makes the app the program for our links. During development Electron is the program and the app its argument, which Windows must be
 * given; the installers register it elsewhere. An AppImage has no installer, so its links open once the desktop integrates it.
 */
export function claimLinks(
  app: Pick<App, "setAsDefaultProtocolClient" | "isPackaged" | "getAppPath">,
  program: string,
  log: Log,
): void {
  const isOurs = app.isPackaged
    ? app.setAsDefaultProtocolClient(product.scheme)
    : app.setAsDefaultProtocolClient(product.scheme, program, [app.getAppPath()]);
  if (!isOurs) log.info(`The system opens ${product.scheme}:// links with another program, or none`);
}
