import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deepLinkIn } from "../os/deep-link-in.ts";
import { createPageNavigation } from "./page-navigation.ts";
import { claimSingleInstance } from "../os/single-instance.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function navigation() {
  const send = vi.fn();
  const show = vi.fn();
  return { send, show, ...createPageNavigation(send, show) };
}

test("the window comes to the front after the page is there, not before", () => {
  const { open, pageReady, confirm, send, show } = navigation();
  pageReady();
  open("/post/1");
  expect(send).toHaveBeenCalledExactlyOnceWith({ id: 1, path: "/post/1" });
  expect(show).not.toHaveBeenCalled();
  confirm(1);
  expect(show).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(show).toHaveBeenCalledOnce();
});

test("before the page listens, and while it loads anew, the last one waits", () => {
  const { open, pageReady, pageGone, send } = navigation();
  open("/a");
  open("/b");
  expect(send).not.toHaveBeenCalled();
  pageReady();
  expect(send).toHaveBeenCalledExactlyOnceWith({ id: 1, path: "/b" });
  pageGone();
  open("/c");
  pageReady();
  pageReady();
  expect(send).toHaveBeenCalledTimes(2);
});

test("whoever asked for a page that does not listen sees the window, and gets there later", () => {
  const { open, pageReady, confirm, send, show } = navigation();
  open("/post/1");
  vi.runAllTimers();
  expect(show).toHaveBeenCalledOnce();
  pageReady();
  expect(send).toHaveBeenCalledExactlyOnceWith({ id: 1, path: "/post/1" });
  confirm(1);
  expect(show).toHaveBeenCalledTimes(2);
});

test("a page that says nothing is shown all the same, and an earlier arrival shows nothing", () => {
  const { open, pageReady, confirm, show } = navigation();
  pageReady();
  open("/a");
  open("/b");
  confirm(1);
  expect(show).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(show).toHaveBeenCalledOnce();
});

test("the link is found wherever the system puts it", () => {
  expect(deepLinkIn(["/opt/glimmer", "--flag", "GLIMMER://chat", "glimmer://shop"])).toBe("GLIMMER://chat");
  expect(deepLinkIn(["/opt/glimmer", "https://glimmer://chat"])).toBeNull();
});

test("a second start ends, and the first hears of its arguments", () => {
  const quit = vi.fn();
  const on = vi.fn();
  const heard = vi.fn();
  expect(claimSingleInstance({ requestSingleInstanceLock: () => false, quit, on }, heard)).toBe(false);
  expect(quit).toHaveBeenCalledOnce();
  expect(on).not.toHaveBeenCalled();
  expect(claimSingleInstance({ requestSingleInstanceLock: () => true, quit, on }, heard)).toBe(true);
  on.mock.calls[0]?.[1]({}, ["glimmer", "glimmer://chat"]);
  expect(heard).toHaveBeenCalledExactlyOnceWith(["glimmer", "glimmer://chat"]);
});
