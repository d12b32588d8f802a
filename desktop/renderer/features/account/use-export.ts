import { useMutation, useMutationState } from "@tanstack/react-query";
import { exportAccount } from "#shared/account/leaving-contract.ts";
import { getRateLimitStatus } from "#shared/system/contract.ts";
import { accountKeys } from "../../lib/query-keys/account-keys.ts";
import type { SavedExport } from "../../../bridge.ts";
import { failureIn, networkError } from "../../lib/api/api-error.ts";
import { call } from "../../lib/api/call.ts";
import { platform } from "../../lib/platform/current-platform.ts";
import { downloadFrom } from "../../lib/window/save-file.ts";

/**
 * What became of a click: the browser downloads, the app has the file or why not, or no more today.
 */
export type Export =
  | { readonly kind: "begun" | "cancelled" | "broken-off" | "disk-full" | "not-writable" }
  | { readonly kind: "saved"; readonly name: string; readonly folder: string }
  | { readonly kind: "used-up"; readonly limit: number; readonly until: string };

/**
 * Saves all the member's data as a file (auth.15). The app may need minutes, and Settings that are
 * left and opened again still say what becomes of it.
 */
export function useExport() {
  const { mutate } = useMutation({ mutationKey: accountKeys.export, mutationFn: exportData });
  const latest = useMutationState({
    filters: { mutationKey: accountKeys.export },
    select: ({ state }) => ({
      isPending: state.status === "pending",
      result: state.data as Export | undefined,
      error: state.error,
    }),
  }).at(-1);
  return { start: () => mutate(), isPending: false, result: undefined, error: null, ...latest };
}

/** A link shows no failure, and nobody should choose a place in vain: the limit is read first. */
async function exportData(): Promise<Export> {
  const limits = await call(getRateLimitStatus, {});
  const { used, limit, resetsAt } = limits.find(({ name }) => name === "export") ?? { used: 0, limit: 1 };
  if (used >= limit && resetsAt) return { kind: "used-up", limit, until: resetsAt };
  const { saveExport } = platform();
  if (saveExport) return await exportOf(await saveExport());
  // The browser writes what arrives to disk, however much it is; a page would hold it in memory.
  downloadFrom(exportAccount.path);
  return { kind: "begun" };
}

/** Throws what the call would have thrown here. */
async function exportOf(saved: SavedExport): Promise<Export> {
  if (saved.outcome === "saved") return { kind: "saved", name: saved.name, folder: saved.folder };
  if (saved.outcome === "unreachable") throw networkError();
  if (saved.outcome !== "refused") return { kind: saved.outcome };
  const { status, headers, body } = saved;
  throw await failureIn(new Response(body || null, { status, headers })) ?? networkError();
}
