import { EventEmitter } from "node:events";
import type { MenuItemConstructorOptions, NativeImage, Tray } from "electron";
import { expect, test, vi } from "vitest";
import { createAppTray, createTrayMenu } from "./tray.ts";
import { quietLog } from "../testing/quiet-log.ts";

const actions = { open: vi.fn(), pauseForAnHour: vi.fn(), resume: vi.fn(), quit: vi.fn() };
const none = { messages: 0, notifications: 0 };
const click = (items: MenuItemConstructorOptions[], id: string) =>
  (items.find((item) => item.id === id)?.click as (() => void) | undefined)?.();

test("the menu opens the app, a new post and messages, pauses and quits", () => {
  const items = createTrayMenu({ messages: 120, notifications: 0 }, null, actions);
  expect(items.map(({ label, type }) => label ?? type)).toEqual([
    "Open Glimmer",
    "New post",
    "Messages (99+)",
    "separator",
    "Pause notifications for an hour",
    "separator",
    "Quit",
  ]);
  for (const id of ["open", "new-post", "messages", "pause", "quit"]) click(items, id);
  expect(actions.open.mock.calls).toEqual([[null], ["/create-post"], ["/chat"]]);
  expect(actions.pauseForAnHour).toHaveBeenCalledOnce();
  expect(actions.quit).toHaveBeenCalledOnce();
  const paused = createTrayMenu(none, new Date(2026, 10, 21, 15, 30), actions);
  expect(paused.some(({ label }) => /^Resume notifications \(paused until .*30.*\)$/.test(label ?? ""))).toBe(
    true,
  );
  click(paused, "resume");
  expect(actions.resume).toHaveBeenCalledOnce();
});

function setUpTray(system: "linux" | "mac") {
  const tray = Object.assign(new EventEmitter(), {
    setToolTip: vi.fn(),
    setTitle: vi.fn(),
    setImage: vi.fn(),
  });
  const icon = {
    resize: ({ width, height }: { width: number; height: number }) => ({
      toBitmap: () => Buffer.alloc(width * height * 4),
    }),
  } as unknown as NativeImage;
  const drawn = {} as NativeImage;
  const makeImage = vi.fn((_pixels: Uint8Array, _size: number) => drawn);
  const setMenu = vi.fn();
  const parts = { icon, iconSize: () => 24, makeImage, setMenu, system, log: quietLog() };
  const appTray = createAppTray({ ...parts, createTray: () => tray as unknown as Tray }, actions);
  return { tray, icon, drawn, makeImage, setMenu, appTray, parts };
}

test("draws the count on the icon when it changes", () => {
  const { appTray, tray, icon, drawn } = setUpTray("linux");
  appTray.show({ messages: 1, notifications: 1 }, null);
  appTray.show({ messages: 2, notifications: 0 }, null);
  expect(tray.setImage).toHaveBeenCalledExactlyOnceWith(drawn);
  expect(tray.setToolTip).toHaveBeenLastCalledWith("Glimmer: 2 unread");
  appTray.show(none, null);
  expect(tray.setImage).toHaveBeenLastCalledWith(icon);
  expect(tray.setToolTip).toHaveBeenLastCalledWith("Glimmer");
});

test("draws the count in the size the system shows", () => {
  const { appTray, makeImage } = setUpTray("linux");
  appTray.show({ messages: 1, notifications: 0 }, null);
  expect(makeImage).toHaveBeenCalledExactlyOnceWith(
    expect.toSatisfy((pixels) => pixels.length === 24 * 24 * 4),
    24,
  );
});

test("sets the menu only when it changes, because an open one would close", () => {
  const { appTray, setMenu } = setUpTray("linux");
  const mutedUntil = new Date(2026, 10, 21, 15, 30);
  const told: [number, Date | null][] = [
    [0, null],
    [0, null],
    [1, null],
    [1, null],
    [1, mutedUntil],
    [
      1,
      new Date(mutedUntil),
    ],
    [1, new Date(2026, 10, 21, 15, 40)],
    [1, null],
  ];
  const timesMade = told.map(([messages, muted]) => {
    appTray.show({ messages, notifications: 0 }, muted);
    return setMenu.mock.calls.length;
  });
  expect(timesMade).toEqual([1, 1, 2, 2, 3, 3, 4, 5]);
  appTray.show({ messages: 1, notifications: 7 }, null);
  expect(setMenu).toHaveBeenCalledTimes(5);
});

test.each([["linux", 1], ["mac", 0]] as const)(
  "a click on the icon opens the app on %s %i times",
  (system, times) => {
    actions.open.mockClear();
    setUpTray(system).tray.emit("click");
    expect(actions.open).toHaveBeenCalledTimes(times);
  },
);

test("shows the count as text in a Mac's menu bar", () => {
  const { appTray, tray } = setUpTray("mac");
  appTray.show({ messages: 1, notifications: 0 }, null);
  expect(tray.setTitle).toHaveBeenCalledWith("1");
  expect(tray.setImage).not.toHaveBeenCalled();
});

test("exists is false without a tray", () => {
  const { parts } = setUpTray("linux");
  const appTray = createAppTray({
    ...parts,
    createTray: () => {
      throw new Error("no tray");
    },
  }, actions);
  expect(appTray.exists).toBe(false);
  expect(() => appTray.show(none, null)).not.toThrow();
  expect(parts.log.lines).toHaveLength(1);
});
