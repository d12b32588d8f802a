import type { NativeImage } from "electron";
import { expect, test, vi } from "vitest";
import type { System } from "../../bridge.ts";
import { checkTray } from "./check-tray.ts";

const iconThat = (isEmpty: boolean) => ({ isEmpty: () => isEmpty }) as NativeImage;
const shownAt = (width: number) => ({ x: 0, y: 0, width, height: width });

test.each<[string, System, number, object]>([
  ["is shown", "windows", 16, { result: "ok", details: { isShown: true } }],
  ["is hidden behind an arrow", "windows", 0, { result: "ok", details: { isShown: false } }],
  ["may be shown", "linux", 0, { result: "ok", details: { isShown: "Linux does not say" } }],
])("an icon that %s on %s is taken away again", (_, system, width, expected) => {
  const tray = { setToolTip: vi.fn(), getBounds: () => shownAt(width), destroy: vi.fn() };
  expect(checkTray({ createTray: () => tray, icon: iconThat(false), system })).toMatchObject(expected);
  expect(tray.destroy).toHaveBeenCalledOnce();
});

test("a system that takes no icon has no tray", () => {
  const createTray = () => {
    throw new Error("no status bar");
  };
  expect(checkTray({ createTray, icon: iconThat(false), system: "mac" })).toMatchObject({
    result: "not available",
    why: "The system takes no icon: no status bar",
  });
});

test("a picture that cannot be read fails, and creates no icon", () => {
  const createTray = vi.fn();
  expect(checkTray({ createTray, icon: iconThat(true), system: "linux" }).result).toBe("failed");
  expect(createTray).not.toHaveBeenCalled();
});

test("takes the icon away also when it cannot be changed", () => {
  const destroy = vi.fn();
  const setToolTip = () => {
    throw new Error("gone");
  };
  const createTray = () => ({ setToolTip, getBounds: () => shownAt(1), destroy });
  expect(() => checkTray({ createTray, icon: iconThat(false), system: "linux" })).toThrow("gone");
  expect(destroy).toHaveBeenCalledOnce();
});
