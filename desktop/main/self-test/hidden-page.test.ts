import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bridgeCalls } from "../../bridge.ts";
import { FakeWindow } from "../testing/fake-window.ts";
import { quietLog } from "../testing/quiet-log.ts";
import { openHiddenPage } from "./hidden-page.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const description = {
  version: "1.2.3",
  system: "linux" as const,
  serverAddress: "https://glimmer.example.org",
  builtInAddress: "https://glimmer.example.org",
  keepsSession: false,
  hasTray: false,
  isSandboxed: true,
  isAppImage: false,
  desktopChoosesKeys: false,
  update: { status: "off" as const, version: null },
};

function open() {
  const window = new FakeWindow({ show: false });
  const calls = new Map<string, (event: object, ...args: unknown[]) => Promise<unknown>>();
  const handle = (channel: string, handler: never) => void calls.set(channel, handler);
  const page = openHiddenPage({
    createWindow: () => window as never,
    ipcMain: { handle },
    description,
    log: quietLog(),
  });
  const event = { sender: window.webContents, senderFrame: { url: "app://glimmer/", parent: null } };
  const call = (name: string, ...args: unknown[]) => calls.get(`glimmer:${name}`)?.(event, ...args);
  return { window, calls, page, call };
}

test("is there once the page's scripts have called the app, which has no server for them", async () => {
  const { window, calls, page, call } = open();
  expect([...calls.keys()]).toHaveLength(Object.keys(bridgeCalls).length);
  expect(await call("describeApp")).toEqual({ ...description, serverAddress: null });
  const { contents, close } = await page;
  expect([contents, window.isVisible()]).toEqual([window.webContents, false]);
  close();
  expect(window.destroy).toHaveBeenCalledOnce();
});

test.each([
  ["restartToUpdate", [], undefined],
  ["checkServer", ["https://other.example.org"], { isServer: false, reason: "This is a self-test." }],
  ["changeServer", ["https://other.example.org"], { isChanged: false, reason: "This is a self-test." }],
  ["changePreferences", [{ staysInTray: true }], expect.objectContaining({ staysInTray: false })],
  ["readPreferences", [], expect.objectContaining({ startsAtLogin: false })],
  ["readMemory", [], { page: null, app: 0 }],
  ["takeReloadNotice", [], false],
])("desktop.8: %s of the page changes nothing", async (name, args, expected) => {
  const { page, call } = open();
  expect(await call(name, ...args)).toEqual(expected);
  await call("describeApp");
  await page;
});

test("fails when the page's process ends, or stays silent, and closes the window", async () => {
  const ended = open();
  ended.window.webContents.emit("render-process-gone", {}, { reason: "launch-failed" });
  await expect(ended.page).rejects.toThrow("launch-failed");
  expect(ended.window.destroy).toHaveBeenCalledOnce();
  const silent = open();
  const rejected = expect(silent.page).rejects.toThrow("did not run within 20 s");
  await vi.advanceTimersByTimeAsync(20_000);
  await rejected;
});
