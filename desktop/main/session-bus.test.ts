import { expect, test, vi } from "vitest";
import { askSessionBus } from "./session-bus.ts";

const call = {
  name: "org.freedesktop.DBus",
  path: "/org/freedesktop/DBus",
  method: "org.freedesktop.DBus.NameHasOwner",
  texts: [":1.7", "org.kde.StatusNotifierWatcher"],
};
const missing = Object.assign(new Error("spawn ENOENT"), { code: "ENOENT" });

test("asks by the program that most desktops bring", async () => {
  const run = vi.fn(() => Promise.resolve("boolean true"));
  expect(await askSessionBus(call, run)).toBe("boolean true");
  expect(run.mock.calls).toEqual([["dbus-send", [
    "--session",
    "--print-reply",
    "--reply-timeout=2000",
    "--dest=org.freedesktop.DBus",
    "/org/freedesktop/DBus",
    "org.freedesktop.DBus.NameHasOwner",
    "string::1.7",
    "string:org.kde.StatusNotifierWatcher",
  ]]]);
});

test("where that one is missing the other is asked", async () => {
  const run = vi.fn(() => Promise.resolve("(true,)")).mockRejectedValueOnce(missing);
  expect(await askSessionBus(call, run)).toBe("(true,)");
  expect(run.mock.lastCall).toEqual(["gdbus", [
    "call",
    "--session",
    "--timeout=2",
    "--dest=org.freedesktop.DBus",
    "--object-path=/org/freedesktop/DBus",
    "--method=org.freedesktop.DBus.NameHasOwner",
    "':1.7'",
    "'org.kde.StatusNotifierWatcher'",
  ]]);
});

test("what the bus refuses is refused, and not asked again", async () => {
  const run = vi.fn(() => Promise.reject(new Error("no such name")));
  await expect(askSessionBus(call, run)).rejects.toThrow("no such name");
  expect(run).toHaveBeenCalledOnce();
});

test("without either program nobody answers", async () => {
  await expect(askSessionBus(call, () => Promise.reject(missing))).rejects.toThrow("ENOENT");
});
