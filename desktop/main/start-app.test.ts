import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import type { System } from "../bridge.ts";
import { appStarter, builtInServer } from "./testing/started-app.ts";

const { start, keepPreferences } = appStarter(() => import("./start-app.ts"));

test("opens a window with a sandboxed page, and shows it once it is ready", async () => {
  const { electron, window, page } = await start();
  expect(electron.windows).toHaveLength(1);
  expect(window.options.webPreferences).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
    preload: expect.stringMatching(/preload[\\/]index\.cjs$/),
  });
  expect(page.loadURL).toHaveBeenCalledExactlyOnceWith("app://glimmer/");
  expect(window.isVisible()).toBe(false);
  window.emit("ready-to-show");
  expect(window.isVisible()).toBe(true);
});

test.each<[System, RegExp | null]>([["linux", /resources[\\/]icon\.png$/], ["windows", null], ["mac", null]])(
  "on %s the window's icon is %s",
  async (system, icon) => {
    const { window } = await start({ system });
    expect(window.options.icon ?? null).toEqual(icon && expect.stringMatching(icon));
  },
);

test("the window has a dark background in dark mode", async () => {
  const light = (await start()).window.options.backgroundColor;
  const { window } = await start({ isDark: true });
  expect(window.options.backgroundColor).not.toBe(light);
});

test.each<[string, Parameters<typeof start>[0]]>([
  ["with the switch", { startsHidden: true }],
  ["on a Mac at login", { system: "mac", isLoginItem: true }],
])("a start at login, %s, stays hidden until someone asks for the window", async (_, given) => {
  keepPreferences({ staysInTray: true });
  const { electron, window } = await start(given);
  window.emit("ready-to-show");
  expect(window.isVisible()).toBe(false);
  electron.app.emit("activate");
  expect(window.isVisible()).toBe(true);
});

test.each<[System, boolean, boolean]>([
  ["linux", true, false],
  ["linux", false, true],
  ["windows", true, false],
])(
  "a hidden start on %s, staying in the tray: %s, shows the window: %s",
  async (system, staysInTray, isShown) => {
    keepPreferences({ staysInTray });
    const { window } = await start({ system, startsHidden: true });
    window.emit("ready-to-show");
    expect(window.isVisible()).toBe(isShown);
  },
);

test.each<[string, Parameters<typeof start>[0], boolean, boolean]>([
  ["in the tray, where the member wants the app to stay", {}, true, false],
  ["not where the member wants the app to end", {}, false, true],
  ["not without a tray", { hasTray: false }, true, true],
  ["on a Mac", { system: "mac" }, false, false],
])("closing hides the window until the app quits: %s", async (_, given, staysInTray, ends) => {
  keepPreferences({ staysInTray });
  const { electron, window } = await start(given);
  window.emit("ready-to-show");
  expect(window.close()).toBe(ends);
  expect(window.isVisible()).toBe(ends);
  electron.app.quit();
  expect(window.close()).toBe(true);
  expect(window.hide).toHaveBeenCalledTimes(ends ? 0 : 1);
});

test("looks for the downloads folder when something is saved, not at the start", async () => {
  const { electron } = await start();
  expect(electron.app.getPath).not.toHaveBeenCalledWith("downloads");
  const setSaveDialogOptions = vi.fn();
  electron.session.defaultSession.emit("will-download", { preventDefault: vi.fn() }, {
    getURL: () => "app://glimmer/api/media/1",
    getMimeType: () => "image/png",
    getFilename: () => "dawn.png",
    setSaveDialogOptions,
  });
  const defaultPath = expect.stringMatching(/downloads[\\/]dawn\.png$/) as string;
  expect(setSaveDialogOptions).toHaveBeenCalledExactlyOnceWith({ defaultPath });
});

test("quits with its last window", async () => {
  const { electron } = await start();
  electron.app.emit("window-all-closed");
  expect(electron.app.quit).toHaveBeenCalledOnce();
});

