import type { App, BrowserWindow, Dialog } from "electron";
import { basename, dirname } from "node:path";
import { exportAccount } from "#shared/account/leaving-contract.ts";
import { product } from "#shared/product.ts";
import { isOwnResponse } from "#shared/system/own-response.ts";
import type { SavedExport } from "../../bridge.ts";
import type { Log } from "../log.ts";
import { saveWholeFile } from "./save-whole-file.ts";
import { appOrigin } from "../security/app-scheme.ts";
import { readText } from "../server/read-json.ts";
import type { Connection } from "../server/server-connection.ts";

interface ExportParts {
  readonly connection: Pick<Connection, "callApi" | "serverNow">;
  readonly app: Pick<App, "on">;
  readonly dialog: Pick<Dialog, "showSaveDialog">;
  readonly window: BrowserWindow;
  /** Returns the path that the dialog proposes for a file of this name. */
  readonly proposePath: (name: string) => string;
  readonly log: Log;
}

export interface ExportSaver {
  /** A call while another runs gets the outcome of that one, and opens no second dialog. */
  save(): Promise<SavedExport>;
  /** Someone signs in or out: what still arrives is removed. */
  stop(): void;
}

/**
 * Saves all data of the member who is signed in, where they choose (auth.15). The page chooses
 * neither the call nor the file, and what is saved is never in its memory.
 */
export function createExportSaver(parts: ExportParts): ExportSaver {
  let running: { readonly outcome: Promise<SavedExport>; readonly stopping: AbortController } | null = null;
  const stop = () => {
    running?.stopping.abort();
    running = null;
  };
  parts.app.on("will-quit", stop);
  return {
    save: () => {
      if (running) return running.outcome;
      const stopping = new AbortController();
      const outcome = saveExport(parts, stopping.signal).finally(() => {
        if (running?.stopping === stopping) running = null;
      });
      running = { outcome, stopping };
      return outcome;
    },
    stop,
  };
}

/** The member is asked first, because each call counts among those of the day. */
async function saveExport(parts: ExportParts, signal: AbortSignal): Promise<SavedExport> {
  const path = await askForPath(parts);
  if (path === null || signal.aborted) return { outcome: "cancelled" };
  const headers = { Accept: exportAccount.produces };
  const response = await parts.connection.callApi(new Request(appOrigin + exportAccount.path, { headers }));
  if (response.type === "error") return { outcome: "unreachable" };
  if (!response.ok || !isOwnResponse(response) || !response.body) return await refusalOf(response);
  const content = response.body.pipeThrough(createWholeZipStream());
  const outcome = await saveWholeFile({ path, content, signal, log: parts.log });
  if (outcome === "stopped") return { outcome: "cancelled" };
  return outcome === "saved"
    ? { outcome, name: basename(path), folder: basename(dirname(path)) || dirname(path) }
    : { outcome };
}

async function askForPath(
  { connection, dialog, window, proposePath }: ExportParts,
): Promise<string | null> {
  const day = new Date(connection.serverNow()).toISOString().slice(0, 10);
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: proposePath(`${product.scheme}-data-${day}.zip`),
    filters: [{ name: "Zip", extensions: ["zip"] }],
    // Linux asks only then, and macOS makes folders only then.
    properties: ["showOverwriteConfirmation", "createDirectory"],
  });
  return canceled || filePath === "" ? null : filePath;
}

/** The page decides what it means, as for every other call. */
async function refusalOf(response: Response): Promise<SavedExport> {
  const body = response.ok ? "" : await readText(response).catch(() => "");
  if (response.ok) await response.body?.cancel();
  return { outcome: "refused", status: response.status, headers: Object.fromEntries(response.headers), body };
}

/** The record that ends a zip without a comment, and its first bytes. */
const endLength = 22;
const endSignature = Buffer.from("PK\x05\x06", "latin1");

/**
 * Passes a zip on, and fails when it ends early. A proxy can end a response that broke off as if it
 * were whole.
 */
export function createWholeZipStream(): TransformStream<Uint8Array, Uint8Array> {
  let last = Buffer.alloc(0);
  return new TransformStream({
    transform: (chunk, to) => {
      last = Buffer.concat([last, chunk.subarray(-endLength)]).subarray(-endLength);
      to.enqueue(chunk);
    },
    flush: (to) => {
      if (last.length < endLength || !last.subarray(0, endSignature.length).equals(endSignature)) {
        to.error(new Error("The zip ends early"));
      }
    },
  });
}
