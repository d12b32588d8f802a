import type { BrowserWindow } from "electron";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeWindow } from "../testing/fake-window.ts";
import { whenPainted } from "./window-paint.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function waiting() {
  const window = new FakeWindow({ show: false });
  const tell = vi.fn();
  whenPainted(window as unknown as BrowserWindow, tell);
  return { window, tell };
}

test("a window that says it can be shown is believed at once", () => {
  const { window, tell } = waiting();
  window.emit("ready-to-show");
  expect(tell).toHaveBeenCalledOnce();
});

test("a page that has loaded is painted a moment later, when the window never says so", () => {
  const { window, tell } = waiting();
  window.webContents.emit("did-finish-load");
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(tell).toHaveBeenCalledOnce();
});

test("a page that does not load is not waited for longer than three seconds", () => {
  const { tell } = waiting();
  vi.advanceTimersByTime(2_999);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledOnce();
});

test("whatever else is heard afterwards tells nothing", () => {
  const { window, tell } = waiting();
  window.webContents.emit("did-finish-load");
  window.emit("ready-to-show");
  window.emit("ready-to-show");
  window.webContents.emit("did-finish-load");
  vi.runAllTimers();
  expect(tell).toHaveBeenCalledOnce();
});

test("a window that is gone by then is left alone", () => {
  const { window, tell } = waiting();
  window.isDestroyed.mockReturnValue(true);
  vi.runAllTimers();
  expect(tell).not.toHaveBeenCalled();
});
