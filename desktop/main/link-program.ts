import type { App } from "electron";
import { product } from "#shared/product.ts";
import type { Log } from "./log.ts";

/** Linux notices after a moment what an AppImage told it of itself, and takes no program before that it does not know. */
const againMs = 2_000;

/**
 * Makes the app the program for our links. While developing, Electron is the program and the app its argument, which Windows has to be
 * told; the packaging tells the other systems, and an AppImage does so itself (app-image.ts). A system that refuses is asked once more.
 */
export function claimLinks(
  app: Pick<App, "setAsDefaultProtocolClient" | "isPackaged" | "getAppPath">,
  program: string,
  log: Log,
): void {
  const claim = () =>
    app.isPackaged
      ? app.setAsDefaultProtocolClient(product.scheme)
      : app.setAsDefaultProtocolClient(product.scheme, program, [app.getAppPath()]);
  if (claim()) return;
  setTimeout(() => {
    if (!claim()) log.info(`The system opens ${product.scheme}:// links with another program, or none`);
  }, againMs);
}
