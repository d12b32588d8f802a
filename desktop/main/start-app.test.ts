import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import type { System } from "../bridge.ts";
import { appStarter } from "./testing/started-app.ts";

const { start, keepPreferences } = appStarter(() => import("./start-app.ts"));

test("the window has a page that may do nothing, and is shown once there is something to see", async () => {
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
  "a window of %s brings an icon only where it would have none",
  async (system, icon) => {
    const { window } = await start({ system });
    expect(window.options.icon ?? null).toEqual(icon && expect.stringMatching(icon));
  },
);

test("in the dark the window is dark before its page is", async () => {
  const light = (await start()).window.options.backgroundColor;
  const { window } = await start({ isDark: true });
  expect(window.options.backgroundColor).not.toBe(light);
});

test.each<[string, Parameters<typeof start>[0]]>([
  ["with the switch", { startsHidden: true }],
  ["on a Mac at login", { system: "mac", isLoginItem: true }],
])("started by the computer, %s, it stays hidden until somebody asks for it", async (_, given) => {
  keepPreferences({ staysInTray: true });
  const { electron, window } = await start(given);
  window.emit("ready-to-show");
  expect(window.isVisible()).toBe(false);
  electron.app.emit("activate");
  expect(window.isVisible()).toBe(true);
});

test.each<[System, boolean, boolean]>([["linux", true, false], ["linux", false, true], [
  "windows",
  false,
  false,
]])(
  "a hidden start on %s, staying in the tray: %s, is minimised: %s",
  async (system, staysInTray, isMinimized) => {
    keepPreferences({ staysInTray });
    const { window } = await start({ system, startsHidden: true });
    window.emit("ready-to-show");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(window.minimize).toHaveBeenCalledTimes(isMinimized ? 1 : 0);
    expect(window.show).not.toHaveBeenCalled();
  },
);

test.each<[string, Parameters<typeof start>[0], boolean, boolean]>([
  ["in the tray, where the member wants the app to stay", {}, true, false],
  ["not where the member wants the app to end", {}, false, true],
  ["not without a tray", { hasTray: false }, true, true],
  ["on a Mac", { system: "mac" }, false, false],
])("closing the window hides it until the app quits: %s", async (_, given, staysInTray, ends) => {
  keepPreferences({ staysInTray });
  const { electron, window } = await start(given);
  window.emit("ready-to-show");
  expect(window.close()).toBe(ends);
  expect(window.isVisible()).toBe(ends);
  electron.app.quit();
  expect(window.close()).toBe(true);
  expect(window.hide).toHaveBeenCalledTimes(ends ? 0 : 1);
});

test("the folder for downloads is asked for when something is saved, not at the start", async () => {
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

test("with the last window the app ends", async () => {
  const { electron } = await start();
  electron.app.emit("window-all-closed");
  expect(electron.app.quit).toHaveBeenCalledOnce();
});

test("who arrives is shown once the page is where they want to be", async () => {
  keepPreferences({ staysInTray: true });
  const { window, page, running, call } = await start({ startsHidden: true });
  window.emit("ready-to-show");
  running.arrive("/chat");
  expect(page.told("onNavigate")).toEqual([]);
  await call("announceReady");
  expect(page.told("onNavigate")).toEqual([{ id: 1, path: "/chat" }]);
  expect(window.isVisible()).toBe(false);
  await call("confirmNavigation", 1);
  expect(window.isVisible()).toBe(true);
});

test("a page that is loaded anew is sent on when it listens again", async () => {
  const { page, running, call } = await start();
  await call("announceReady");
  page.emit("did-navigate", {}, "app://glimmer/");
  running.arrive("/chat");
  expect(page.told("onNavigate")).toEqual([]);
  await call("announceReady");
  expect(page.told("onNavigate")).toEqual([{ id: 1, path: "/chat" }]);
});

test("a download that is no picture of ours is refused", async () => {
  const { electron } = await start();
  const preventDefault = vi.fn();
  electron.session.defaultSession.emit("will-download", { preventDefault }, {
    getURL: () => "https://evil.example/a.exe",
    getMimeType: () => "application/x-msdownload",
  });
  expect(preventDefault).toHaveBeenCalledOnce();
});

test("a restart for an update is refused while none waits", async () => {
  const { call } = await start();
  await expect(call("restartToUpdate")).rejects.toThrow("No update waits");
});

test("an update that waits is told, and its restart is kept by no tray and no lock; when it fails the app goes on", async () => {
  const autoUpdater = Object.assign(new EventEmitter(), { quitAndInstall: vi.fn() });
  vi.doMock("electron-updater", () => ({ autoUpdater }));
  keepPreferences({ staysInTray: true });
  const { electron, window, page, call } = await start({ updatesItself: true });
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
