import { EventEmitter } from "node:events";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import type { AppUpdater } from "electron-updater";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepJson } from "./json-file.ts";
import { quietLog } from "../testing/quiet-log.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { keepUpToDate, parseUpdateMemory } from "./updater.ts";

const folder = temporaryFolder();
const newComputer = () => join(mkdtempSync(join(folder, "run-")), "update.json");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** @param file what an earlier run remembered */
function updating(isOn = true, file = newComputer()) {
  const updater = Object.assign(new EventEmitter(), {
    checkForUpdates: vi.fn(() => Promise.resolve(null)),
    downloadUpdate: vi.fn(() => Promise.resolve([])),
    quitAndInstall: vi.fn(),
    autoInstallOnAppQuit: true,
  });
  const onChange = vi.fn();
  const beforeRestart = vi.fn();
  const onRestartFailed = vi.fn();
  const log = quietLog();
  const memory = keepJson(file, parseUpdateMemory, log);
  const load = vi.fn(() => Promise.resolve(updater as unknown as AppUpdater));
  const told = { onChange, beforeRestart, onRestartFailed };
  const updates = keepUpToDate({ isOn, load, ...told, memory, log });
  return { updater, onChange, beforeRestart, onRestartFailed, log, load, updates };
}

test("where a package manager owns the app, nothing is even loaded", async () => {
  const { updates, load } = updating(false);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(load).not.toHaveBeenCalled();
  expect(updates.state()).toEqual({ status: "off", version: null });
  expect(() => updates.restart()).toThrow("No update waits");
});

test("a release is fetched quietly, told once, never fetched again, and installed on request", async () => {
  const { updater, updates, onChange, beforeRestart } = updating();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(updater.checkForUpdates).toHaveBeenCalledOnce();
  expect(() => updates.restart()).toThrow("No update waits");
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
  expect(beforeRestart).toHaveBeenCalledOnce();
  expect(updater.quitAndInstall).toHaveBeenCalledOnce();
});

test("an update that fails is logged once, not shown, and tried again later", async () => {
  const { updater, updates, log } = updating();
  // As the updater does: the event, and the promise too.
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

test("a release that cannot be installed leaves the app as it was, and is not offered again; the next one is", async () => {
  const { updater, updates, onRestartFailed } = updating();
  await vi.advanceTimersByTimeAsync(3_000);
  updater.emit("update-available", { version: "2.0.0" });
  updater.emit("update-downloaded", { version: "2.0.0" });
  updates.restart();
  updater.emit("error", new Error("not signed"));
  expect(onRestartFailed).toHaveBeenCalledOnce();
  expect(updates.state()).toEqual({ status: "idle", version: null });
  await vi.advanceTimersByTimeAsync(4 * 3_600_000);
  updater.emit("update-available", { version: "2.0.0" });
  expect(updater.downloadUpdate).toHaveBeenCalledOnce();
  updater.emit("update-available", { version: "2.0.1" });
  expect(updates.state()).toEqual({ status: "downloading", version: "2.0.1" });
});

test("a release that could not be installed is left alone by later runs too; the next one is not", async () => {
  const file = newComputer();
  const first = updating(true, file);
  await vi.advanceTimersByTimeAsync(3_000);
  first.updater.emit("update-available", { version: "2.0.0" });
  first.updater.emit("update-downloaded", { version: "2.0.0" });
  first.updates.restart();
  first.updater.emit("error", new Error("read-only"));
  const second = updating(true, file);
  await vi.advanceTimersByTimeAsync(3_000);
  second.updater.emit("update-available", { version: "2.0.0" });
  expect(second.updater.downloadUpdate).not.toHaveBeenCalled();
  expect(second.onChange).not.toHaveBeenCalled();
  second.updater.emit("update-available", { version: "2.0.1" });
  expect(second.updater.downloadUpdate).toHaveBeenCalledOnce();
  // By then the disk may have room again.
  await vi.advanceTimersByTimeAsync(7 * 24 * 3_600_000);
  const third = updating(true, file);
  await vi.advanceTimersByTimeAsync(3_000);
  third.updater.emit("update-available", { version: "2.0.0" });
  expect(third.updater.downloadUpdate).toHaveBeenCalledOnce();
});

test("a restart that fails at once leaves the app as it was", async () => {
  const { updater, updates, onRestartFailed } = updating();
  await vi.advanceTimersByTimeAsync(3_000);
  updater.emit("update-available", { version: "2.0.0" });
  updater.emit("update-downloaded", { version: "2.0.0" });
  updater.quitAndInstall.mockImplementationOnce(() => {
    throw new Error("no installer");
  });
  expect(() => updates.restart()).toThrow("no installer");
  expect(onRestartFailed).toHaveBeenCalledOnce();
  expect(updates.state()).toEqual({ status: "idle", version: null });
});

test("what waits is installed when the app quits, but not what could not be", async () => {
  const { updater, updates } = updating();
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

test.each([undefined, null, {}, { refused: 2 }, { refused: "9".repeat(101), at: 1 }, { refused: "2.0.0" }])(
  "what cannot be an update's memory is none: %j",
  (kept) => expect(parseUpdateMemory(kept)).toEqual({ refused: null, at: 0 }),
);
