import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { watchPower } from "./watch-power.ts";

test("hears that the computer woke up, and that its screen was unlocked", () => {
  const power = new EventEmitter();
  const [onUnlock, onResume] = [vi.fn(), vi.fn()];
  watchPower(power as never, { onUnlock, onResume });
  power.emit("suspend");
  power.emit("resume");
  expect([onUnlock.mock.calls.length, onResume.mock.calls.length]).toEqual([0, 1]);
  power.emit("unlock-screen");
  expect([onUnlock.mock.calls.length, onResume.mock.calls.length]).toEqual([1, 1]);
});
