import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A page of its own for each test: from signing out there is no way back but another page. */
const importPage = async () => ({
  ...await import("../../ui/toast/toast.ts"),
  ...await import("./unauthorized.ts"),
});
let page: Awaited<ReturnType<typeof importPage>>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  page = await importPage();
});
afterEach(() => {
  vi.useRealTimers();
});

test("many calls that answer 401 say so once, and lead to sign-in after 500 ms", () => {
  const assign = vi.fn();
  const handle = page.createUnauthorizedHandler({ pathname: "/settings", search: "?a=b", assign });
  handle();
  handle();
  expect(page.useToastStore.getState().current).toMatchObject({
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
  page.createUnauthorizedHandler({ pathname: "/login", search: "", assign })();
  vi.runAllTimers();
  expect(assign).not.toHaveBeenCalled();
  expect(page.useToastStore.getState().current).toBeNull();
});

test("who signs out is neither told so nor led to sign-in, not even by a call that was refused before", () => {
  const assign = vi.fn();
  const location = { pathname: "/settings", search: "", assign };
  page.createUnauthorizedHandler(location)();
  page.useToastStore.setState({ current: null });
  page.beginSignOut();
  page.createUnauthorizedHandler(location)();
  vi.runAllTimers();
  expect(assign).not.toHaveBeenCalled();
  expect(page.useToastStore.getState().current).toBeNull();
});
