import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Loads the module afresh for each test, since a page stays signing out until it reloads. */
const importPage = async () => ({
  ...await import("../announce/toast.ts"),
  ...await import("./redirect-unauthorized-to-sign-in.ts"),
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

test("shows one toast for many 401 responses, and opens sign-in after 500 ms", () => {
  const assign = vi.fn();
  const handle = page.redirectUnauthorizedToSignIn({ pathname: "/settings", search: "?a=b", assign });
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

test("does nothing on the sign-in screen", () => {
  const assign = vi.fn();
  page.redirectUnauthorizedToSignIn({ pathname: "/login", search: "", assign })();
  vi.runAllTimers();
  expect(assign).not.toHaveBeenCalled();
  expect(page.useToastStore.getState().current).toBeNull();
});

test("does nothing while signing out, even for an earlier 401", () => {
  const assign = vi.fn();
  const location = { pathname: "/settings", search: "", assign };
  page.redirectUnauthorizedToSignIn(location)();
  page.useToastStore.setState({ current: null });
  page.beginSignOut();
  page.redirectUnauthorizedToSignIn(location)();
  vi.runAllTimers();
  expect(assign).not.toHaveBeenCalled();
  expect(page.useToastStore.getState().current).toBeNull();
});

test("returns to the screen of the 401, also when a guard moved the page to sign-in first", () => {
  const assign = vi.fn();
  const location = { pathname: "/settings", search: "", assign };
  page.redirectUnauthorizedToSignIn(location)();
  Object.assign(location, { pathname: "/login", search: "?next=%2Fsettings" });
  vi.runAllTimers();
  expect(assign).toHaveBeenCalledExactlyOnceWith("/login?next=%2Fsettings");
});
