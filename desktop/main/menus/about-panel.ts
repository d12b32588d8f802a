import { msg } from "@lingui/core/runtime-macro";
import type { App } from "electron";
import { product } from "#shared/product.ts";
import { writeText } from "../language/write-text.ts";

/** Sets what the system's about panel shows. */
export function setAboutPanel(
  app: Pick<App, "setAboutPanelOptions" | "getVersion">,
  versions: Readonly<Record<string, string | undefined>>,
): void {
  app.setAboutPanelOptions({
    applicationName: product.name,
    applicationVersion: app.getVersion(),
    version: `Electron ${versions["electron"] ?? "?"}, Chromium ${versions["chrome"] ?? "?"}, Node ${
      versions["node"] ?? "?"
    }`,
    credits: writeText(product.tagline),
    copyright: writeText(msg`Copyright © 2026 ${{ product: product.name }}`),
  });
}
