import { expect, test, vi } from "vitest";
import { drawBadge } from "./badge-image.ts";
import { showBadge, windowTitle } from "./badge.ts";

const image = {} as Electron.NativeImage;
const parts = () => ({
  app: { setBadgeCount: vi.fn(), dock: { setBadge: vi.fn() } as unknown as Electron.Dock },
  window: { setOverlayIcon: vi.fn(), setTitle: vi.fn(), isDestroyed: () => false },
  makeImage: vi.fn(() => image),
});

test("the launcher and the title carry the count", () => {
  const shown = parts();
  showBadge({ ...shown, system: "linux" }, { messages: 2, notifications: 3 }, "Home · Glimmer");
  expect(shown.app.setBadgeCount).toHaveBeenCalledWith(5);
  expect(shown.window.setTitle).toHaveBeenCalledWith("(5) Home · Glimmer");
  expect(shown.window.setOverlayIcon).not.toHaveBeenCalled();
});

test("Windows gets a picture of it on the task bar, and none at zero", () => {
  const shown = parts();
  showBadge({ ...shown, system: "windows" }, { messages: 0, notifications: 120 }, "Home");
  expect(shown.window.setOverlayIcon).toHaveBeenLastCalledWith(image, "99+ unread");
  showBadge({ ...shown, system: "windows" }, { messages: 0, notifications: 0 }, "Home");
  expect(shown.window.setOverlayIcon).toHaveBeenLastCalledWith(null, "");
  expect(shown.app.setBadgeCount).not.toHaveBeenCalled();
});

test("a Mac's dock says 99+ above 99, also while the window is gone, and nothing at zero", () => {
  const shown = { ...parts(), window: null, system: "mac" as const };
  showBadge(shown, { messages: 60, notifications: 40 }, "");
  expect(shown.app.dock.setBadge).toHaveBeenLastCalledWith("99+");
  showBadge(shown, { messages: 0, notifications: 0 }, "");
  expect(shown.app.dock.setBadge).toHaveBeenLastCalledWith("");
  expect(shown.app.setBadgeCount).not.toHaveBeenCalled();
});

test("a page without a title is the product", () => {
  expect(windowTitle({ messages: 0, notifications: 0 }, "")).toBe("Glimmer");
  expect(windowTitle({ messages: 99, notifications: 1 }, "")).toBe("(99+) Glimmer");
});

const opaque = (pixels: Uint8Array) =>
  pixels.filter((_, at) => at % 4 === 3).filter((alpha) => alpha === 255).length;

test.each(["1", "42", "99+"])("the badge of %s fits, and has ink on its colour", (label) => {
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

test("on an icon of a tray even 99+ has dots of two pixels, and its edge is smooth", () => {
  const drawn = drawBadge(new Uint8Array(32 * 32 * 4), 32, "99+");
  const whole = Array.from({ length: 32 * 32 }, (_, at) => drawn.slice(at * 4, at * 4 + 4).join());
  // 28 dots of four pixels each.
  expect(whole.filter((pixel) => pixel === "255,255,255,255")).toHaveLength(4 * 29);
  expect(drawn.some((value, at) => at % 4 === 3 && value > 0 && value < 255)).toBe(true);
});

test("on an icon it covers the lower right corner alone, and leaves the icon as it was", () => {
  const icon = new Uint8Array(32 * 32 * 4).fill(9);
  const drawn = drawBadge(icon, 32, "7");
  expect(drawn.slice(0, 32 * 4 * 8).every((value) => value === 9)).toBe(true);
  expect(drawn.slice(-4 * 8).some((value) => value !== 9)).toBe(true);
  expect(icon.every((value) => value === 9)).toBe(true);
});
