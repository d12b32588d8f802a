import type { WebContents } from "electron";
import { expect, test, vi } from "vitest";
import { type BridgeCallName, bridgeCalls, type BridgeHandlers } from "../bridge.ts";
import { sendToPage, serveBridge } from "./serve-bridge.ts";
import { quietLog } from "./testing/quiet-log.ts";

const page = { isDestroyed: () => false, send: vi.fn() } as unknown as WebContents;
const ownFrame = { url: "app://glimmer/post/1", parent: null };

function setUpBridge(handlers: Partial<BridgeHandlers> = {}) {
  const channels = new Map<string, (event: unknown, ...args: unknown[]) => Promise<unknown>>();
  const all = Object.fromEntries(Object.keys(bridgeCalls).map((name) => [name, () => undefined]));
  const log = quietLog();
  serveBridge(
    { handle: (channel, handler) => void channels.set(channel, handler as never) },
    { ...all, ...handlers } as BridgeHandlers,
    () => page,
    log,
  );
  const call = (
    name: BridgeCallName,
    args: unknown[],
    event: unknown = { sender: page, senderFrame: ownFrame },
  ) => channels.get(`glimmer:${name}`)?.(event, ...args);
  return { call, log, channels };
}

test("handles every call of the contract, and nothing else", () => {
  expect([...setUpBridge().channels.keys()].toSorted()).toEqual(
    Object.keys(bridgeCalls).map((name) => `glimmer:${name}`).toSorted(),
  );
});

test("passes valid arguments on", async () => {
  const openExternal = vi.fn();
  await setUpBridge({ openExternal }).call("openExternal", ["https://example.org/"]);
  expect(openExternal).toHaveBeenCalledExactlyOnceWith("https://example.org/");
});

test.each([
  ["another page's frame", { sender: page, senderFrame: { url: "https://evil.example/", parent: null } }],
  ["a frame inside the page", { sender: page, senderFrame: { url: "app://glimmer/", parent: {} } }],
  ["a frame that is gone", { sender: page, senderFrame: null }],
  ["another window", { sender: {}, senderFrame: ownFrame }],
  ["a host that looks like ours", {
    sender: page,
    senderFrame: { url: "app://glimmer.evil/", parent: null },
  }],
])("rejects and logs a call from %s", async (_, event) => {
  const readPreferences = vi.fn();
  const { call, log } = setUpBridge({ readPreferences });
  await expect(call("readPreferences", [], event)).rejects.toThrow("something that is not the page");
  expect(readPreferences).not.toHaveBeenCalled();
  expect(log.lines).toHaveLength(1);
});

const bad: [BridgeCallName, unknown[]][] = [
  ["describeApp", ["extra"]],
  ["confirmNavigation", []],
  ["confirmNavigation", [0]],
  ["confirmNavigation", ["1"]],
  ["cancelCall", []],
  ["cancelCall", ["1"]],
  ["cancelCall", [["4f8b2a8e-3f0e-4f6e-9d5b-0c6f1f7f7a11"]]],
  ["checkServer", [""]],
  ["checkServer", ["a".repeat(301)]],
  ["changeServer", [{}]],
  ["openExternal", ["not an address"]],
  ["openCheckout", [null]],
  ["saveExport", ["/api/auth/user"]],
  ["changePreferences", [{ unknown: true }]],
  ["changePreferences", [{ showsNotifications: "yes" }]],
  ["followEvents", ["extra"]],
  ["showTheme", ["pink"]],
  ["chooseLanguage", ["xx"]],
  ["findInPage", ["", { isForward: true, isNext: false }]],
  ["findInPage", ["x", { isForward: true }]],
  ["findInPage", ["x", { isForward: true, isNext: false, matchCase: true }]],
];

test.each(bad)("rejects %s(%j)", async (name, args) => {
  const handler = vi.fn();
  const { call, log } = setUpBridge({ [name]: handler });
  await expect(call(name, args)).rejects.toThrow(`${name} refused its arguments`);
  expect(handler).not.toHaveBeenCalled();
  expect(log.lines).toHaveLength(1);
});

test("rejects a result that the contract does not allow", async () => {
  const leak = { readPreferences: () => ({ token: "secret" }) } as unknown as Partial<BridgeHandlers>;
  await expect(setUpBridge(leak).call("readPreferences", [])).rejects.toThrow();
});

test("sends only events of the contract, and only while there is a page", () => {
  const send = vi.fn();
  sendToPage({ send, isDestroyed: () => false }, "onUnread", { messages: 1, notifications: 2 });
  expect(send).toHaveBeenCalledExactlyOnceWith("glimmer:onUnread", { messages: 1, notifications: 2 });
  expect(() => sendToPage({ send, isDestroyed: () => false }, "onNavigate", { id: 1, path: "https://x" }))
    .toThrow();
  expect(() =>
    sendToPage({ send, isDestroyed: () => false }, "onSocket", {
      type: "frame",
      frame: { type: "x" } as never,
    })
  ).toThrow();
  sendToPage({ send, isDestroyed: () => true }, "onUnread", { messages: 1, notifications: 2 });
  sendToPage(null, "onUnread", { messages: 1, notifications: 2 });
  expect(send).toHaveBeenCalledOnce();
});
