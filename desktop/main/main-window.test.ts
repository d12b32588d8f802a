import { EventEmitter } from "node:events";
import type { BrowserWindow } from "electron";
import { expect, test, vi } from "vitest";
import { openMainWindow } from "./main-window.ts";
import { quietLog } from "./testing/quiet-log.ts";
import { bringToFront, pagePreferences, staysOnClose, windowOptions } from "./window.ts";

const screen = { x: 0, y: 0, width: 1920, height: 1080 };

function opened(
  { startsHidden = false, canBeFound = true, stays = false, isMaximized = false, isFullScreen = false } = {},
) {
  const webContents = Object.assign(new EventEmitter(), {
    loadURL: vi.fn(() => Promise.resolve()),
    reload: vi.fn(),
    navigationHistory: { goBack: vi.fn(), goForward: vi.fn() },
  });
  const window = Object.assign(new EventEmitter(), {
    webContents,
    isDestroyed: () => false,
    isMinimized: vi.fn(() => false),
    isMaximized: () => isMaximized,
    isFullScreen: () => isFullScreen,
    setFullScreen: vi.fn(),
    getNormalBounds: () => ({ x: 0, y: 0, width: 900, height: 700 }),
    setBounds: vi.fn(),
    minimize: vi.fn(),
    restore: vi.fn(),
    show: vi.fn(),
    hide: vi.fn(),
    focus: vi.fn(),
    maximize: vi.fn(),
  });
  const heard = { onPageGone: vi.fn(), onFocus: vi.fn(), onTitle: vi.fn() };
  const main = openMainWindow({
    create: () => window as unknown as BrowserWindow,
    kept: { read: () => [{ layout: "", bounds: null, isMaximized }], write: vi.fn() },
    displays: () => [screen],
    startsHidden,
    canBeFound: () => canBeFound,
    hasSpaces: true,
    staysOnClose: () => stays,
    log: quietLog(),
    ...heard,
  });
  return { main, window, webContents, ...heard };
}

test("the page is loaded from our own scheme, and shown once there is something to see", () => {
  const { window, webContents } = opened();
  expect(webContents.loadURL).toHaveBeenCalledExactlyOnceWith("app://glimmer/");
  expect(window.show).not.toHaveBeenCalled();
  window.emit("ready-to-show");
  expect(window.show).toHaveBeenCalledOnce();
  expect(window.maximize).not.toHaveBeenCalled();
});

test("a hidden start stays hidden until somebody asks, and is never white", () => {
  const { window, main } = opened({ startsHidden: true });
  window.emit("ready-to-show");
  expect(window.show).not.toHaveBeenCalled();
  main.show();
  expect(window.show).toHaveBeenCalledOnce();
  const early = opened({ startsHidden: true, isMaximized: true });
  early.main.show();
  expect(early.window.show).not.toHaveBeenCalled();
  early.window.emit("ready-to-show");
  expect(early.window.maximize).toHaveBeenCalledOnce();
});

test("one that was maximised is so again when it is first seen, and left as it is afterwards", () => {
  const { window, main } = opened({ startsHidden: true, isMaximized: true });
  window.emit("ready-to-show");
  expect(window.maximize).not.toHaveBeenCalled();
  main.show();
  main.show();
  expect(window.maximize).toHaveBeenCalledOnce();
});

test("where there is no tray a hidden start is a minimised window, so that it can be found", () => {
  const { window } = opened({ startsHidden: true, canBeFound: false });
  window.emit("ready-to-show");
  expect([window.minimize.mock.calls.length, window.show.mock.calls.length]).toEqual([1, 0]);
});

test("closed in full screen it leaves its screen first", () => {
  const { window } = opened({ stays: true, isFullScreen: true });
  window.emit("close", { preventDefault: vi.fn() });
  expect(window.setFullScreen).toHaveBeenCalledExactlyOnceWith(false);
  expect(window.hide).not.toHaveBeenCalled();
  window.emit("leave-full-screen");
  expect(window.hide).toHaveBeenCalledOnce();
});

