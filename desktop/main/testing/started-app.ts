import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, vi } from "vitest";
import { ownError, ownJson } from "#shared/system/testing/own-response.ts";
import type { Preferences } from "../../bridge.ts";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import type { RunningApp } from "../start-app.ts";
import { installElectron } from "./fake-electron.ts";
import { fakeKeyring } from "./fake-session.ts";
import { quietLog } from "./quiet-log.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const builtInServer = "https://glimmer.example.org";
const config: Config = {
  builtInServer,
  updatesItself: false,
  devPages: null,
  startsHidden: false,
  system: "linux",
  isSandboxed: true,
  isOnWayland: false,
  appImage: null,
  autostartDir: null,
};

interface Start extends Partial<Config> {
  readonly hasTray?: boolean;
  readonly isLoginItem?: boolean;
  readonly isDark?: boolean;
}

/**
 * The test file's own import of the app, which each start repeats so that no module keeps state.
 */
type ImportApp = () => Promise<{ startApp(config: Config, log: Log): RunningApp }>;

/**
 * Gives every test of a file an empty data folder and a function that starts the app in it. The app
 * quits after the test.
 */
export function appStarter(importApp: ImportApp) {
  const folder = temporaryFolder();
  let userData: string;
  let quit: (() => void) | undefined;

  beforeEach(() => {
    // Files and promises take their own time.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    userData = mkdtempSync(join(folder, "run-"));
  });
  afterEach(() => {
    quit?.();
    vi.useRealTimers();
  });

  return {
    /** Starts the app on a new computer with the same data folder. */
    async start({ hasTray = true, isLoginItem = false, isDark = false, ...changed }: Start = {}) {
      const electron = installElectron({ userData, hasTray });
      quit = () => void electron.app.emit("before-quit", {});
      electron.nativeTheme.shouldUseDarkColors = isDark;
      electron.app.loginItem.wasOpenedAtLogin = isLoginItem;
      /** The server's responses by path; 404 for all others. */
      const responses: Record<string, () => unknown> = {};
      electron.session.fromPartition("persist:server").fetch.mockImplementation(async (address) => {
        const respond = responses[new URL(address).pathname];
        return respond ? ownJson(await respond()) : ownError("unknown_call");
      });
      const log = quietLog();
      const { startApp } = await importApp();
      const running = startApp({ ...config, ...changed }, log);
      const [window] = electron.windows;
      if (!window) throw new Error("There is no window");
      return {
        electron,
        window,
        page: window.webContents,
        running,
        log,
        responses,
        call: electron.callFromPage,
      };
    },
    /** Returns the path of a file in the data folder. */
    inUserData: (name: string): string => join(userData, name),
    keptSettings: () => JSON.parse(readFileSync(join(userData, "settings.json"), "utf8")) as unknown,
    keepPreferences: (preferences: Partial<Preferences>): void =>
      writeFileSync(join(userData, "settings.json"), JSON.stringify({ preferences })),
    /** Stores a session as an earlier run would. */
    async keepToken(): Promise<void> {
      const text = JSON.stringify({ origin: builtInServer, token: "the-token" });
      writeFileSync(join(userData, "session"), await fakeKeyring.encryptStringAsync(text));
    },
  };
}
