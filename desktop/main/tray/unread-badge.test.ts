import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { System } from "../../bridge.ts";
import { FakeWindow } from "../testing/fake-window.ts";
import { drawBadge } from "./draw-badge.ts";
import { formatBadgeLabel, onTaskbarButtonReset, showBadge } from "./unread-badge.ts";

const image = {} as Electron.NativeImage;
const parts = () => ({
  app: { setBadgeCount: vi.fn(), dock: { setBadge: vi.fn() } as unknown as Electron.Dock },
  window: { setOverlayIcon: vi.fn(), setTitle: vi.fn(), isDestroyed: () => false },
  makeImage: vi.fn(() => image),
});

test("shows the count on the launcher and in the title", () => {
  const shown = parts();
  showBadge({ ...shown, system: "linux" }, { messages: 2, notifications: 3 }, "Home · Glimmer");
  expect(shown.app.setBadgeCount).toHaveBeenCalledWith(5);
  expect(shown.window.setTitle).toHaveBeenCalledWith("(5) Home · Glimmer");
  expect(shown.window.setOverlayIcon).not.toHaveBeenCalled();
});

test("shows an overlay on the task bar of Windows, and none at zero", () => {
  const shown = parts();
  showBadge({ ...shown, system: "windows" }, { messages: 0, notifications: 120 }, "Home");
  expect(shown.window.setOverlayIcon).toHaveBeenLastCalledWith(image, "99+ unread");
  showBadge({ ...shown, system: "windows" }, { messages: 0, notifications: 0 }, "Home");
  expect(shown.window.setOverlayIcon).toHaveBeenLastCalledWith(null, "");
  expect(shown.app.setBadgeCount).not.toHaveBeenCalled();
});

test("shows 99+ on a Mac's dock above 99, also without a window, and nothing at zero", () => {
  const shown = {
    ...parts(),
    window: { ...parts().window, isDestroyed: () => true },
    system: "mac" as const,
  };
  showBadge(shown, { messages: 60, notifications: 40 }, "");
  expect(shown.app.dock.setBadge).toHaveBeenLastCalledWith("99+");
  showBadge(shown, { messages: 0, notifications: 0 }, "");
  expect(shown.app.dock.setBadge).toHaveBeenLastCalledWith("");
  expect(shown.app.setBadgeCount).not.toHaveBeenCalled();
});

test("shows the product's name for a page without a title", () => {
  const shown = parts();
  showBadge({ ...shown, system: "linux" }, { messages: 99, notifications: 1 }, "");
  expect(shown.window.setTitle).toHaveBeenCalledWith("(99+) Glimmer");
});

test.each([[0, 0, ""], [1, 0, "1"], [90, 9, "99"], [99, 1, "99+"]])(
  "shows %i messages and %i notifications as %j",
  (messages, notifications, label) => expect(formatBadgeLabel({ messages, notifications })).toBe(label),
);

describe("the task bar button of Windows", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function followed(system: System) {
    const window = new FakeWindow();
    const onReset = vi.fn();
    onTaskbarButtonReset(window as never, system, onReset);
    return { window, onReset };
  }

  test("gets its overlay back once after the window was restored and shown", () => {
    const { window, onReset } = followed("windows");
    for (const event of ["restore", "show"]) window.emit(event);
    expect(onReset).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(onReset).toHaveBeenCalledOnce();
  });

  test("is left alone when the window is gone", () => {
    const { window, onReset } = followed("windows");
    window.emit("show");
    window.isDestroyed.mockReturnValue(true);
    vi.runAllTimers();
    expect(onReset).not.toHaveBeenCalled();
  });

  test("does not exist on other systems", () => {
    const { window, onReset } = followed("linux");
    window.emit("show");
    vi.runAllTimers();
    expect(onReset).not.toHaveBeenCalled();
  });
});

const opaque = (pixels: Uint8Array) =>
  pixels.filter((_, at) => at % 4 === 3).filter((alpha) => alpha === 255).length;

test.each(["1", "42", "99+"])("draws %s within the image, in both colours", (label) => {
  for (const size of [16, 32, 64]) {
    const pixels = drawBadge(null, size, label);
    expect(pixels).toHaveLength(size * size * 4);
    expect(opaque(pixels)).toBeGreaterThan(20);
    const colours = new Set(
      Array.from({ length: size * size }, (_, at) => pixels.slice(at * 4, at * 4 + 4).join()),
    );
    for (const colour of ["0,0,0,0", "31,79,180,255", "255,255,255,255"]) expect(colours).toContain(colour);
  }
});

test("draws 99+ on a tray icon with dots of two pixels and a smooth edge", () => {
  const drawn = drawBadge(new Uint8Array(32 * 32 * 4), 32, "99+");
  const whole = Array.from({ length: 32 * 32 }, (_, at) => drawn.slice(at * 4, at * 4 + 4).join());
  // 29 dots of four pixels each.
  expect(whole.filter((pixel) => pixel === "255,255,255,255")).toHaveLength(4 * 29);
  expect(drawn.some((value, at) => at % 4 === 3 && value > 0 && value < 255)).toBe(true);
});

test("covers only the lower right corner of an icon, and does not change the icon", () => {
  const icon = new Uint8Array(32 * 32 * 4).fill(9);
  const drawn = drawBadge(icon, 32, "7");
  expect(drawn.slice(0, 32 * 4 * 8).every((value) => value === 9)).toBe(true);
  expect(drawn.slice(-4 * 8).some((value) => value !== 9)).toBe(true);
  expect(icon.every((value) => value === 9)).toBe(true);
});