test.each([[true, 1], [false, 0]])("closing only hides it where the app goes on: %s", (stays, times) => {
  const { window } = opened({ stays });
  const preventDefault = vi.fn();
  window.emit("close", { preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(times);
  expect(window.hide).toHaveBeenCalledTimes(times);
});

test("its title is the page's, under the app's control; the keys of a mouse go back and forward", () => {
  const { window, main, onTitle, webContents } = opened();
  const preventDefault = vi.fn();
  window.emit("page-title-updated", { preventDefault }, "Settings · Glimmer");
  expect([main.title(), preventDefault.mock.calls.length, onTitle.mock.calls.length]).toEqual([
    "Settings · Glimmer",
    1,
    1,
  ]);
  window.emit("app-command", {}, "browser-backward");
  window.emit("app-command", {}, "browser-forward");
  expect(webContents.navigationHistory.goBack).toHaveBeenCalledOnce();
  expect(webContents.navigationHistory.goForward).toHaveBeenCalledOnce();
});

test("a page loaded anew no longer listens; moving inside the page changes nothing", () => {
  const { webContents, onPageGone } = opened();
  webContents.emit("did-start-navigation", { isMainFrame: true, isSameDocument: true });
  webContents.emit("did-start-navigation", { isMainFrame: false, isSameDocument: false });
  expect(onPageGone).not.toHaveBeenCalled();
  webContents.emit("did-start-navigation", { isMainFrame: true, isSameDocument: false });
  expect(onPageGone).toHaveBeenCalledOnce();
});

test("a page whose process died is loaded again, but not for ever", () => {
  const { webContents } = opened();
  webContents.emit("render-process-gone", {}, { reason: "clean-exit" });
  expect(webContents.reload).not.toHaveBeenCalled();
  for (let crash = 0; crash < 10; crash += 1) {
    webContents.emit("render-process-gone", {}, { reason: "crashed" });
  }
  expect(webContents.reload).toHaveBeenCalledTimes(3);
});

test.each(
  [
    ["a Mac keeps the app in the dock", { system: "mac", staysInTray: false, hasTray: false }, true],
    ["Windows keeps it in the tray", { system: "windows", staysInTray: true, hasTray: true }, true],
    ["no tray, no hiding", { system: "linux", staysInTray: true, hasTray: false }, false],
    ["the member wants it gone", { system: "windows", staysInTray: false, hasTray: true }, false],
  ] as const,
)("%s", (_, parts, stays) => {
  expect(staysOnClose({ ...parts, isQuitting: false })).toBe(stays);
  expect(staysOnClose({ ...parts, isQuitting: true })).toBe(false);
});

function hiddenWindow(x: number) {
  return {
    isDestroyed: () => false,
    isMinimized: () => true,
    getNormalBounds: () => ({ x, y: 100, width: 900, height: 700 }),
    setBounds: vi.fn(),
    restore: vi.fn(),
    show: vi.fn(),
    focus: vi.fn(),
  };
}

test("a minimised window is brought back, one that is gone is left alone", () => {
  const window = hiddenWindow(100);
  bringToFront(window, [screen]);
  expect([window.restore, window.show, window.focus].map((done) => done.mock.calls.length)).toEqual([
    1,
    1,
    1,
  ]);
  bringToFront({ ...window, isDestroyed: () => true }, [screen]);
  bringToFront(null, [screen]);
  expect(window.show).toHaveBeenCalledOnce();
  expect(window.setBounds).not.toHaveBeenCalled();
});

test("a window whose display went while it was hidden is shown on one that is there", () => {
  const window = hiddenWindow(2500);
  bringToFront(window, [screen]);
  expect(window.setBounds).toHaveBeenCalledExactlyOnceWith({ x: 510, y: 190, width: 900, height: 700 });
  expect(window.show).toHaveBeenCalledOnce();
});

test("the window opens in the colour of the paper, unseen, with a page that may do nothing", () => {
  const page = pagePreferences("/app/preload.cjs", true);
  const options = windowOptions({
    bounds: null,
    displays: [{ x: 0, y: 0, width: 800, height: 600 }],
    isDark: true,
    icon: "/icon.png",
    page,
  });
  expect(options).toMatchObject({ show: false, backgroundColor: "#0f1517", width: 800, height: 600 });
  expect(page).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
    devTools: false,
  });
  expect(pagePreferences("/x", false).devTools).toBe(true);
});
