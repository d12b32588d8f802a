import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, vi } from "vitest";
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

/** The test file's own import of the app. Each start makes it anew, so that no module remembers another computer. */
type ImportApp = () => Promise<{ startApp(config: Config, log: Log): RunningApp }>;

/**
 * Gives every test of the file a folder of data, empty at first, and what starts the app on it. What was started last quits when the test
 * is done.
 */
export function appStarter(importApp: ImportApp) {
  const folder = temporaryFolder();
  let userData: string;
  let quit: (() => void) | undefined;

  beforeEach(() => {
    // What waits for time waits for the test; files and promises take theirs.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    userData = mkdtempSync(join(folder, "run-"));
  });
  afterEach(() => {
    quit?.();
    vi.useRealTimers();
  });

  return {
    /** Starts the app, on a computer that knows of an earlier start only what the folder of data holds. */
    async start({ hasTray = true, isLoginItem = false, isDark = false, ...changed }: Start = {}) {
      const electron = installElectron({ userData, hasTray });
      quit = () => void electron.app.emit("before-quit", {});
      electron.nativeTheme.shouldUseDarkColors = isDark;
      electron.app.loginItem.wasOpenedAtLogin = isLoginItem;
      /** What the servers answer, by the path of the address; 404 for the rest. */
      const answers: Record<string, () => unknown> = {};
      electron.session.fromPartition("persist:server").fetch.mockImplementation(async (address) => {
        const answer = answers[new URL(address).pathname];
        return answer ? Response.json(await answer()) : Response.json({}, { status: 404 });
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
        answers,
        call: electron.callFromPage,
      };
    },
    /** Where the folder of data has, or would have, this. */
    inUserData: (name: string): string => join(userData, name),
    keptSettings: () => JSON.parse(readFileSync(join(userData, "settings.json"), "utf8")) as unknown,
    keepPreferences: (preferences: Partial<Preferences>): void =>
      writeFileSync(join(userData, "settings.json"), JSON.stringify({ preferences })),
    /** As an earlier run left it: somebody is signed in. */
    async keepToken(): Promise<void> {
      const text = JSON.stringify({ origin: builtInServer, token: "the-token" });
      writeFileSync(join(userData, "session"), await fakeKeyring.encryptStringAsync(text));
    },
  };
}
