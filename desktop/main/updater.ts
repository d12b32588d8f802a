import type { AppUpdater } from "electron-updater";
import type { UpdateState } from "../bridge.ts";
import type { Log } from "./log.ts";

export interface Updates {
  state(): UpdateState;
  /** Installs what waits and starts again. Throws when nothing waits. */
  restart(): void;
}

export interface UpdateParts {
  /** False where a package manager owns the app, or where it was packaged without an address of releases. */
  readonly isOn: boolean;
  /** Loaded only when it is on; it reads the address from what the packaging left beside the app. */
  readonly load: () => Promise<AppUpdater>;
  readonly onChange: (state: UpdateState) => void;
  /** Nothing may keep the windows open any more. */
  readonly beforeRestart: () => void;
  readonly log: Log;
}

const firstLookMs = 3_000;
const lookEveryMs = 4 * 60 * 60_000;

/** Looks for a newer release now and then, fetches it quietly and says when a restart would bring it. Never twice for one version. */
export function keepUpToDate({ isOn, load, onChange, beforeRestart, log }: UpdateParts): Updates {
  let state: UpdateState = { status: isOn ? "idle" : "off", version: null };
  let updater: AppUpdater | null = null;
  const change = (next: UpdateState) => {
    if (next.status === state.status && next.version === state.version) return;
    state = next;
    onChange(state);
  };
  const look = () => {
    // What is downloaded waits; asking again would only fetch it again.
    if (state.status !== "idle") return;
    updater?.checkForUpdates().catch((cause: unknown) => log.error("No look for updates", cause));
  };
  const start = async () => {
    updater = await load();
    updater.logger = null;
    updater.autoDownload = true;
    updater.autoInstallOnAppQuit = true;
    updater.allowDowngrade = false;
    updater.on("update-available", ({ version }) => change({ status: "downloading", version }));
    updater.on("update-downloaded", ({ version }) => change({ status: "ready", version }));
    updater.on("error", (cause) => {
      log.error("The update failed", cause);
      if (state.status === "downloading") change({ status: "idle", version: null });
    });
    setTimeout(look, firstLookMs).unref();
    setInterval(look, lookEveryMs).unref();
  };
  if (isOn) start().catch((cause: unknown) => log.error("Updates are off", cause));
  return {
    state: () => state,
    restart: () => {
      if (state.status !== "ready" || !updater) throw new Error("No update waits for a restart");
      beforeRestart();
      updater.quitAndInstall(true, true);
    },
  };
}
