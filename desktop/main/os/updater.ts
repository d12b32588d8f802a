import type { AppUpdater } from "electron-updater";
import { z } from "zod";
import type { UpdateState } from "../../bridge.ts";
import type { Kept } from "./json-file.ts";
import type { Log } from "../log.ts";

export interface Updates {
  state(): UpdateState;
  /** Installs what waits and starts again. Throws when nothing waits. */
  restart(): void;
}

interface UpdateParts {
  /** False where a package manager owns the app, or where it was packaged without an address of releases. */
  readonly isOn: boolean;
  /** Loaded only when it is on; it reads the address from what the packaging left beside the app. */
  readonly load: () => Promise<AppUpdater>;
  readonly onChange: (state: UpdateState) => void;
  /** Nothing may keep the windows open any more, and the program that starts next is no second one. */
  readonly beforeRestart: () => void;
  /** The app goes on: what was to be installed could not be. */
  readonly onRestartFailed: () => void;
  readonly memory: Kept<UpdateMemory>;
  readonly log: Log;
}

const updateMemory = z.object({
  /** The last version that came and could not be installed; null: none. */
  refused: z.string().max(100).nullable(),
  /** When, in ms. */
  at: z.number(),
});

/** What outlives the app. */
type UpdateMemory = z.infer<typeof updateMemory>;

export function parseUpdateMemory(kept: unknown): UpdateMemory {
  return updateMemory.safeParse(kept).data ?? { refused: null, at: 0 };
}

const firstLookMs = 3_000;
const lookEveryMs = 4 * 60 * 60_000;
/** What kept it from being installed, a full disk or a wrong signature, may have been mended by then. */
const refusedForMs = 7 * 24 * 60 * 60_000;

/**
 * Looks for a newer release now and then, fetches it quietly and says when a restart would bring it. Never twice for one version: a
 * release that came and could not be installed is neither tried nor offered again for a week, in this run or a later one.
 */
export function keepUpToDate(parts: UpdateParts): Updates {
  const { isOn, load, onChange, beforeRestart, onRestartFailed, memory, log } = parts;
  let state: UpdateState = { status: isOn ? "idle" : "off", version: null };
  let updater: AppUpdater | null = null;
  const change = (next: UpdateState) => {
    if (next.status === state.status && next.version === state.version) return;
    state = next;
    onChange(state);
  };
  // Failures are told twice, here and as an event, which logs them.
  const ignore = () => undefined;
  const look = () => {
    // What is downloaded waits; asking again would only fetch it again.
    if (state.status === "idle") updater?.checkForUpdates().catch(ignore);
  };
  const isRefused = (version: string) => {
    const { refused, at } = memory.read();
    return refused === version && Date.now() - at < refusedForMs;
  };
  const fetch = (version: string) => {
    if (state.status !== "idle" || isRefused(version)) return;
    change({ status: "downloading", version });
    updater?.downloadUpdate().catch(ignore);
  };
  const fail = (cause: unknown) => {
    log.error("The update failed", cause);
    if (state.status === "ready") {
      memory.write({ refused: state.version, at: Date.now() });
      if (updater) updater.autoInstallOnAppQuit = false;
      onRestartFailed();
    }
    if (state.status !== "idle") change({ status: "idle", version: null });
  };
  const start = async () => {
    const loaded = await load();
    updater = loaded;
    loaded.logger = null;
    loaded.autoDownload = false;
    loaded.allowDowngrade = false;
    loaded.on("update-available", ({ version }) => fetch(version));
    loaded.on("update-downloaded", ({ version }) => {
      loaded.autoInstallOnAppQuit = true;
      change({ status: "ready", version });
    });
    loaded.on("error", fail);
    setTimeout(look, firstLookMs).unref();
    setInterval(look, lookEveryMs).unref();
  };
  if (isOn) start().catch((cause: unknown) => log.error("Updates are off", cause));
  return {
    state: () => state,
    restart: () => {
      if (state.status !== "ready" || !updater) throw new Error("No update waits for a restart");
      beforeRestart();
      try {
        updater.quitAndInstall(true, true);
      } catch (cause) {
        fail(cause);
        throw cause;
      }
    },
  };
}