test("shows the window once the page is at the path that was opened", async () => {
  keepPreferences({ staysInTray: true });
  const { window, page, running, call } = await start({ startsHidden: true });
  window.emit("ready-to-show");
  running.open("/chat");
  expect(page.sentEvents("onNavigate")).toEqual([]);
  await call("announceReady");
  expect(page.sentEvents("onNavigate")).toEqual([{ id: 1, path: "/chat" }]);
  expect(window.isVisible()).toBe(false);
  await call("confirmNavigation", 1);
  expect(window.isVisible()).toBe(true);
});

test("sends a path to a page that reloads, once it listens again", async () => {
  const { page, running, call } = await start();
  await call("announceReady");
  page.emit("did-navigate", {}, "app://glimmer/");
  running.open("/chat");
  expect(page.sentEvents("onNavigate")).toEqual([]);
  await call("announceReady");
  expect(page.sentEvents("onNavigate")).toEqual([{ id: 1, path: "/chat" }]);
});

test("refuses downloads from elsewhere", async () => {
  const { electron } = await start();
  const preventDefault = vi.fn();
  electron.session.defaultSession.emit("will-download", { preventDefault }, {
    getURL: () => "https://evil.example/a.exe",
    getMimeType: () => "application/x-msdownload",
  });
  expect(preventDefault).toHaveBeenCalledOnce();
});

test("rejects a restart without an update", async () => {
  const { call } = await start();
  await expect(call("restartToUpdate")).rejects.toThrow("No update is waiting");
});

test("a restart into an update closes the window and frees the lock; when it fails the app goes on", async () => {
  const autoUpdater = Object.assign(new EventEmitter(), { quitAndInstall: vi.fn() });
  vi.doMock("electron-updater", () => ({ autoUpdater }));
  keepPreferences({ staysInTray: true });
  const { electron, window, page, call } = await start({ updatesItself: true });
  await vi.waitFor(() => expect(autoUpdater.eventNames()).toContain("update-downloaded"));
  autoUpdater.emit("update-downloaded", { version: "2.0.0" });
  expect(page.sentEvents("onUpdate")).toEqual([{ status: "ready", version: "2.0.0" }]);
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

test("guards the page's session before it serves a page", async () => {
  const { electron } = await start();
  expect(electron.order.slice(0, 2)).toEqual(["onBeforeRequest", "protocol.handle"]);
  const { webRequest, setPermissionRequestHandler } = electron.session.defaultSession;
  expect(setPermissionRequestHandler).toHaveBeenCalledOnce();
  const isCancelled = (url: string) => {
    const respond = vi.fn();
    webRequest.onBeforeRequest.mock.calls[0]?.[0]({ url }, respond);
    return respond.mock.calls[0]?.[0].cancel as boolean;
  };
  expect(isCancelled("app://glimmer/assets/a.js")).toBe(false);
  expect(isCancelled(`${builtInServer}/api/posts`)).toBe(true);
  expect(isCancelled(builtInServer.replace("https:", "wss:"))).toBe(true);
});

test("opens links of the page outside the app", async () => {
  const { electron } = await start();
  const contents = new electron.BrowserWindow().webContents;
  electron.app.emit("web-contents-created", {}, contents);
  const openWindow = contents.setWindowOpenHandler.mock.calls[0]?.[0];
  expect(openWindow({ url: "https://example.org/" })).toEqual({ action: "deny" });
  openWindow({ url: "app://glimmer/terms" });
  expect(electron.shell.openExternal.mock.calls).toEqual([
    ["https://example.org/"],
    [`${builtInServer}/terms`],
  ]);
});

test("serves pages from Vite in development, through the main process's own session", async () => {
  const { electron } = await start({ devPages: "http://localhost:5173" });
  const { fetch } = electron.session.fromPartition("persist:server");
  fetch.mockImplementation((address) => Promise.resolve(new Response(`from ${address}`)));
  const response = await electron.requestFromPage("/src/a.css", { headers: { Accept: "text/css" } });
  expect(await response.text()).toBe("from http://localhost:5173/src/a.css");
  expect(electron.session.defaultSession.fetch).not.toHaveBeenCalled();
});
