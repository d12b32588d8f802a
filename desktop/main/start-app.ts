import {
  app,
  BrowserWindow,
  dialog,
  globalShortcut,
  ipcMain,
  nativeTheme,
  screen,
  session as sessions,
} from "electron";
import { join } from "node:path";
import type { Preferences, ThemeChoice } from "../bridge.ts";
import { appOrigin } from "./security/app-scheme.ts";
import { createAttention } from "./attention.ts";
import { bridgeHandlers } from "./bridge/bridge-handlers.ts";
import { staysOnClose } from "./window/close-rule.ts";
import type { Config } from "./config.ts";
import { openConnection } from "./server/connection.ts";
import { createDisplays } from "./window/displays.ts";
import { askWhereToSave } from "./security/downloads.ts";
import { serveBridge, tellPage } from "./bridge/serve-bridge.ts";
import { keepJson } from "./os/json-file.ts";
import { claimLinks } from "./os/protocol-client.ts";
import type { Log } from "./log.ts";
import { openMainWindow } from "./window/main-window.ts";
import { installMenus } from "./menus/install-menus.ts";
import { createPageNavigation } from "./page/page-navigation.ts";
import { createPageSearch } from "./page/find-in-page.ts";
import { applyPreferences, type EffectParts } from "./settings/apply-preferences.ts";
import { checkServer } from "./server/server-address.ts";
import { createServerQuestion } from "./server/confirm-server-change.ts";
import { setStartAtLogin, startsAtLogin, wasStartedAtLogin } from "./os/start-at-login.ts";
import { keepUpToDate, parseUpdateMemory } from "./os/updater.ts";
import { pagePreferences, windowOptions } from "./window/window-options.ts";
import { parseWindowStates } from "./window/window-state.ts";

export interface RunningApp {
  /** Comes to the front, at a path of the product when one is given. */
  arrive(path: string | null): void;
}

/** Puts the app together. The Electron app is ready. */
export function startApp(config: Config, log: Log): RunningApp {
  const out = join(import.meta.dirname, "..");
  const resourcesDir = join(out, "resources");
  const dataDir = app.getPath("userData");
  if (!config.isSandboxed) log.info("The system gives the app no sandbox");
  let isQuitting = false;
  app.on("before-quit", () => (isQuitting = true));

  const connection = openConnection({
    config,
    log,
    app,
    dataDir,
    bundleDir: join(out, "renderer"),
    onSessionChange: () => {
      attention.forget();
      attention.unread.refresh();
    },
    onLateSession: () => {
      const { window } = main;
      if (window.isDestroyed()) return;
      // Not under the hands of who is just signing in.
      if (window.isFocused()) window.once("blur", () => page.reload());
      else page.reload();
    },
  });
  const { settings, server } = connection;
  const preferences = () => settings.read().preferences;
  nativeTheme.themeSource = settings.read().theme;

  const open = (path: string | null) => path === null ? main.show() : navigation.open(path);
  const navigation = createPageNavigation(
    (target) => tellPage(main.window.webContents, "onNavigate", target),
    () => main.show(),
  );
  const displays = createDisplays(screen);
  const main = openMainWindow({
    create: (bounds) =>
      new BrowserWindow(windowOptions({
        bounds,
        displays: displays.workAreas(),
        isDark: nativeTheme.shouldUseDarkColors,
        icon: config.system === "linux" ? join(resourcesDir, "icon.png") : null,
        page: pagePreferences(join(out, "preload/index.cjs"), app.isPackaged),
      })),
    kept: keepJson(join(dataDir, "window.json"), parseWindowStates, log),
    displays,
    startsHidden: config.startsHidden || wasStartedAtLogin(app, config.system),
    canBeFound: () =>
      config.system === "mac" ||
      (attention.hasTray() && (config.system === "windows" || preferences().staysInTray)),
    system: config.system,
    staysOnClose: () =>
      staysOnClose({
        isQuitting,
        system: config.system,
        staysInTray: preferences().staysInTray,
        hasTray: attention.hasTray(),
      }),
    log,
    onPageChange: () => navigation.pageGone(),
    onFocus: () => attention.unread.refresh(),
    onCountLost: () => attention.showCounts(),
  });
  const page = main.window.webContents;
  const attention = createAttention({
    app,
    log,
    system: config.system,
    resourcesDir,
    calls: connection.calls,
    preferences,
    window: () => main.window.isDestroyed() ? null : main.window,
    pageTitle: main.title,
    open,
    tellPage: (counts) => tellPage(page, "onUnread", counts),
  });
  const updates = keepUpToDate({
    isOn: config.updatesItself,
    load: async () => (await import("electron-updater")).autoUpdater,
    onChange: (state) => tellPage(page, "onUpdate", state),
    beforeRestart: () => {
      isQuitting = true;
      app.releaseSingleInstanceLock();
    },
    onRestartFailed: () => {
      isQuitting = false;
      app.requestSingleInstanceLock();
    },
    memory: keepJson(join(dataDir, "update.json"), parseUpdateMemory, log),
    log,
  });
  const effects: EffectParts = {
    globalShortcut,
    session: sessions.defaultSession,
    setStartAtLogin: (isOn) => setStartAtLogin(app, config, process.execPath, isOn),
    openNewPost: () => open("/create-post"),
    log,
  };
  /** For the page, and for what it changes: the start at login as the system knows it. */
  const currentPreferences = (): Preferences => ({
    ...preferences(),
    startsAtLogin: startsAtLogin(app, config, process.execPath),
  });
  applyPreferences(effects, null, currentPreferences());
  const search = createPageSearch(page, (found) => tellPage(page, "onFound", found));

  serveBridge(
    ipcMain,
    bridgeHandlers({
      describe: () => ({
        version: app.getVersion(),
        system: config.system,
        serverAddress: server(),
        builtInAddress: config.builtInServer,
        keepsSession: connection.session.isKept,
        hasTray: attention.hasTray(),
        isSandboxed: config.isSandboxed,
        isAppImage: config.appImage !== null,
        desktopChoosesKeys: config.isOnWayland,
        update: updates.state(),
      }),
      navigation,
      links: connection.links,
      unread: attention.unread,
      tellCounts: attention.tellCounts,
      updates,
      cancelCall: connection.cancelCall,
      checkServer: (address) => checkServer(connection.fetch, address),
      mayUseServer: createServerQuestion({ dialog, window: main.window, server }),
      useServer: async (address) => {
        settings.write({ ...settings.read(), server: address });
        await connection.signOut();
        navigation.pageGone();
        await page.loadURL(`${appOrigin}/`);
      },
      preferences: currentPreferences,
      changePreferences: (changed) => {
        const before = currentPreferences();
        const now: Preferences = { ...before, ...changed };
        applyPreferences(effects, before, now);
        const { startsAtLogin: _, ...kept } = now;
        settings.write({ ...settings.read(), preferences: kept });
        return now;
      },
      showTheme: (theme: ThemeChoice) => {
        nativeTheme.themeSource = theme;
        settings.write({ ...settings.read(), theme });
      },
      find: search.find,
      stopFinding: search.stop,
    }),
    () => page,
    log,
  );
  installMenus({
    app,
    window: main.window,
    system: config.system,
    links: connection.links,
    server,
    open,
    find: () => tellPage(page, "onFind", {}),
    log,
  });
  askWhereToSave(sessions.defaultSession, () => app.getPath("downloads"), join, log);
  app.on("activate", () => main.show());
  app.on("window-all-closed", () => app.quit());
  main.load();
  claimLinks(app, process.execPath, log);
  attention.unread.refresh();
  return { arrive: open };
}
