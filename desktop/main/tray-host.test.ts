import { expect, test, vi } from "vitest";
import type { BusCall } from "./session-bus.ts";
import { createTrayHost } from "./tray-host.ts";

const stranger = process.pid + 1;
const ours = ":1.42/StatusNotifierItem";
const others = [":1.7/org/ayatana/NotificationItem/disks", `org.kde.StatusNotifierItem-${stranger}-1`];

/** A bus with a panel on it. Whose program stands behind an entry: ours behind `:1.42` alone. */
function computer() {
  const panel = { hasWatcher: true, hasHost: true, trays: [...others, ours], words: "dbus-send" };
  const now = { minutes: 0 };
  const renew = vi.fn();
  const ask = vi.fn(({ method, texts }: BusCall): Promise<string> => {
    const [text = ""] = texts.slice(-1);
    const yes = (is: boolean) =>
      panel.words === "gdbus" ? `(<${is}>,)\n` : `method return sender=:1.5\n   boolean ${is}\n`;
    if (method.endsWith("NameHasOwner")) return Promise.resolve(yes(panel.hasWatcher));
    if (text === "IsStatusNotifierHostRegistered") return Promise.resolve(yes(panel.hasHost));
    if (text === "RegisteredStatusNotifierItems") {
      return Promise.resolve(
        panel.words === "gdbus"
          ? `(<[${panel.trays.map((tray) => `'${tray}'`).join(", ")}]>,)\n`
          : `   variant array [\n${panel.trays.map((tray) => `  string "${tray}"\n`).join("")}   ]\n`,
      );
    }
    if (text === ":1.7") return Promise.reject(new Error("gone meanwhile"));
    return Promise.resolve(`   uint32 ${text === ":1.42" ? process.pid : stranger}\n`);
  });
  const host = createTrayHost({
    system: "linux",
    renew,
    ask,
    now: () => now.minutes * 60_000,
    waitsMs: [0, 0],
  });
  return { host, panel, now, renew, ask };
}

test.each(["dbus-send", "gdbus"])("our tray among those that are shown is there, says %s", async (words) => {
  const { host, panel, renew } = computer();
  panel.words = words;
  expect(host.isThere()).toBe(false);
  await host.look();
  expect(host.isThere()).toBe(true);
  panel.trays = others;
  await host.look();
  expect(host.isThere()).toBe(false);
  expect(renew).toHaveBeenCalledOnce();
});

test.each<[string, Partial<ReturnType<typeof computer>["panel"]>]>([
  ["nobody shows trays", { hasWatcher: false }],
  ["somebody would keep them, and nobody shows them", { hasHost: false }],
])("when %s there is none, and none is made", async (_, changed) => {
  const { host, panel, renew } = computer();
  Object.assign(panel, changed);
  await host.look();
  expect(host.isThere()).toBe(false);
  expect(renew).not.toHaveBeenCalled();
});

test("one that has our pid in its name is ours, whatever pid the bus knows us by in a container", async () => {
  const { host, panel, renew } = computer();
  panel.trays = [...others, `org.kde.StatusNotifierItem-${process.pid}-1/StatusNotifierItem`];
  await host.look();
  expect(host.isThere()).toBe(true);
  expect(renew).not.toHaveBeenCalled();
});

test("when the bus will not say there is none", async () => {
  const { host, ask } = computer();
  ask.mockRejectedValue(new Error("ENOENT"));
  await host.look();
  expect(host.isThere()).toBe(false);
});

test("one that is registered a moment later is not made anew", async () => {
  const { host, renew, ask } = computer();
  for (const answer of ["boolean true", "boolean true", `string "${others[0]}"`]) {
    ask.mockResolvedValueOnce(answer);
  }
  await host.look();
  expect(host.isThere()).toBe(true);
  expect(renew).not.toHaveBeenCalled();
});

test("one that was made before the panel came is made anew, and found", async () => {
  const { host, panel, renew } = computer();
  panel.hasWatcher = false;
  await host.look();
  Object.assign(panel, { hasWatcher: true, trays: others });
  renew.mockImplementation(() => (panel.trays = [...others, ours]));
  await host.look();
  expect(renew).toHaveBeenCalledOnce();
  expect(host.isThere()).toBe(true);
});

test("one that is turned away is left alone until the panel comes back", async () => {
  const { host, panel, renew } = computer();
  panel.trays = others;
  await host.look();
  await host.look();
  expect(renew).toHaveBeenCalledOnce();
  expect(host.isThere()).toBe(false);
  panel.hasHost = false;
  await host.look();
  panel.hasHost = true;
  await host.look();
  expect(renew).toHaveBeenCalledTimes(2);
});

test("while there is none it is looked for once a minute at most, and no more once it is found", async () => {
  const { host, panel, now, ask } = computer();
  const looks = () => ask.mock.calls.filter(([{ method }]) => method.endsWith("NameHasOwner")).length;
  panel.hasWatcher = false;
  await host.look();
  host.lookNowAndThen();
  expect(looks()).toBe(1);
  now.minutes = 1;
  host.lookNowAndThen();
  host.lookNowAndThen();
  await host.look();
  expect(looks()).toBe(2);
  panel.hasWatcher = true;
  await host.look();
  now.minutes = 5;
  host.lookNowAndThen();
  expect([host.isThere(), looks()]).toEqual([true, 3]);
});

test.each(["mac", "windows"] as const)("%s always has one, and is not asked", async (system) => {
  const ask = vi.fn(() => Promise.reject(new Error("asked")));
  const host = createTrayHost({ system, renew: vi.fn(), ask });
  await host.look();
  host.lookNowAndThen();
  expect(host.isThere()).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});
