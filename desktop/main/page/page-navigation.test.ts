import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPageNavigation } from "./page-navigation.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUpNavigation() {
  const send = vi.fn();
  const show = vi.fn();
  const page = new EventEmitter();
  return { page, send, show, ...createPageNavigation(page as never, send, show) };
}

test("shows the window when the page is there, not before", () => {
  const { open, pageReady, confirm, send, show } = setUpNavigation();
  pageReady();
  open("/post/1");
  expect(send).toHaveBeenCalledExactlyOnceWith({ id: 1, path: "/post/1" });
  expect(show).not.toHaveBeenCalled();
  confirm(1);
  expect(show).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(show).toHaveBeenCalledOnce();
});

test("keeps the last path until the page listens", () => {
  const { open, pageReady, pageGone, send } = setUpNavigation();
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

test("shows the window after a time when the page does not listen", () => {
  const { open, pageReady, confirm, send, show } = setUpNavigation();
  open("/post/1");
  vi.runAllTimers();
  expect(show).toHaveBeenCalledOnce();
  pageReady();
  expect(send).toHaveBeenCalledExactlyOnceWith({ id: 1, path: "/post/1" });
  confirm(1);
  expect(show).toHaveBeenCalledTimes(2);
});

test("shows a page that does not confirm after a time, and ignores the confirmation of an earlier path", () => {
  const { open, pageReady, confirm, show } = setUpNavigation();
  pageReady();
  open("/a");
  open("/b");
  confirm(1);
  expect(show).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(show).toHaveBeenCalledOnce();
});

test("keeps a path while the page reloads, but not when a navigation only started", () => {
  const { page, open, pageReady, send } = setUpNavigation();
  pageReady();
  page.emit("did-start-navigation", { isMainFrame: true, isSameDocument: false });
  open("/a");
  expect(send).toHaveBeenCalledTimes(1);
  for (const event of ["did-navigate", "render-process-gone"]) {
    page.emit(event);
    send.mockClear();
    open("/b");
    expect(send).not.toHaveBeenCalled();
    pageReady();
    expect(send).toHaveBeenCalledOnce();
  }
});
