import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { EventEmitter } from "node:events";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Preferences } from "../bridge.ts";
import type { Config } from "./config.ts";
import { newPostShortcut } from "./preference-effects.ts";
import { defaultPreferences } from "./preferences.ts";
import type { RunningApp } from "./start-app.ts";
import { type FakeElectron, installElectron } from "./testing/fake-electron.ts";
import type { FakeContents, FakeWindow } from "./testing/fake-window.ts";
import { quietLog } from "./testing/quiet-log.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const folder = temporaryFolder();
const builtIn = "https://glimmer.example.org";
const other = "https://other.example.org";
const config: Config = {
  builtInServer: builtIn,
  updatesItself: false,
  devPages: null,
  startsHidden: false,
  system: "linux",
  appImage: null,
  autostartDir: null,
  applicationsDir: null,
  sharedApplicationsDirs: [],
};

const log = quietLog();
let userData: string;
let electron: FakeElectron;
let window: FakeWindow;
let page: FakeContents;
let running: RunningApp;
/** What the servers answer, by the end of the address; 404 for the rest. */
let answers: Record<string, () => unknown>;

beforeEach(() => {
  // What waits for time waits for the test; files and promises take theirs.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  log.lines.length = 0;
  userData = mkdtempSync(join(folder, "run-"));
  answers = {};
});
afterEach(() => {
  electron.app.emit("before-quit", {});
  vi.useRealTimers();
});

/** Starts the app on this folder of data. */
async function start({ hasTray = true, isLoginItem = false, isDark = false, ...changed }: Partial<Config> & {
  hasTray?: boolean;
  isLoginItem?: boolean;
  isDark?: boolean;
} = {}): Promise<void> {
  electron = installElectron({ userData, hasTray });
  electron.nativeTheme.shouldUseDarkColors = isDark;
  electron.app.getLoginItemSettings.mockReturnValue({ wasOpenedAtLogin: isLoginItem });
  electron.session.fromPartition("persist:server").fetch.mockImplementation(async (address) => {
    const answer = answers[new URL(address).pathname];
    return answer ? Response.json(await answer()) : Response.json({}, { status: 404 });
  });
  const { startApp } = await import("./start-app.ts");
  running = startApp({ ...config, ...changed }, log);
  const [opened] = electron.windows;
  if (!opened) throw new Error("There is no window");
  window = opened;
  page = window.webContents;
}

/** The counts were asked for, and what is unread already is being read. */
const firstLook = () =>
  vi.waitFor(() => {
    const { calls } = electron.session.fromPartition("persist:server").fetch.mock;
    expect(calls.map(([address]) => address)).toContain(`${builtIn}/api/conversations?limit=20`);
  });
/** All that was answered has been dealt with. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const call = (name: string, ...args: unknown[]) => electron.callFromPage(name, ...args);
const keptSettings = () => JSON.parse(readFileSync(join(userData, "settings.json"), "utf8")) as unknown;
const keepPreferences = (preferences: Partial<Preferences>) =>
  writeFileSync(join(userData, "settings.json"), JSON.stringify({ preferences }));

/** As an earlier run left it: somebody is signed in. */
async function keepToken(): Promise<void> {
  const { fakeKeyring } = await import("./testing/fake-session.ts");
  const text = JSON.stringify({ origin: builtIn, token: "the-token" });
  writeFileSync(join(userData, "session"), await fakeKeyring.encryptStringAsync(text));
}

test("the window has a page that may do nothing, and is shown once there is something to see", async () => {
  await start();
  expect(electron.windows).toHaveLength(1);
  expect(window.options.webPreferences).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
    preload: expect.stringMatching(/preload[\\/]index\.cjs$/),
  });
  expect(page.loadURL).toHaveBeenCalledExactlyOnceWith("app://glimmer/");
  expect(window.isVisible).toBe(false);
  window.emit("ready-to-show");
  expect(window.isVisible).toBe(true);
});

test("in the dark the window is dark before its page is", async () => {
  await start();
  const light = window.options.backgroundColor;
  await start({ isDark: true });
  expect(window.options.backgroundColor).not.toBe(light);
});

