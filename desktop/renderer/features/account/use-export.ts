import { useMutation } from "@tanstack/react-query";
import { exportAccount } from "#shared/account/leaving-contract.ts";
import { product } from "#shared/product.ts";
import { getRateLimitStatus } from "#shared/system/contract.ts";
import { call, callFile } from "../../lib/api/call.ts";
import { platform } from "../../lib/platform/current-platform.ts";
import { downloadFrom, saveFile } from "../../lib/window/save-file.ts";

/** What became of a click: the browser downloads, the app has the file, or no more today. */
type Export =
  | { readonly kind: "begun" | "saved" }
  | { readonly kind: "used-up"; readonly limit: number; readonly until: string };

/** Saves all the member's data as a file (auth.15). */
export function useExport() {
  return useMutation({
    mutationFn: platform().kind === "web" ? downloadInBrowser : saveInApp,
  });
}

/**
 * The browser writes what arrives to disk, however much it is; a page would hold it in memory. A
 * link shows no failure here, so the server is asked first.
 */
async function downloadInBrowser(): Promise<Export> {
  const limits = await call(getRateLimitStatus, {});
  const { used, limit, resetsAt } = limits.find(({ name }) => name === "export") ?? { used: 0, limit: 1 };
  if (used >= limit && resetsAt) return { kind: "used-up", limit, until: resetsAt };
  downloadFrom(exportAccount.path);
  return { kind: "begun" };
}

/** A link could lead the app's page away. Chromium keeps a large response on disk, too. */
async function saveInApp(): Promise<Export> {
  const file = await callFile(exportAccount, {});
  const day = new Date().toISOString().slice(0, 10);
  saveFile(file, "application/zip", `${product.scheme}-data-${day}.zip`);
  return { kind: "saved" };
}
