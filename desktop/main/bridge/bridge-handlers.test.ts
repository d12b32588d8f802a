import { expect, test, vi } from "vitest";
import type { AppDescription, ServerCheck } from "../../bridge.ts";
import { bridgeHandlers } from "./bridge-handlers.ts";
import { defaultPreferences } from "../settings/preferences.ts";

const good: ServerCheck = { isServer: true, address: "https://other.example.org", version: "1.0.0" };
const description: AppDescription = {
  version: "1.2.3",
  system: "linux",
  serverAddress: null,
  builtInAddress: null,
  keepsSession: true,
  hasTray: true,
  isSandboxed: true,
  isAppImage: false,
  desktopChoosesKeys: false,
  update: { status: "off", version: null },
};
const preferences = { ...defaultPreferences("linux"), startsAtLogin: false };

/** The handlers, with every part noting in `order` what it was asked. */
function handlers(check: ServerCheck = good) {
  const order: string[] = [];
  const noted = (name: string) => vi.fn((..._given: unknown[]) => void order.push(name));
  const parts = {
    describe: () => description,
    navigation: {
      open: noted("open"),
      pageReady: noted("pageReady"),
      pageGone: noted("pageGone"),
      confirm: noted("confirm"),
    },
    links: {
      open: noted("links.open"),
      openOnServer: noted("openOnServer"),
      openCheckout: noted("openCheckout"),
    },
    unread: {
      refresh: noted("refresh"),
      pause: noted("pause"),
      forget: noted("forget"),
      stop: noted("stop"),
    },
    tellCounts: noted("tellCounts"),
    updates: { state: () => description.update, restart: noted("restart") },
    cancelCall: noted("cancelCall"),
    checkServer: vi.fn((_address: string) => Promise.resolve(check)),
    mayUseServer: vi.fn((_address: string) => Promise.resolve(true)),
    useServer: vi.fn((_address: string) => Promise.resolve()),
    preferences: () => preferences,
    changePreferences: vi.fn((changed: object) => ({ ...preferences, ...changed })),
    showTheme: noted("showTheme"),
    find: noted("find"),
    stopFinding: noted("stopFinding"),
  };
  return { parts, order, ...bridgeHandlers(parts) };
}

test("a page that is ready goes where it was to go, hears the counts as they are, and has them asked for", async () => {
  const { order, announceReady } = handlers();
  await announceReady();
  expect(order).toEqual(["pageReady", "tellCounts", "refresh"]);
});

test("another server is used by the address the check found", async () => {
  const { parts, changeServer } = handlers();
  expect(await changeServer("Other.example.org/")).toEqual({ isChanged: true });
  expect(parts.checkServer).toHaveBeenCalledExactlyOnceWith("Other.example.org/");
  expect(parts.useServer).toHaveBeenCalledExactlyOnceWith("https://other.example.org");
});

test("a server the member does not agree to is not used, and that nothing was changed is said", async () => {
  const { parts, changeServer } = handlers();
  parts.mayUseServer.mockResolvedValueOnce(false);
  expect(await changeServer("https://other.example.org")).toEqual({
    isChanged: false,
    reason: "Nothing was changed.",
  });
  expect(parts.mayUseServer).toHaveBeenCalledExactlyOnceWith("https://other.example.org");
  expect(parts.useServer).not.toHaveBeenCalled();
});

test("an address with no server of ours behind it changes nothing, and says why", async () => {
  const refused: ServerCheck = { isServer: false, reason: "Nothing answered" };
  const { parts, changeServer } = handlers(refused);
  expect(await changeServer("https://nowhere.example")).toEqual({
    isChanged: false,
    reason: "Nothing answered",
  });
  expect(parts.mayUseServer).not.toHaveBeenCalled();
  expect(parts.useServer).not.toHaveBeenCalled();
});

test("a look at a server changes nothing", async () => {
  const { parts, checkServer } = handlers();
  expect(await checkServer("https://other.example.org")).toEqual(good);
  expect(parts.useServer).not.toHaveBeenCalled();
});

test("what the page asks reaches the part that does it, with what was given", async () => {
  const { parts, ...calls } = handlers();
  expect(await calls.describeApp()).toEqual(description);
  expect(await calls.readPreferences()).toEqual(preferences);
  expect(await calls.changePreferences({ hidesText: true })).toEqual({ ...preferences, hidesText: true });
  await calls.confirmNavigation(3);
  expect(parts.navigation.confirm).toHaveBeenCalledExactlyOnceWith(3);
  await calls.cancelCall("4f8b2a8e-3f0e-4f6e-9d5b-0c6f1f7f7a11");
  expect(parts.cancelCall).toHaveBeenCalledExactlyOnceWith("4f8b2a8e-3f0e-4f6e-9d5b-0c6f1f7f7a11");
  await calls.openExternal("https://example.org/");
  expect(parts.links.open).toHaveBeenCalledExactlyOnceWith("https://example.org/");
  await calls.openCheckout("https://buy.stripe.com/x");
  expect(parts.links.openCheckout).toHaveBeenCalledExactlyOnceWith("https://buy.stripe.com/x");
  await calls.showTheme("dark");
  expect(parts.showTheme).toHaveBeenCalledExactlyOnceWith("dark");
  await calls.refreshUnread();
  await calls.reportOnline();
  expect(parts.unread.refresh).toHaveBeenCalledTimes(2);
  await calls.restartToUpdate();
  expect(parts.updates.restart).toHaveBeenCalledOnce();
  await calls.findInPage("dawn", { isForward: false, isNext: true });
  expect(parts.find).toHaveBeenCalledExactlyOnceWith("dawn", { forward: false, findNext: false });
  await calls.stopFinding();
  expect(parts.stopFinding).toHaveBeenCalledOnce();
});
