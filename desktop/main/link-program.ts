import type { App } from "electron";
import { product } from "#shared/product.ts";

/**
 * Makes the app the program for our links. While developing, Electron is the program and the app its argument, which Windows has to be
 * told; the packaging tells the other systems, and an AppImage does so itself (app-image.ts).
 */
export function claimLinks(
  app: Pick<App, "setAsDefaultProtocolClient" | "isPackaged" | "getAppPath">,
  program: string,
): void {
  if (app.isPackaged) app.setAsDefaultProtocolClient(product.scheme);
  else app.setAsDefaultProtocolClient(product.scheme, program, [app.getAppPath()]);
}
