import {
  app,
  BrowserWindow,
  ipcMain,
  nativeImage,
  Notification,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session as sessions,
  Tray,
} from "electron";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext } from "../app-context.ts";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { createAppProtocol } from "../page/serve-app-protocol.ts";
import { guardNavigation } from "../security/navigation-guards.ts";
import { guardSession } from "../security/session-guards.ts";
import { openSocketIn } from "../security/open-socket.ts";
import { trayPicture } from "../tray/tray.ts";
import { getWorkAreas, placeWindow } from "../window/window-bounds.ts";
import { createWindowOptions } from "../window/window-options.ts";
import { checkBadge } from "./checks/check-badge.ts";
import { checkDeepLinks } from "./checks/check-deep-links.ts";
import { checkKeyring } from "./checks/check-keyring.ts";
import { checkMemory } from "./checks/check-memory.ts";
import { checkNotification } from "./checks/check-notification.ts";
import { checkSleep } from "./checks/check-sleep.ts";
import { checkTray } from "./checks/check-tray.ts";
import { checkUpdates } from "./checks/check-updates.ts";
import { type HiddenPage, openHiddenPage } from "./checks/hidden-page.ts";
import type { SelfTestPlace } from "./own-data-folder.ts";
import type { CheckName, SelfTestReport } from "./report.ts";
import { type Check, runChecks } from "./run-checks.ts";

interface SelfTestParts {
  readonly config: Config;
  readonly place: SelfTestPlace;
  readonly versions: SelfTestReport["versions"];
  readonly resourcesPath: string;
  readonly log: Log;
}

/**
 * Runs every check (desktop.8). The Electron app must be ready, in a data folder of the
 * self-test's own.
 */
export async function runSelfTest(parts: SelfTestParts): Promise<SelfTestReport> {
  const startedAt = new Date();
  // The hidden page is the only window; without this, its end would end the app.
  app.on("window-all-closed", () => {});
  const checks = await runChecks(createChecks(parts), () => performance.now());
  return {
    selfTest: 1,
    isPassed: Object.values(checks).every(({ result }) => result !== "failed"),
    startedAt: startedAt.toISOString(),
    milliseconds: Date.now() - startedAt.getTime(),
    versions: parts.versions,
    isPackaged: app.isPackaged,
    isSandboxed: parts.config.isSandboxed,
    isAppRunning: parts.place.isAppRunning,
    checks,
  };
}

function createChecks(parts: SelfTestParts): Readonly<Record<CheckName, Check>> {
  const { config, place, log } = parts;
  const { system } = config;
  const makeImage = (pixels: Uint8Array, size: number) =>
    nativeImage.createFromBitmap(Buffer.from(pixels), { width: size, height: size });
  const resources = join(import.meta.dirname, "..", "resources");
  // Forgotten at the end, and not guarded like the page's.
  const session = sessions.fromPartition("self-test");
  return {
    tray: () =>
      checkTray({
        createTray: (icon) => new Tray(icon),
        icon: nativeImage.createFromPath(join(resources, trayPicture[system])),
        system,
      }),
    badge: () => checkBadge({ app, makeImage, system, isAppRunning: place.isAppRunning }),
    notification: () => checkNotification(Notification),
    deepLink: () => checkDeepLinks(app),
    keyring: () => checkKeyring({ cipher: safeStorage, system }),
    sleep: () =>
      checkSleep({ powerMonitor, openSocket: (address) => openSocketIn(session, address, "en"), log }),
    updates: () =>
      checkUpdates({
        isPackaged: app.isPackaged,
        updatesItself: config.updatesItself,
        feedFile: readIfThere(join(parts.resourcesPath, "app-update.yml")),
        load: async () => (await import("electron-updater")).autoUpdater,
      }),
    memory: () => checkMemory(app, () => openPage(parts)),
  };
}

/** Opens the page as the app does, with the same guards, without a server. */
function openPage({ config, place, log }: SelfTestParts): Promise<HiddenPage> {
  const context = createContext(config, log, place.dataFolder, join(import.meta.dirname, ".."));
  const refuse = () => {
    throw new Error("A self-test opens nothing");
  };
  guardSession(sessions.defaultSession, config.devPages);
  guardNavigation(app, { open: refuse, openOnServer: refuse }, log);
  protocol.handle(
    "app",
    createAppProtocol({
      bundleDir: context.bundleDir,
      language: () => "en",
      devPages: config.devPages,
      callApi: () => Promise.resolve(new Response(null, { status: 503 })),
      fetch: (address, init) => sessions.fromPartition("self-test").fetch(address, init),
    }),
  );
  return openHiddenPage({
    createWindow: () =>
      new BrowserWindow(createWindowOptions({
        bounds: placeWindow(null, getWorkAreas(screen)),
        isDark: false,
        icon: null,
        preload: context.preload,
        isPackaged: app.isPackaged,
      })),
    ipcMain,
    description: {
      version: app.getVersion(),
      system: config.system,
      serverAddress: null,
      builtInAddress: config.builtInServer,
      keepsSession: false,
      hasTray: false,
      isSandboxed: config.isSandboxed,
      isAppImage: config.appImage !== null,
      desktopChoosesKeys: config.isOnWayland,
      update: { status: "off", version: null },
    },
    log,
  });
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
