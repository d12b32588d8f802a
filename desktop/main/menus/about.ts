import type { App } from "electron";
import { product } from "#shared/product.ts";

/** The system's about box: our version, and those of what the app is made of. */
export function prepareAbout(
  app: Pick<App, "setAboutPanelOptions" | "getVersion">,
  versions: Readonly<Record<string, string | undefined>>,
): void {
  app.setAboutPanelOptions({
    applicationName: product.name,
    applicationVersion: app.getVersion(),
    version: `Electron ${versions["electron"] ?? "?"}, Chromium ${versions["chrome"] ?? "?"}, Node ${
      versions["node"] ?? "?"
    }`,
    credits: product.tagline,
    copyright: `Copyright © 2026 ${product.name}`,
  });
}
