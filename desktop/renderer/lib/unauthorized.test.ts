import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useToastStore } from "../ui/toast.ts";
import { beginSignOut, createUnauthorizedHandler } from "./unauthorized.ts";

beforeEach(() => {
  vi.useFakeTimers();
  useToastStore.setState({ current: null });
});
afterEach(() => {
  vi.useRealTimers();
});

test("many calls that answer 401 say so once, and lead to sign-in after 500 ms", () => {
  const assign = vi.fn();
  const handle = createUnauthorizedHandler({ pathname: "/settings", search: "?a=b", assign });
  handle();
  handle();
  expect(useToastStore.getState().current).toMatchObject({
    title: "Unauthorized",
    description: "You are logged out. Logging in again...",
    key: 1,
  });
  vi.advanceTimersByTime(499);
  expect(assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(assign).toHaveBeenCalledExactlyOnceWith("/login?next=%2Fsettings%3Fa%3Db");
});

test("nothing happens at sign-in itself", () => {
  const assign = vi.fn();
  createUnauthorizedHandler({ pathname: "/login", search: "", assign })();
  vi.runAllTimers();
  expect(assign).not.toHaveBeenCalled();
  expect(useToastStore.getState().current).toBeNull();
});

// The last one: there is no way back from signing out but another page.
test("who signs out is neither told so nor led to sign-in, not even by a call that was refused before", () => {
  const assign = vi.fn();
  const page = { pathname: "/settings", search: "", assign };
  createUnauthorizedHandler(page)();
  useToastStore.setState({ current: null });
  beginSignOut();
  createUnauthorizedHandler(page)();
  vi.runAllTimers();
  expect(assign).not.toHaveBeenCalled();
  expect(useToastStore.getState().current).toBeNull();
});
