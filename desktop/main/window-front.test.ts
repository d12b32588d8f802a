import { expect, test } from "vitest";
import { FakeWindow } from "./testing/fake-window.ts";
import { createWindowFront } from "./window-front.ts";

const screen = { x: 0, y: 0, width: 1920, height: 1080 };

function fronted({ x = 100, hasSpaces = true } = {}) {
  const window = new FakeWindow({ show: false });
  window.getNormalBounds.mockReturnValue({ x, y: 100, width: 900, height: 700 });
  const front = createWindowFront({ window: window as never, displays: () => [screen], hasSpaces });
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
  const { window, front } = fronted({ hasSpaces: false });
  window.isFullScreen.mockReturnValue(true);
  front.hide();
  expect([window.hide.mock.calls.length, window.setFullScreen.mock.calls.length]).toEqual([1, 0]);
});
