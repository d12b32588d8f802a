import {
  app,
  BrowserWindow,
  dialog,
  globalShortcut,
  ipcMain,
  nativeTheme,
  protocol,
  screen,
  session as sessions,
  shell,
  type WebContents,
} from "electron";
import { join } from "node:path";
import { type AppContext, createContext } from "./app-context.ts";
import type { BridgeEvent, BridgeEventName, UpdateState } from "../bridge.ts";
import { createBridgeHandlers } from "./bridge-handlers.ts";
import { sendToPage, serveBridge } from "./serve-bridge.ts";
import type { Config } from "./config.ts";
import { type Log, logFileName } from "./log.ts";
import { installMenus } from "./menus/install-menus.ts";
import { openJsonFile } from "./os/json-file.ts";
import { logEndedProcesses } from "./os/log-ended-processes.ts";
import { readMemory } from "./os/read-memory.ts";
import { registerDeepLinks } from "./os/register-deep-links.ts";
import { createQuitState, type QuitState } from "./os/quit-state.ts";
import { setStartAtLogin, startsAtLogin, wasStartedAtLogin } from "./os/start-at-login.ts";
import { startUpdater } from "./os/updater.ts";
import { askToLoadAgain } from "./page/ask-to-load-again.ts";
import { openContactEmail } from "./page/contact-email.ts";
import { createAppProtocol } from "./page/serve-app-protocol.ts";
import { createFindInPage } from "./page/find-in-page.ts";
import { handleBackAndForwardKeys } from "./page/back-and-forward-keys.ts";
import { createPageNavigation, type PageNavigation } from "./page/page-navigation.ts";
import { appOrigin } from "./security/app-scheme.ts";
import { proposePath, restrictDownloads } from "./security/downloads.ts";
import { createExternalLinks, type ExternalLinks } from "./security/external-links.ts";
import { guardNavigation } from "./security/navigation-guards.ts";
import { guardSession } from "./security/session-guards.ts";
import { createServerChangeConfirmation } from "./server/confirm-server-change.ts";
import { createExportSaver, type ExportSaver } from "./export/save-export.ts";
import { type Connection, openConnection } from "./server/server-connection.ts";
import { checkServer } from "./server/server-address.ts";
import { openPreferences, type PreferenceStore } from "./apply-preferences.ts";
import { type AppLanguage, openAppLanguage } from "./language/app-language.ts";
import { type Realtime, startRealtime } from "./start-realtime.ts";
import { askToLeave } from "./window/ask-to-leave.ts";
import { runsInBackground } from "./window/close-or-hide.ts";
import { type MainWindow, openMainWindow } from "./window/main-window.ts";
import { reloadUnfocused } from "./window/reload-unfocused.ts";
import { getWorkAreas } from "./window/window-bounds.ts";
import { createWindowOptions } from "./window/window-options.ts";
import { parseWindowState } from "./window/save-window-state.ts";

export interface RunningApp {
  /** Opens a path of the product; null only shows the window. */
  open(path: string | null): void;
}

/** Starts the parts of the app in order. The Electron app must be ready. */
export function startApp(config: Config, log: Log): RunningApp {
  const context = createContext(config, log, app.getPath("userData"), join(import.meta.dirname, ".."));
  const language = openAppLanguage({ app, session: sessions.defaultSession, ...context });
  if (!config.isSandboxed) log.info("The system gives the app no sandbox");
  nativeTheme.themeSource = context.settings.read().theme;
  const quit = createQuitState(app);
  const connection = openConnection({
    ...context,
    language: language.current,
    onSessionChange: () => {
      realtime.changeMember();
      exports.stop();
    },
    onSettingsChange: () => realtime.refreshSettings(),
    onLateSession: () => reloadUnfocused(main),
    onTooOld: () => {
      realtime.renew();
      updates.check();
    },
  });
  const links = createExternalLinks(shell, context.server, log);
  servePage(context, connection, links, language);

  const main = startWindow(context, connection, quit, () => realtime.hasTray);
  const { window } = main;
  const page = window.webContents;
  const send = <N extends BridgeEventName>(name: N, event: BridgeEvent<N>) => sendToPage(page, name, event);
  const navigation = createPageNavigation(page, (to) => send("onNavigate", to), main.show);
  const open = (path: string | null) => path === null ? main.show() : navigation.open(path);
  const realtime = startRealtime({
    context,
    app,
    connection,
    window,
    open,
    sendCounts: (counts) => send("onUnread", counts),
    sendEvent: (event) => send("onSocket", event),
  });
  const exports = startDownloads(context, connection, window);
  const updates = startUpdates(context, quit, (state) => send("onUpdate", state));
  const preferences = startPreferences(context, language, () => open("/create-post"));
  const handlers = createBridgeHandlers({
    context,
    version: app.getVersion(),
    connection,
    navigation,
    links,
    realtime,
    exports,
    updates,
    preferences,
    recovery: main.recovery,
    readMemory: () => readMemory(app, page),
    search: createFindInPage(page, (found) => send("onFound", found)),
    checkServer: (address) => checkServer(connection.fetch, address),
    confirmServer: createServerChangeConfirmation({ dialog, window, server: context.server }),
    useServer: (address) => changeServer(address, { context, connection, navigation, main }),
    setTheme: (theme) => (nativeTheme.themeSource = theme),
    chooseLanguage: (chosen) => {
      if (language.choose(chosen)) writeAgain({ writeMenus, realtime, preferences, connection, page });
    },
  });
  serveBridge(ipcMain, handlers, () => page, log);
  const writeMenus = installMenus({ ...context, app, window, links, open, find: () => send("onFind", {}) });
  main.load();
  registerDeepLinks(app, process.execPath, log);
  return { open };
}

