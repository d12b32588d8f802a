import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { System } from "../../bridge.ts";
import { FakeWindow } from "../testing/fake-window.ts";
import { createShowHide } from "./main-window.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const screen = { x: 0, y: 0, width: 1920, height: 1080 };

function setUpWindow({ x = 100, system = "mac" }: { x?: number; system?: System } = {}) {
  const window = new FakeWindow({ show: false });
  window.getNormalBounds.mockReturnValue({ x, y: 100, width: 900, height: 700 });
  const showHide = createShowHide({ window: window as never, workAreas: () => [screen], system });
  return { window, showHide };
}

test("restores a minimised window, and leaves a destroyed one alone", () => {
  const { window, showHide } = setUpWindow();
  window.isMinimized.mockReturnValue(true);
  showHide.show();
  expect([window.restore, window.show, window.focus].map((done) => done.mock.calls.length)).toEqual([
    1,
    1,
    1,
  ]);
  expect(window.setBounds).not.toHaveBeenCalled();
  window.isDestroyed.mockReturnValue(true);
  showHide.show();
  expect(window.show).toHaveBeenCalledOnce();
});

test("shows a window whose display is gone on another one", () => {
  const { window, showHide } = setUpWindow({ x: 2500 });
  showHide.show();
  expect(window.setBounds).toHaveBeenCalledExactlyOnceWith({ x: 510, y: 190, width: 900, height: 700 });
  expect(window.show).toHaveBeenCalledOnce();
});

test("does not move a maximised window", () => {
  const { window, showHide } = setUpWindow({ x: 2500 });
  window.isMaximized.mockReturnValue(true);
  showHide.show();
  expect([window.setBounds.mock.calls.length, window.show.mock.calls.length]).toEqual([0, 1]);
});

test("on a Mac leaves full screen before it hides the window", () => {
  const { window, showHide } = setUpWindow();
  window.isFullScreen.mockReturnValue(true);
  showHide.hide();
  expect(window.setFullScreen).toHaveBeenCalledExactlyOnceWith(false);
  expect(window.hide).not.toHaveBeenCalled();
  window.emit("leave-full-screen");
  expect(window.hide).toHaveBeenCalledOnce();
});

test("keeps a window that is asked for while it leaves full screen", () => {
  const { window, showHide } = setUpWindow();
  window.isFullScreen.mockReturnValue(true);
  showHide.hide();
  showHide.hide();
  showHide.show();
  window.emit("leave-full-screen");
  expect(window.hide).not.toHaveBeenCalled();
});

test("hides a full-screen window at once elsewhere", () => {
  const { window, showHide } = setUpWindow({ system: "windows" });
  window.isFullScreen.mockReturnValue(true);
  showHide.hide();
  expect([window.hide.mock.calls.length, window.setFullScreen.mock.calls.length]).toEqual([1, 0]);
});

test("on Linux restores a minimised window before it hides it", () => {
  const { window, showHide } = setUpWindow({ system: "linux" });
  window.isMinimized.mockReturnValue(true);
  showHide.hide();
  expect(window.restore.mock.invocationCallOrder).toEqual([expect.any(Number)]);
  expect(window.restore.mock.invocationCallOrder[0]).toBeLessThan(
    window.hide.mock.invocationCallOrder[0] ?? 0,
  );
});

test.each(["windows", "mac"] as const)("on %s hides a minimised window as it is", (system) => {
  const { window, showHide } = setUpWindow({ system });
  window.isMinimized.mockReturnValue(true);
  showHide.hide();
  expect([window.restore.mock.calls.length, window.hide.mock.calls.length]).toEqual([0, 1]);
});