test.each<[string, Parameters<typeof start>[0]]>([
  ["with the switch", { startsHidden: true }],
  ["on a Mac at login", { system: "mac", isLoginItem: true }],
])("started by the computer, %s, it stays hidden until somebody asks for it", async (_, given) => {
  await start(given);
  window.emit("ready-to-show");
  expect(window.isVisible).toBe(false);
  electron.app.emit("activate");
  expect(window.isVisible).toBe(true);
});

test.each<[string, Parameters<typeof start>[0], boolean, boolean]>([
  ["in the tray, where the member wants the app to stay", {}, true, false],
  ["not where the member wants the app to end", {}, false, true],
  ["not without a tray", { hasTray: false }, true, true],
  ["on a Mac", { system: "mac" }, false, false],
])("closing the window hides it until the app quits: %s", async (_, given, staysInTray, ends) => {
  keepPreferences({ staysInTray });
  await start(given);
  window.emit("ready-to-show");
  expect(window.close()).toBe(ends);
  expect(window.isVisible).toBe(ends);
  electron.app.quit();
  expect(window.close()).toBe(true);
  expect(window.hide).toHaveBeenCalledTimes(ends ? 0 : 1);
});

test("with the last window the app ends", async () => {
  await start();
  electron.app.emit("window-all-closed");
  expect(electron.app.quit).toHaveBeenCalledOnce();
});

test("the page is told what the app is, and nobody else is", async () => {
  await start();
  const description = {
    version: "1.2.3",
    system: "linux",
    serverAddress: builtIn,
    builtInAddress: builtIn,
    keepsSession: true,
    hasTray: true,
    update: { status: "off", version: null },
  };
  await vi.waitFor(async () => expect(await call("describeApp")).toEqual(description));
  const stranger = new electron.BrowserWindow().webContents;
  await expect(electron.callFrom(stranger, "describeApp")).rejects.toThrow("not the page");
});

test("preferences take effect at once, are kept, and hold at the next start", async () => {
  await start();
  const wanted = { checksSpelling: false, hasGlobalShortcut: true, startsAtLogin: true, hidesText: true };
  const now = { ...defaultPreferences("linux"), ...wanted };
  expect(await call("changePreferences", wanted)).toEqual(now);
  expect(await call("readPreferences")).toEqual(now);
  expect(keptSettings()).toMatchObject({ preferences: now });
  expect(electron.app.setLoginItemSettings).toHaveBeenCalledExactlyOnceWith({
    openAtLogin: true,
    args: ["--hidden"],
  });
  expect(electron.session.defaultSession.setSpellCheckerEnabled).toHaveBeenLastCalledWith(false);
  await start();
  expect(await call("readPreferences")).toEqual(now);
  expect(electron.session.defaultSession.setSpellCheckerEnabled).toHaveBeenCalledExactlyOnceWith(false);
  expect(electron.globalShortcut.register).toHaveBeenCalledExactlyOnceWith(
    newPostShortcut,
    expect.any(Function),
  );
  expect(electron.app.setLoginItemSettings).not.toHaveBeenCalled();
});

test("the shortcut of every program opens a new post", async () => {
  await start();
  await call("changePreferences", { hasGlobalShortcut: true });
  await call("announceReady");
  electron.globalShortcut.register.mock.calls[0]?.[1]();
  expect(page.told("onNavigate")).toEqual([{ id: 1, path: "/create-post" }]);
});

test("the theme is shown at once and kept for the next start", async () => {
  await start();
  expect(electron.nativeTheme.themeSource).toBe("system");
  await call("showTheme", "dark");
  expect(electron.nativeTheme.themeSource).toBe("dark");
  expect(keptSettings()).toMatchObject({ theme: "dark" });
  await start();
  expect(electron.nativeTheme.themeSource).toBe("dark");
});

const health = { status: "ok", version: "9.9.9", database: "up" };