interface ChangingServer {
  readonly context: AppContext;
  readonly connection: Connection;
  readonly navigation: PageNavigation;
  readonly main: MainWindow;
}

async function changeServer(
  address: string,
  { context: { settings }, connection, navigation, main }: ChangingServer,
): Promise<void> {
  settings.write({ ...settings.read(), server: address });
  await connection.signOut();
  navigation.pageGone();
  // The page of the other server has nothing to say of this one's.
  main.recovery.takeNotice();
  await main.window.webContents.loadURL(`${appOrigin}/`);
}

interface Written {
  readonly writeMenus: () => void;
  readonly realtime: Realtime;
  readonly preferences: PreferenceStore;
  readonly connection: Connection;
  readonly page: WebContents;
}

/** Writes everything in another language; drafts survive as after any reload. */
function writeAgain({ writeMenus, realtime, preferences, connection, page }: Written): void {
  writeMenus();
  realtime.changeLanguage();
  preferences.changeLanguage();
  connection.clearCache();
  page.reload();
}

/** Serves `app://glimmer`, guarded before any page can load. */
function servePage(
  { config: { devPages }, log, bundleDir }: AppContext,
  { fetch, callApi }: Connection,
  links: ExternalLinks,
  { current: language }: AppLanguage,
): void {
  guardSession(sessions.defaultSession, devPages);
  guardNavigation(app, links, log);
  protocol.handle("app", createAppProtocol({ bundleDir, language, devPages, callApi, fetch }));
}

function startWindow(
  context: AppContext,
  { fetch }: Connection,
  quit: QuitState,
  hasTray: () => boolean,
): MainWindow {
  const { config, log, settings, preload, resourcesDir } = context;
  const contact = openContactEmail(fetch, context.server);
  const main = openMainWindow({
    create: (bounds) =>
      new BrowserWindow(createWindowOptions({
        bounds,
        isDark: nativeTheme.shouldUseDarkColors,
        icon: config.system === "linux" ? join(resourcesDir, "icon.png") : null,
        preload,
        isPackaged: app.isPackaged,
      })),
    stateFile: openJsonFile(context.dataFile("window.json"), parseWindowState, log),
    workAreas: () => getWorkAreas(screen),
    config,
    startsHidden: config.startsHidden || wasStartedAtLogin(app, config),
    runsInBackground: () =>
      runsInBackground(config.system, settings.read().preferences.staysInTray, hasTray()),
    quit,
    askToLoadAgain: (window, reason) =>
      askToLoadAgain({
        dialog,
        shell,
        window,
        logFile: context.dataFile(logFileName),
        contactEmail: contact.current,
        quit: () => app.quit(),
      }, reason),
    log,
  });
  // Also after another server was chosen.
  main.window.webContents.on("did-finish-load", () => void contact.refresh());
  logEndedProcesses(app, log);
  askToLeave(main.window, { dialog, onStay: quit.goOn });
  handleBackAndForwardKeys(main.window, config.system);
  app.on("activate", main.show);
  app.on("window-all-closed", () => app.quit());
  return main;
}

function startDownloads({ log }: AppContext, connection: Connection, window: BrowserWindow): ExportSaver {
  const propose = (name: string) => proposePath(() => app.getPath("downloads"), name, log);
  restrictDownloads(sessions.defaultSession, propose, log);
  return createExportSaver({ connection, app, dialog, window, proposePath: propose, log });
}

function startUpdates({ config, log }: AppContext, quit: QuitState, onChange: (state: UpdateState) => void) {
  return startUpdater({
    isOn: config.updatesItself,
    load: async () => (await import("electron-updater")).autoUpdater,
    onChange,
    quit,
    log,
  });
}

function startPreferences(context: AppContext, { dictionaries }: AppLanguage, openNewPost: () => void) {
  const { config } = context;
  return openPreferences({
    ...context,
    startsAtLogin: () => startsAtLogin(app, config, process.execPath),
    setStartAtLogin: (isOn) => setStartAtLogin(app, config, process.execPath, isOn),
    globalShortcut,
    session: sessions.defaultSession,
    dictionaries,
    openNewPost,
  });
}
