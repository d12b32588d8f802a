import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeWindow } from "../testing/fake-window.ts";
import { parseWindowState, saveWindowState, type WindowState } from "./save-window-state.ts";

const display = { x: 0, y: 25, width: 1440, height: 875 };
const bounds = { x: 200, y: 100, width: 900, height: 700 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUpSaving() {
  const window = new FakeWindow();
  window.getNormalBounds.mockReturnValue(bounds);
  const write = vi.fn<(state: WindowState) => void>();
  saveWindowState(window as never, { read: () => null, write }, () => [display]);
  return { window, write };
}

test("saves the bounds once after a drag, and when the window closes", () => {
  const { window, write } = setUpSaving();
  for (let x = 0; x < 50; x += 1) window.emit("move");
  vi.runAllTimers();
  expect(write).toHaveBeenCalledExactlyOnceWith({ bounds, isMaximized: false });
  window.isMaximized.mockReturnValue(true);
  window.emit("close");
  expect(write).toHaveBeenLastCalledWith({ bounds, isMaximized: true });
});

test.each<[string, (window: FakeWindow) => void]>([
  ["hidden", (window) => window.hide()],
  ["minimised", (window) => window.isMinimized.mockReturnValue(true)],
  ["off the screen", (window) => window.getNormalBounds.mockReturnValue({ ...bounds, x: 9_000 })],
  ["destroyed", (window) => window.isDestroyed.mockReturnValue(true)],
])("saves nothing while the window is %s", (_, change) => {
  const { window, write } = setUpSaving();
  change(window);
  window.emit("move");
  vi.runAllTimers();
  window.emit("close");
  expect(write).not.toHaveBeenCalled();
});

test.each([undefined, {}, { bounds: null, isMaximized: true }, {
  bounds: { x: 0, y: 0, width: -1, height: 5 },
  isMaximized: true,
}])("returns null for %j", (content) => expect(parseWindowState(content)).toBeNull());
