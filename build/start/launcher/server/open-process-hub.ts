import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openHub } from "../../../../server/realtime/between-processes/hub.ts";

/** The hub that connects the server processes of this launcher. */
interface ProcessHub {
  /** By which the processes reach it. */
  readonly settings: { readonly HUB_SOCKET: string; readonly HUB_TOKEN: string };
  close(): Promise<void>;
}

/** The system cuts longer addresses of sockets, or refuses them. */
const longestPathBytes = 103;

/**
 * Opens it in the data directory; where that path is too long, or on a file system that has no
 * sockets, in a folder for temporary files.
 */
export async function openProcessHub(dataDir: string): Promise<ProcessHub> {
  const token = randomBytes(32).toString("base64url");
  const inData = join(dataDir, "processes.sock");
  const opened = Buffer.byteLength(inData) > longestPathBytes
    ? null
    : await openHub({ path: inData, token }).catch(() => null);
  if (opened) return { settings: settingsOf(inData, token), close: () => opened.close() };
  const folder = await mkdtemp(join(tmpdir(), "glimmer-"));
  const path = join(folder, "processes.sock");
  const hub = await openHub({ path, token });
  return {
    settings: settingsOf(path, token),
    async close() {
      await hub.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function settingsOf(path: string, token: string): ProcessHub["settings"] {
  return { HUB_SOCKET: path, HUB_TOKEN: token };
}
