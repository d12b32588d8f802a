import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setPageTitle, setScreenTitle, setTitleCount, titleForScreenReaders, titleOf } from "./page-title.ts";

beforeEach(() => {
  vi.stubGlobal("document", { title: "" });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [null, null, "Glimmer"],
  ["Settings", null, "Settings · Glimmer"],
  [null, "3", "(3) Glimmer"],
  ["Settings", "99+", "(99+) Settings · Glimmer"],
])("titles the screen %j with the count %j as %j", (screen, count, title) => {
  expect(titleOf(screen, count)).toBe(title);
});

test("prefers the screen's title to the route's while the screen is mounted, in any order of setting them", () => {
  setScreenTitle("Ada Lind (@ada)");
  setPageTitle("Profile");
  setTitleCount("3");
  expect(document.title).toBe("(3) Ada Lind (@ada) · Glimmer");
  expect(titleForScreenReaders()).toBe("Ada Lind (@ada) · Glimmer");
  setScreenTitle(null);
  expect(document.title).toBe("(3) Profile · Glimmer");
});
