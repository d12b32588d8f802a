import { EventEmitter } from "node:events";
import type { AppUpdater } from "electron-updater";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { quietLog } from "./testing/quiet-log.ts";
import { keepUpToDate } from "./updater.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function updating(isOn = true) {
  const updater = Object.assign(new EventEmitter(), {
    checkForUpdates: vi.fn(() => Promise.resolve(null)),
    quitAndInstall: vi.fn(),
  });
  const onChange = vi.fn();
  const beforeRestart = vi.fn();
  const log = quietLog();
  const load = vi.fn(() => Promise.resolve(updater as unknown as AppUpdater));
  const updates = keepUpToDate({ isOn, load, onChange, beforeRestart, log });
  return { updater, onChange, beforeRestart, log, load, updates };
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

test("an update that fails is logged, not shown, and tried again later", async () => {
  const { updater, updates, log } = updating();
  updater.checkForUpdates.mockRejectedValue(new Error("no feed"));
  await vi.advanceTimersByTimeAsync(3_000);
  updater.emit("update-available", { version: "2.0.0" });
  updater.emit("error", new Error("cut off"));
  expect(updates.state()).toEqual({ status: "idle", version: null });
  await vi.advanceTimersByTimeAsync(4 * 3_600_000);
  expect(updater.checkForUpdates).toHaveBeenCalledTimes(2);
  expect(log.lines.join()).toContain("no feed");
  expect(log.lines.join()).toContain("cut off");
});
