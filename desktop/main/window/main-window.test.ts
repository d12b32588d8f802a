import type { BrowserWindow } from "electron";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { staysOnClose } from "./close-rule.ts";
import { openMainWindow } from "./main-window.ts";
import { FakeWindow } from "../testing/fake-window.ts";
import { quietLog } from "../testing/quiet-log.ts";
import { pagePreferences, windowOptions } from "./window-options.ts";
import type { WindowStates } from "./window-state.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const bounds = { x: 0, y: 0, width: 900, height: 700 };

function opened(
  {
    startsHidden = false,
    canBeFound = true,
    stays = false,
    isMaximized = false,
    isFullScreen = false,
  } = {},
) {
  const window = new FakeWindow({ show: false });
  window.isFullScreen.mockReturnValue(isFullScreen);
  const heard = { onPageChange: vi.fn(), onFocus: vi.fn(), onCountLost: vi.fn() };
  const write = vi.fn<(states: WindowStates) => void>();
  const main = openMainWindow({
    create: () => window as unknown as BrowserWindow,
    kept: { read: () => [{ layout: "desk", bounds, isMaximized }], write },
    displays: {
      workAreas: () => [{ x: 0, y: 0, width: 1920, height: 1080 }],
      layout: () => "desk",
      onChange: vi.fn(),
    },
    startsHidden,
    canBeFound: () => canBeFound,
    system: "mac",
    staysOnClose: () => stays,
    log: quietLog(),
    ...heard,
  });
  return { main, window, webContents: window.webContents, write, ...heard };
}

test("the page is loaded from our own scheme, and shown once there is something to see", () => {
  const { window, webContents, main } = opened();
  expect(webContents.loadURL).not.toHaveBeenCalled();
  main.load();
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

test("a window that never says it can be shown appears all the same, and comes back for who asks", () => {
  const { window, webContents, main } = opened({ stays: true });
  main.load();
  webContents.emit("did-finish-load");
  vi.runAllTimers();
  expect(window.show).toHaveBeenCalledOnce();
  window.close();
  main.show();
  expect(window.show).toHaveBeenCalledTimes(2);
});

test("one that only says so after it was shown is shown once", () => {
  const { window, webContents } = opened();
  window.show.mockImplementation(() => void window.emit("ready-to-show"));
  webContents.emit("did-finish-load");
  vi.runAllTimers();
  expect(window.show).toHaveBeenCalledOnce();
});

test("one that was maximised is so again when it is first seen, and left as it is afterwards", () => {
  const { window, main } = opened({ startsHidden: true, isMaximized: true });
  window.emit("ready-to-show");
  expect(window.maximize).not.toHaveBeenCalled();
  main.show();
  main.show();
  expect(window.maximize).toHaveBeenCalledOnce();
});

test("one that is brought back by its task bar is maximised there, and not by a later click", async () => {
  const { window, main } = opened({ startsHidden: true, canBeFound: false, isMaximized: true });
  window.emit("ready-to-show");
  await vi.advanceTimersByTimeAsync(0);
  window.emit("restore");
  expect(window.maximize).toHaveBeenCalledOnce();
  main.show();
  expect(window.maximize).toHaveBeenCalledOnce();
});

test("what was never seen changes nothing of what is remembered", () => {
  const { window, write } = opened({ startsHidden: true, isMaximized: true });
  window.emit("ready-to-show");
  window.emit("close", { preventDefault: vi.fn() });
  expect(write).not.toHaveBeenCalled();
});

test("one that is only shown to be minimised is remembered as maximised, also where nothing says that it was", async () => {
  const { window, main, write } = opened({ startsHidden: true, canBeFound: false, isMaximized: true });
  window.emit("ready-to-show");
  await vi.advanceTimersByTimeAsync(0);
  window.showInactive();
  window.emit("resize");
  vi.runAllTimers();
  expect(write).not.toHaveBeenCalled();
  window.isMaximized.mockReturnValue(true);
  main.show();
  window.emit("resize");
  vi.runAllTimers();
  expect(write).toHaveBeenCalledExactlyOnceWith([{ layout: "desk", bounds, isMaximized: true }]);
});

test("the place is remembered before closing hides the window", () => {
  const { window, write } = opened({ stays: true });
  window.emit("ready-to-show");
  window.emit("close", { preventDefault: vi.fn() });
  expect(write).toHaveBeenCalledExactlyOnceWith([{ layout: "desk", bounds, isMaximized: false }]);
});

test("where there is no tray a hidden start is a minimised window, so that it can be found", async () => {
  const { window } = opened({ startsHidden: true, canBeFound: false });
  window.emit("ready-to-show");
  await vi.advanceTimersByTimeAsync(0);
  expect([window.minimize.mock.calls.length, window.show.mock.calls.length]).toEqual([1, 0]);
});

test.each([[true, 1], [false, 0]])("closing only hides it where the app goes on: %s", (stays, times) => {
  const { window } = opened({ stays });
  const preventDefault = vi.fn();
  window.emit("close", { preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(times);
  expect(window.hide).toHaveBeenCalledTimes(times);
});

test("its title is the page's, under the app's control", () => {
  const { window, main, onCountLost } = opened();
  const preventDefault = vi.fn();
  window.emit("page-title-updated", { preventDefault }, "Settings · Glimmer");
  expect([main.title(), preventDefault.mock.calls.length, onCountLost.mock.calls.length]).toEqual([
    "Settings · Glimmer",
    1,
    1,
  ]);
});

test("another page no longer listens; one that was only asked to leave stays", () => {
  const { webContents, onPageChange } = opened();
  webContents.emit("did-start-navigation", { isMainFrame: true, isSameDocument: false });
  expect(onPageChange).not.toHaveBeenCalled();
  webContents.emit("did-navigate", {}, "app://glimmer/");
  expect(onPageChange).toHaveBeenCalledOnce();
  webContents.emit("render-process-gone", {}, { reason: "crashed" });
  expect(onPageChange).toHaveBeenCalledTimes(2);
});

test.each<[string, (parts: ReturnType<typeof opened>) => void]>([
  ["asks for the window", ({ main }) => main.show()],
  ["turns to it", ({ window }) => window.emit("focus")],
  ["brings it back", ({ window }) => window.emit("restore")],
])("a page that was given up is tried again for who %s", (_, look) => {
  const parts = opened();
  const { window, webContents } = parts;
  window.emit("ready-to-show");
  expect(webContents.reload).not.toHaveBeenCalled();
  webContents.isCrashed.mockReturnValue(true);
  look(parts);
  expect(webContents.reload).toHaveBeenCalledOnce();
});

test("a window that has gone is left alone by who comes late", () => {
  const { window, webContents, main } = opened();
  window.emit("ready-to-show");
  window.isDestroyed.mockReturnValue(true);
  webContents.isCrashed.mockImplementation(() => {
    throw new TypeError("Object has been destroyed");
  });
  expect(() => main.show()).not.toThrow();
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
