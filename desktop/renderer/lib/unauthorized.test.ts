import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useToastStore } from "../ui/toast.ts";
import { createUnauthorizedHandler } from "./unauthorized.ts";

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
