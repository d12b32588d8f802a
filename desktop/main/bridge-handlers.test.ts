import { expect, test, vi } from "vitest";
import type { ServerCheck } from "../bridge.ts";
import { getDefaultPreferences, type Settings } from "./settings-file.ts";
import { createBridgeHandlers, type HandlerParts } from "./bridge-handlers.ts";

const good: ServerCheck = { isServer: true, address: "https://other.example.org", version: "1.0.0" };
const settings: Settings = {
  server: null,
  theme: "system",
  language: null,
  preferences: getDefaultPreferences("linux"),
};

function handlers(check: ServerCheck = good) {
  const order: string[] = [];
  const noted = (name: string) => vi.fn((..._given: unknown[]) => void order.push(name));
  const parts = {
    context: { settings: { read: () => settings, write: vi.fn() }, server: () => null },
    navigation: { pageReady: noted("pageReady") },
    links: {},
    realtime: { refreshUnread: noted("refresh"), sendCounts: noted("sendCounts") },
    exports: {},
    updates: {},
    connection: {},
    preferences: {},
    search: { find: noted("find") },
    recovery: { takeNotice: () => true },
    readMemory: () => ({ page: 1, app: 2 }),
    checkServer: vi.fn(() => Promise.resolve(check)),
    confirmServer: vi.fn(() => Promise.resolve(true)),
    useServer: vi.fn(() => Promise.resolve()),
    setTheme: noted("setTheme"),
  };
  return { parts, order, ...createBridgeHandlers(parts as unknown as HandlerParts) };
}

test("sends a ready page its path and the counts, then reads the counts again", async () => {
  const { order, announceReady } = handlers();
  await announceReady();
  expect(order).toEqual(["pageReady", "sendCounts", "refresh"]);
});

test("uses another server by the address the check found, once the member agrees", async () => {
  const { parts, changeServer } = handlers();
  expect(await changeServer("Other.example.org/")).toEqual({ isChanged: true });
  expect(parts.confirmServer).toHaveBeenCalledExactlyOnceWith("https://other.example.org");
  expect(parts.useServer).toHaveBeenCalledExactlyOnceWith("https://other.example.org");
});

test("does not use a server the member refuses", async () => {
  const { parts, changeServer } = handlers();
  parts.confirmServer.mockResolvedValueOnce(false);
  expect(await changeServer("https://other.example.org")).toEqual({
    isChanged: false,
    reason: "Nothing was changed.",
  });
  expect(parts.useServer).not.toHaveBeenCalled();
});

test("returns why an address has no server, without asking the member", async () => {
  const { parts, changeServer } = handlers({ isServer: false, reason: "Nothing answered" });
  expect(await changeServer("https://nowhere.example")).toEqual({
    isChanged: false,
    reason: "Nothing answered",
  });
  expect(parts.confirmServer).not.toHaveBeenCalled();
});

test("stores and applies the theme", async () => {
  const { parts, showTheme } = handlers();
  await showTheme("dark");
  expect(parts.setTheme).toHaveBeenCalledExactlyOnceWith("dark");
  expect(parts.context.settings.write).toHaveBeenCalledExactlyOnceWith({ ...settings, theme: "dark" });
});

test("continues a search without Electron's findNext, which starts one", async () => {
  const { parts, findInPage } = handlers();
  await findInPage("dawn", { isForward: false, isNext: true });
  expect(parts.search.find).toHaveBeenCalledExactlyOnceWith("dawn", { forward: false, findNext: false });
});