test("another server is kept, signs whoever was here out, and starts the page anew", async () => {
  await keepToken();
  await start();
  answers["/api/health"] = () => health;
  expect(await call("changeServer", other)).toEqual({ isServer: true, address: other, version: "9.9.9" });
  expect(keptSettings()).toMatchObject({ server: other });
  expect(existsSync(join(userData, "session"))).toBe(false);
  expect(page.loadURL.mock.calls).toEqual([["app://glimmer/"], ["app://glimmer/"]]);
  expect(await call("describeApp")).toMatchObject({ serverAddress: other, builtInAddress: builtIn });
});

test("an address with no server of ours behind it leaves everything as it was", async () => {
  await keepToken();
  await start();
  expect(await call("changeServer", other)).toMatchObject({ isServer: false });
  expect(existsSync(join(userData, "session"))).toBe(true);
  expect(page.loadURL).toHaveBeenCalledOnce();
  expect(await call("describeApp")).toMatchObject({ serverAddress: builtIn });
});

test("news that were being read for the last member are told to nobody after a change of server", async () => {
  const news = Promise.withResolvers<object[]>();
  const count = vi.fn(() => 0);
  await keepToken();
  await start();
  answers = {
    "/api/health": () => health,
    "/api/messages/unread-count": count,
    "/api/conversations": vi.fn(() => []),
  };
  await call("refreshUnread");
  await vi.waitFor(() => expect(answers["/api/conversations"]).toHaveBeenCalled());
  const reading = vi.fn(() => news.promise);
  answers["/api/conversations"] = reading;
  count.mockReturnValue(1);
  await call("refreshUnread");
  await vi.waitFor(() => expect(reading).toHaveBeenCalled());
  await call("changeServer", other);
  const user = { id: "ana", username: "ana", displayName: "Ana" };
  news.resolve([{ user, unreadCount: 1, lastMessage: { id: "m1", content: "Hello" } }]);
  await vi.waitFor(() => expect(page.told("onUnread").at(-1)).toEqual({ messages: 0, notifications: 0 }));
  await settled();
  expect(electron.notifications).toEqual([]);
});

test("who signs in on the page has the counts asked for at once, and is told nothing of what was there", async () => {
  await start();
  const { fetch } = electron.session.fromPartition("persist:server");
  const signedIn = Response.json({ user: {} }, { headers: { "X-Session-Token": "new-token" } });
  fetch.mockImplementationOnce(() => Promise.resolve(signedIn));
  answers["/api/messages/unread-count"] = () => 4;
  await electron.requestFromPage("/api/auth/login", { method: "POST", body: "{}" });
  await vi.waitFor(() => expect(page.told("onUnread")).toEqual([{ messages: 4, notifications: 0 }]));
  await settled();
  expect(electron.notifications).toEqual([]);
  window.emit("page-title-updated", { preventDefault: vi.fn() }, "Home · Glimmer");
  expect(window.title).toBe("(4) Home · Glimmer");
});

test("a window that comes to the front has the counts asked for", async () => {
  await keepToken();
  await start();
  await firstLook();
  answers["/api/notifications/unread-count"] = () => 1;
  window.emit("focus");
  await vi.waitFor(() => expect(page.told("onUnread")).toEqual([{ messages: 0, notifications: 1 }]));
});

test("a window that comes to the front looks whether anybody shows trays", async () => {
  await start();
  electron.trayHost.look.mockClear();
  window.emit("focus");
  expect(electron.trayHost.look).toHaveBeenCalledOnce();
  electron.trayHost.isThere.mockReturnValue(false);
  expect(await call("describeApp")).toMatchObject({ hasTray: false });
});

test("an AppImage that got another name still starts at login", async () => {
  const autostartDir = join(userData, "autostart");
  const entry = () => readFileSync(join(autostartDir, "app.glimmer.desktop.desktop"), "utf8");
  await start({ autostartDir, appImage: "/opt/Glimmer-1.AppImage" });
  await call("changePreferences", { startsAtLogin: true });
  expect(entry()).toContain("/opt/Glimmer-1.AppImage");
  await start({ autostartDir, appImage: "/opt/Glimmer-2.AppImage" });
  expect(entry()).toContain("/opt/Glimmer-2.AppImage");
});

