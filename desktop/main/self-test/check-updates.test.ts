import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { checkUpdates } from "./check-updates.ts";

const feedFile = "provider: generic\nurl: https://downloads.example.org/glimmer\nupdaterCacheDirName: x\n";
const feed = "https://downloads.example.org/glimmer";

function updaterThat(checkForUpdates: () => Promise<unknown>) {
  return Object.assign(new EventEmitter(), {
    autoDownload: true,
    autoInstallOnAppQuit: true,
    checkForUpdates: vi.fn(checkForUpdates),
    downloadUpdate: vi.fn(),
    quitAndInstall: vi.fn(),
  });
}

const release = { updateInfo: { version: "9.1.0" }, isUpdateAvailable: true };

test.each<[string, () => Promise<unknown>, object]>([
  ["has a release", () => Promise.resolve(release), {
    result: "ok",
    details: { feed, newest: "9.1.0", isNewer: true },
  }],
  ["is looked at by no updater", () => Promise.resolve(null), { result: "failed", details: { feed } }],
  ["is away", () => Promise.reject(new Error("net::ERR_NAME_NOT_RESOLVED\n  at x")), {
    result: "failed",
    why: "net::ERR_NAME_NOT_RESOLVED",
    details: { feed },
  }],
])("desktop.8: a feed that %s, and nothing is installed", async (_, look, expected) => {
  const updater = updaterThat(look);
  const load = () => Promise.resolve(updater as never);
  expect(await checkUpdates({ isPackaged: true, updatesItself: true, feedFile, load })).toMatchObject(
    expected,
  );
  expect([updater.autoDownload, updater.autoInstallOnAppQuit]).toEqual([false, false]);
  expect(updater.downloadUpdate).not.toHaveBeenCalled();
  expect(updater.quitAndInstall).not.toHaveBeenCalled();
  expect(() => updater.emit("error", new Error("also emitted"))).not.toThrow();
});

test.each([
  ["from its sources", { isPackaged: false, updatesItself: false, feedFile }, /sources/],
  ["without a feed", { isPackaged: true, updatesItself: false, feedFile: null }, /without a feed/],
  ["from a package manager", { isPackaged: true, updatesItself: false, feedFile }, /package manager/],
])("an app %s looks nowhere", async (_, given, why) => {
  const load = vi.fn();
  const found = await checkUpdates({ ...given, load });
  expect(found).toMatchObject({ result: "not available", why: expect.stringMatching(why) });
  expect(load).not.toHaveBeenCalled();
});
