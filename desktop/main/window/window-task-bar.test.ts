import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { System } from "../../bridge.ts";
import { FakeWindow } from "../testing/fake-window.ts";
import { whenTaskBarButtonIsNew } from "./window-task-bar.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function followed(system: System) {
  const window = new FakeWindow();
  const tell = vi.fn();
  whenTaskBarButtonIsNew(window as never, system, tell);
  return { window, tell };
}

test.each(["show", "restore", "blur"])("what the button carries is put back a moment after %s", (event) => {
  const { window, tell } = followed("windows");
  window.emit(event);
  expect(tell).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(tell).toHaveBeenCalledOnce();
});

test("once, also for a window that is restored and shown in one go", () => {
  const { window, tell } = followed("windows");
  for (const event of ["restore", "show"]) window.emit(event);
  vi.runAllTimers();
  expect(tell).toHaveBeenCalledOnce();
});

test("a window that is gone by then has no button", () => {
  const { window, tell } = followed("windows");
  window.emit("show");
  window.isDestroyed.mockReturnValue(true);
  vi.runAllTimers();
  expect(tell).not.toHaveBeenCalled();
});

test.each(["linux", "mac"] as const)("%s shows the count elsewhere", (system) => {
  const { window, tell } = followed(system);
  window.emit("show");
  vi.runAllTimers();
  expect(tell).not.toHaveBeenCalled();
});
