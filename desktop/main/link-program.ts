import { resolve } from "node:path";
import type { App } from "electron";
import { product } from "#shared/product.ts";

/**
 * Makes the app the program for our links. While developing, Electron is the program and the app its first argument, which Windows has
 * to be told; the packaging tells the other systems.
 */
export function claimLinks(
  app: Pick<App, "setAsDefaultProtocolClient">,
  { defaultApp, execPath, argv }: Pick<NodeJS.Process, "execPath" | "argv"> & { defaultApp?: boolean },
): void {
  if (defaultApp && argv[1]) app.setAsDefaultProtocolClient(product.scheme, execPath, [resolve(argv[1])]);
  else app.setAsDefaultProtocolClient(product.scheme);
}
