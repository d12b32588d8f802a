import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { System } from "../../bridge.ts";
import { FakeWindow } from "../testing/fake-window.ts";
import { createWindowFront } from "./show-hide.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const screen = { x: 0, y: 0, width: 1920, height: 1080 };

function fronted({ x = 100, system = "mac" }: { x?: number; system?: System } = {}) {
  const window = new FakeWindow({ show: false });
  window.getNormalBounds.mockReturnValue({ x, y: 100, width: 900, height: 700 });
  const front = createWindowFront({ window: window as never, displays: () => [screen], system });
  return { window, front };
}

test("a minimised window is brought back, one that is gone is left alone", () => {
  const { window, front } = fronted();
  window.isMinimized.mockReturnValue(true);
  front.show();
  expect([window.restore, window.show, window.focus].map((done) => done.mock.calls.length)).toEqual([
    1,
    1,
    1,
  ]);
  expect(window.setBounds).not.toHaveBeenCalled();
  window.isDestroyed.mockReturnValue(true);
  front.show();
  expect(window.show).toHaveBeenCalledOnce();
});

test("a window whose display went while it was hidden is shown on one that is there", () => {
  const { window, front } = fronted({ x: 2500 });
  front.show();
  expect(window.setBounds).toHaveBeenCalledExactlyOnceWith({ x: 510, y: 190, width: 900, height: 700 });
  expect(window.show).toHaveBeenCalledOnce();
});

test("one that is maximised is left so, wherever it would be otherwise", () => {
  const { window, front } = fronted({ x: 2500 });
  window.isMaximized.mockReturnValue(true);
  front.show();
  expect([window.setBounds.mock.calls.length, window.show.mock.calls.length]).toEqual([0, 1]);
});

test("a window in a space of its own leaves it before it hides", () => {
  const { window, front } = fronted();
  window.isFullScreen.mockReturnValue(true);
  front.hide();
  expect(window.setFullScreen).toHaveBeenCalledExactlyOnceWith(false);
  expect(window.hide).not.toHaveBeenCalled();
  window.emit("leave-full-screen");
  expect(window.hide).toHaveBeenCalledOnce();
});

test("who asks for it while it leaves keeps it", () => {
  const { window, front } = fronted();
  window.isFullScreen.mockReturnValue(true);
  front.hide();
  front.hide();
  front.show();
  window.emit("leave-full-screen");
  expect(window.hide).not.toHaveBeenCalled();
});

test("elsewhere a full-screen window just hides", () => {
  const { window, front } = fronted({ system: "windows" });
  window.isFullScreen.mockReturnValue(true);
  front.hide();
  expect([window.hide.mock.calls.length, window.setFullScreen.mock.calls.length]).toEqual([1, 0]);
});

test("on Linux a minimised window is restored before it hides, so that it can be shown", () => {
  const { window, front } = fronted({ system: "linux" });
  window.isMinimized.mockReturnValue(true);
  front.hide();
  expect(window.restore.mock.invocationCallOrder).toEqual([expect.any(Number)]);
  expect(window.restore.mock.invocationCallOrder[0]).toBeLessThan(
    window.hide.mock.invocationCallOrder[0] ?? 0,
  );
});

test.each(["windows", "mac"] as const)("on %s a minimised window hides as it is", (system) => {
  const { window, front } = fronted({ system });
  window.isMinimized.mockReturnValue(true);
  front.hide();
  expect([window.restore.mock.calls.length, window.hide.mock.calls.length]).toEqual([0, 1]);
});

test("on Linux a window that was never shown is shown behind the others before it is minimised", () => {
  const { window, front } = fronted({ system: "linux" });
  front.minimize();
  expect([window.showInactive.mock.calls.length, window.minimize.mock.calls.length]).toEqual([1, 0]);
  vi.runAllTimers();
  expect(window.minimize).toHaveBeenCalledOnce();
  expect(window.show).not.toHaveBeenCalled();
});

test("elsewhere it is minimised unseen", () => {
  const { window, front } = fronted({ system: "windows" });
  front.minimize();
  expect([window.showInactive.mock.calls.length, window.minimize.mock.calls.length]).toEqual([0, 1]);
});

test.each<[string, (parts: ReturnType<typeof fronted>) => void]>([
  ["somebody asks for it", ({ front }) => front.show()],
  ["somebody closes it", ({ front }) => front.hide()],
  ["it is gone", ({ window }) => window.isDestroyed.mockReturnValue(true)],
])("it is no longer minimised when %s meanwhile", (_, happens) => {
  const parts = fronted({ system: "linux" });
  parts.front.minimize();
  happens(parts);
  vi.runAllTimers();
  expect(parts.window.minimize).not.toHaveBeenCalled();
});