test("counts that come after the window has gone disturb nothing", async () => {
  await keepToken();
  await start();
  await firstLook();
  window.isDestroyed.mockReturnValue(true);
  page.isDestroyed.mockReturnValue(true);
  window.isFocused.mockImplementation(() => {
    throw new TypeError("Object has been destroyed");
  });
  answers["/api/notifications/unread-count"] = () => 1;
  await call("refreshUnread");
  await vi.waitFor(() => expect(electron.notifications).toHaveLength(1));
  expect(log.lines).toEqual([]);
});

test("who arrives is shown once the page is where they want to be", async () => {
  await start({ startsHidden: true });
  window.emit("ready-to-show");
  running.arrive("/chat");
  expect(page.told("onNavigate")).toEqual([]);
  await call("announceReady");
  expect(page.told("onNavigate")).toEqual([{ id: 1, path: "/chat" }]);
  expect(window.isVisible).toBe(false);
  await call("confirmNavigation", 1);
  expect(window.isVisible).toBe(true);
});

test("a page that is loaded anew is sent on when it listens again", async () => {
  await start();
  await call("announceReady");
  page.emit("did-start-navigation", { isMainFrame: true, isSameDocument: false });
  running.arrive("/chat");
  expect(page.told("onNavigate")).toEqual([]);
  await call("announceReady");
  expect(page.told("onNavigate")).toEqual([{ id: 1, path: "/chat" }]);
});

test("the menu's Find asks the page for what to find", async () => {
  await start();
  electron.chooseInMenu("find");
  expect(page.told("onFind")).toEqual([{}]);
});

test("finding in the page is Chromium's, and what it found reaches the page", async () => {
  await start();
  await call("findInPage", "dawn", { isForward: true, isNext: false });
  expect(page.findInPage).toHaveBeenCalledExactlyOnceWith("dawn", { forward: true, findNext: true });
  const found = { requestId: 1, activeMatchOrdinal: 2, matches: 7 };
  page.emit("found-in-page", {}, { ...found, matches: 3, finalUpdate: false });
  page.emit("found-in-page", {}, { ...found, finalUpdate: true });
  expect(page.told("onFound")).toEqual([{ active: 2, total: 7 }]);
  await call("stopFinding");
  expect(page.stopFindInPage).toHaveBeenCalledExactlyOnceWith("clearSelection");
});

test("a download that is no picture of ours is refused", async () => {
  await start();
  const preventDefault = vi.fn();
  electron.session.defaultSession.emit("will-download", { preventDefault }, {
    getURL: () => "https://evil.example/a.exe",
    getMimeType: () => "application/x-msdownload",
  });
  expect(preventDefault).toHaveBeenCalledOnce();
});

test("a restart for an update is refused while none waits", async () => {
  await start();
  await expect(call("restartToUpdate")).rejects.toThrow("No update waits");
});

test("an update that waits is told, and its restart is kept by no tray and no lock; when it fails the app goes on", async () => {
  const autoUpdater = Object.assign(new EventEmitter(), { quitAndInstall: vi.fn() });
  vi.doMock("electron-updater", () => ({ autoUpdater }));
  keepPreferences({ staysInTray: true });
  await start({ updatesItself: true });
  await vi.waitFor(() => expect(autoUpdater.eventNames()).toContain("update-downloaded"));
  autoUpdater.emit("update-downloaded", { version: "2.0.0" });
  expect(page.told("onUpdate")).toEqual([{ status: "ready", version: "2.0.0" }]);
  expect(window.close()).toBe(false);
  electron.order.length = 0;
  autoUpdater.quitAndInstall.mockImplementation(() => void electron.order.push("quitAndInstall"));
  await call("restartToUpdate");
  expect(electron.order).toEqual(["releaseSingleInstanceLock", "quitAndInstall"]);
  expect(window.close()).toBe(true);
  autoUpdater.emit("error", new Error("the disk is full"));
  expect(electron.order.at(-1)).toBe("requestSingleInstanceLock");
  expect(window.close()).toBe(false);
});
