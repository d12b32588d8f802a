import type { AppUpdater } from "electron-updater";
import type { UpdateState } from "../../bridge.ts";
import type { Log } from "../log.ts";
import type { QuitState } from "./quit-state.ts";

export interface Updates {
  state(): UpdateState;
  /** Looks for a newer release now, unless one is on its way. */
  check(): void;
  /** Installs the downloaded update and restarts. Throws when there is none. */
  restart(): void;
}

interface UpdaterParts {
  /**
   * False where a package manager or a store owns the app, or where it was packaged without a feed.
   */
  readonly isOn: boolean;
  /**
   * Loads electron-updater, which reads the feed's address from `app-update.yml`. Called only
   * when updates are on.
   */
  readonly load: () => Promise<AppUpdater>;
  readonly onChange: (state: UpdateState) => void;
  readonly quit: Pick<QuitState, "beginRestart" | "goOn">;
  readonly log: Log;
}

const firstCheckMs = 3_000;
const checkEveryMs = 4 * 60 * 60_000;

/**
 * Checks for a newer release now and then, downloads it, and reports when a restart would install
 * it. A release that could not be installed is not offered again until the app restarts.
 */
export function startUpdater({ isOn, load, onChange, quit, log }: UpdaterParts): Updates {
  let state: UpdateState = { status: isOn ? "idle" : "off", version: null };
  let updater: AppUpdater | null = null;
  let failedVersion: string | null = null;
  const change = (next: UpdateState) => {
    if (next.status === state.status && next.version === state.version) return;
    state = next;
    onChange(state);
  };
  // electron-updater reports each failure twice: it rejects, and emits an error, which is logged.
  const ignore = () => undefined;
  const check = () => {
    if (state.status === "idle") updater?.checkForUpdates().catch(ignore);
  };
  const download = (version: string) => {
    if (state.status !== "idle" || version === failedVersion) return;
    change({ status: "downloading", version });
    updater?.downloadUpdate().catch(ignore);
  };
  const fail = (cause: unknown) => {
    log.error("The update failed", cause);
    if (state.status === "ready") {
      failedVersion = state.version;
      if (updater) updater.autoInstallOnAppQuit = false;
      quit.goOn();
    }
    if (state.status !== "idle") change({ status: "idle", version: null });
  };
  const start = async () => {
    const loaded = await load();
    updater = loaded;
    loaded.logger = null;
    loaded.autoDownload = false;
    loaded.allowDowngrade = false;
    loaded.on("update-available", ({ version }) => download(version));
    loaded.on("update-downloaded", ({ version }) => {
      loaded.autoInstallOnAppQuit = true;
      change({ status: "ready", version });
    });
    loaded.on("error", fail);
    setTimeout(check, firstCheckMs).unref();
    setInterval(check, checkEveryMs).unref();
  };
  if (isOn) start().catch((cause: unknown) => log.error("Updates are off", cause));
  return {
    state: () => state,
    check,
    restart: () => {
      if (state.status !== "ready" || !updater) throw new Error("No update is waiting for a restart");
      quit.beginRestart();
      try {
        updater.quitAndInstall(true, true);
      } catch (cause) {
        fail(cause);
        throw cause;
      }
    },
  };
}
