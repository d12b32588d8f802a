import { EventEmitter } from "node:events";
import type { AppUpdater } from "electron-updater";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { quietLog } from "../testing/quiet-log.ts";
import { startUpdater } from "./updater.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUpUpdater(isOn = true) {
  const updater = Object.assign(new EventEmitter(), {
    checkForUpdates: vi.fn(() => Promise.resolve(null)),
    downloadUpdate: vi.fn(() => Promise.resolve([])),
    quitAndInstall: vi.fn(),
    autoInstallOnAppQuit: true,
  });
  const onChange = vi.fn();
  const quit = { beginRestart: vi.fn(), goOn: vi.fn() };
  const log = quietLog();
  const load = vi.fn(() => Promise.resolve(updater as unknown as AppUpdater));
  const updates = startUpdater({ isOn, load, onChange, quit, log });
  return { updater, onChange, quit, log, load, updates };
}

test("loads nothing when updates are off", async () => {
  const { updates, load } = setUpUpdater(false);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(load).not.toHaveBeenCalled();
  expect(updates.state()).toEqual({ status: "off", version: null });
  expect(() => updates.restart()).toThrow("No update is waiting");
});

test("downloads a release once, reports it once, and installs it on request", async () => {
  const { updater, updates, onChange, quit } = setUpUpdater();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(updater.checkForUpdates).toHaveBeenCalledOnce();
  expect(() => updates.restart()).toThrow("No update is waiting");
  updater.emit("update-available", { version: "2.0.0" });
  updater.emit("update-available", { version: "2.0.0" });
  expect(updater.downloadUpdate).toHaveBeenCalledOnce();
  updater.emit("update-downloaded", { version: "2.0.0" });
  updater.emit("update-downloaded", { version: "2.0.0" });
  expect(onChange.mock.calls.map(([state]) => state)).toEqual([
    { status: "downloading", version: "2.0.0" },
    { status: "ready", version: "2.0.0" },
  ]);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(updater.checkForUpdates).toHaveBeenCalledOnce();
  updates.restart();
  expect(quit.beginRestart).toHaveBeenCalledOnce();
  expect(updater.quitAndInstall).toHaveBeenCalledOnce();
});

test("checks at once when asked, unless a release is downloading", async () => {
  const { updater, updates } = setUpUpdater();
  await vi.advanceTimersByTimeAsync(3_000);
  updates.check();
  expect(updater.checkForUpdates).toHaveBeenCalledTimes(2);
  updater.emit("update-available", { version: "2.0.0" });
  updates.check();
  expect(updater.checkForUpdates).toHaveBeenCalledTimes(2);
});

test("logs a failed download once, and tries again at the next check", async () => {
  const { updater, updates, log } = setUpUpdater();
  // electron-updater emits an error and rejects.
  updater.checkForUpdates.mockImplementationOnce(() => {
    updater.emit("error", new Error("no feed"));
    return Promise.reject(new Error("no feed"));
  });
  await vi.advanceTimersByTimeAsync(3_000);
  updater.downloadUpdate.mockRejectedValueOnce(new Error("cut off"));
  updater.emit("update-available", { version: "2.0.0" });
  updater.emit("error", new Error("cut off"));
  expect(updates.state()).toEqual({ status: "idle", version: null });
  expect(log.lines).toEqual([expect.stringContaining("no feed"), expect.stringContaining("cut off")]);
  await vi.advanceTimersByTimeAsync(4 * 3_600_000);
  expect(updater.checkForUpdates).toHaveBeenCalledTimes(2);
  updater.emit("update-available", { version: "2.0.0" });
  expect(updater.downloadUpdate).toHaveBeenCalledTimes(2);
});

test("goes on after a failed installation, and offers only the next release", async () => {
  const { updater, updates, quit } = setUpUpdater();
  await vi.advanceTimersByTimeAsync(3_000);
  updater.emit("update-available", { version: "2.0.0" });
  updater.emit("update-downloaded", { version: "2.0.0" });
  updates.restart();
  updater.emit("error", new Error("not signed"));
  expect(quit.goOn).toHaveBeenCalledOnce();
  expect(updates.state()).toEqual({ status: "idle", version: null });
  await vi.advanceTimersByTimeAsync(4 * 3_600_000);
  updater.emit("update-available", { version: "2.0.0" });
  expect(updater.downloadUpdate).toHaveBeenCalledOnce();
  updater.emit("update-available", { version: "2.0.1" });
  expect(updates.state()).toEqual({ status: "downloading", version: "2.0.1" });
});

test("goes on when the restart throws", async () => {
  const { updater, updates, quit } = setUpUpdater();
  await vi.advanceTimersByTimeAsync(3_000);
  updater.emit("update-available", { version: "2.0.0" });
  updater.emit("update-downloaded", { version: "2.0.0" });
  updater.quitAndInstall.mockImplementationOnce(() => {
    throw new Error("no installer");
  });
  expect(() => updates.restart()).toThrow("no installer");
  expect(quit.goOn).toHaveBeenCalledOnce();
  expect(updates.state()).toEqual({ status: "idle", version: null });
});

test("installs a download when the app quits, unless it failed before", async () => {
  const { updater, updates } = setUpUpdater();
  await vi.advanceTimersByTimeAsync(3_000);
  updater.emit("update-available", { version: "2.0.0" });
  updater.emit("update-downloaded", { version: "2.0.0" });
  expect(updater.autoInstallOnAppQuit).toBe(true);
  updates.restart();
  updater.emit("error", new Error("not signed"));
  expect(updater.autoInstallOnAppQuit).toBe(false);
  updater.emit("update-available", { version: "2.0.1" });
  expect(updater.autoInstallOnAppQuit).toBe(false);
  updater.emit("update-downloaded", { version: "2.0.1" });
  expect(updater.autoInstallOnAppQuit).toBe(true);
});
