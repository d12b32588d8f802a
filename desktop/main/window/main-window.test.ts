import type { BrowserWindow } from "electron";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeWindow } from "../testing/fake-window.ts";
import { quietLog } from "../testing/quiet-log.ts";
import { openMainWindow } from "./main-window.ts";
import type { StopReason } from "../page/page-recovery.ts";
import { createWindowOptions } from "./window-options.ts";
import type { WindowState } from "./save-window-state.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const bounds = { x: 0, y: 0, width: 900, height: 700 };

function openWindow(
  { startsHidden = false, runsInBackground = true, isMaximized = false } = {},
) {
  const window = new FakeWindow({ show: false });
  const create = vi.fn((_bounds: object) => window as unknown as BrowserWindow);
  const askToLoadAgain = vi.fn((_window: BrowserWindow, _reason: StopReason) => Promise.resolve(true));
  const write = vi.fn<(state: WindowState) => void>();
  const main = openMainWindow({
    create,
    stateFile: { read: () => ({ bounds, isMaximized }), write },
    workAreas: () => [{ x: 0, y: 0, width: 1920, height: 1080 }],
    config: { system: "mac" },
    startsHidden,
    runsInBackground: () => runsInBackground,
    quit: { isQuitting: () => false, beginQuit: () => {} },
    askToLoadAgain,
    log: quietLog(),
  });
  return { main, window, webContents: window.webContents, create, write, askToLoadAgain };
}

test("opens where it was, and is shown once there is something to show", () => {
  const { window, webContents, main, create } = openWindow();
  expect(create).toHaveBeenCalledExactlyOnceWith(bounds);
  expect(webContents.loadURL).not.toHaveBeenCalled();
  main.load();
  expect(webContents.loadURL).toHaveBeenCalledExactlyOnceWith("app://glimmer/");
  expect(window.show).not.toHaveBeenCalled();
  window.emit("ready-to-show");
  expect(window.show).toHaveBeenCalledOnce();
  expect(window.maximize).not.toHaveBeenCalled();
});

test("stays hidden after a start at login until someone asks for it", () => {
  const { window, main } = openWindow({ startsHidden: true });
  window.emit("ready-to-show");
  expect(window.show).not.toHaveBeenCalled();
  main.show();
  expect(window.show).toHaveBeenCalledOnce();
});

test("is not shown before it is ready, even when someone asks for it", () => {
  const { window, main } = openWindow({ startsHidden: true });
  main.show();
  expect(window.show).not.toHaveBeenCalled();
  window.emit("ready-to-show");
  expect(window.show).toHaveBeenCalledOnce();
});

test("is shown after a start at login where nobody could find it otherwise", () => {
  const { window } = openWindow({ startsHidden: true, runsInBackground: false });
  window.emit("ready-to-show");
  expect(window.show).toHaveBeenCalledOnce();
});

test("is shown when it never says that it is ready, and again after it was hidden", () => {
  const { window, webContents, main } = openWindow();
  main.load();
  webContents.emit("did-finish-load");
  vi.runAllTimers();
  expect(window.show).toHaveBeenCalledOnce();
  window.close();
  main.show();
  expect(window.show).toHaveBeenCalledTimes(2);
});

test("is shown once when it only says after that that it is ready", () => {
  const { window, webContents } = openWindow();
  window.show.mockImplementation(() => void window.emit("ready-to-show"));
  webContents.emit("did-finish-load");
  vi.runAllTimers();
  expect(window.show).toHaveBeenCalledOnce();
});

test("is maximised again when it is first shown, and not later", () => {
  const { window, main } = openWindow({ startsHidden: true, isMaximized: true });
  window.emit("ready-to-show");
  expect(window.maximize).not.toHaveBeenCalled();
  main.show();
  main.show();
  expect(window.maximize).toHaveBeenCalledOnce();
});

test("keeps the saved state when it was never shown", () => {
  const { window, write } = openWindow({ startsHidden: true, isMaximized: true });
  window.emit("ready-to-show");
  window.close();
  expect(write).not.toHaveBeenCalled();
});

test("saves its state before closing hides it", () => {
  const { window, write } = openWindow();
  window.emit("ready-to-show");
  window.close();
  expect(write).toHaveBeenCalledExactlyOnceWith({ bounds, isMaximized: false });
});

test.each<[string, (parts: ReturnType<typeof openWindow>) => void]>([
  ["is shown", ({ main }) => main.show()],
  ["gets the focus", ({ window }) => window.emit("focus")],
  ["is restored", ({ window }) => window.emit("restore")],
])("asks about a page that stopped twice when the window %s", (_, turnTo) => {
  const parts = openWindow({ startsHidden: true });
  const { window, webContents, askToLoadAgain } = parts;
  window.emit("ready-to-show");
  for (let stop = 0; stop < 2; stop += 1) {
    webContents.emit("render-process-gone", {}, { reason: "crashed", exitCode: 5 });
  }
  expect(askToLoadAgain).not.toHaveBeenCalled();
  turnTo(parts);
  expect(askToLoadAgain).toHaveBeenCalledExactlyOnceWith(window, "crashed");
});

test("show does nothing when the window is destroyed", () => {
  const { window, main } = openWindow();
  window.emit("ready-to-show");
  window.isDestroyed.mockReturnValue(true);
  window.show.mockImplementation(() => {
    throw new TypeError("Object has been destroyed");
  });
  expect(() => main.show()).not.toThrow();
});

test("is created hidden, in the page's background colour, with a sandboxed page", () => {
  const options = { bounds, isDark: true, icon: "/icon.png", preload: "/app/preload.cjs", isPackaged: true };
  expect(createWindowOptions(options)).toMatchObject({
    show: false,
    backgroundColor: "#0f1517",
    width: 900,
    webPreferences: {
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      devTools: false,
    },
  });
  expect(createWindowOptions({ ...options, isPackaged: false }).webPreferences?.devTools).toBe(true);
});
