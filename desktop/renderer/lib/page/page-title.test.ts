import { beforeEach, expect, test, vi } from "vitest";
import { setPageTitle, setScreenTitle, setTitleCount, spokenTitle, titleOf } from "./page-title.ts";

beforeEach(() => {
  vi.stubGlobal("document", { title: "" });
});

test.each([
  [null, null, "Glimmer"],
  ["Settings", null, "Settings · Glimmer"],
  [null, "3", "(3) Glimmer"],
  ["Settings", "99+", "(99+) Settings · Glimmer"],
])("the screen %j with the count %j is titled %j", (screen, count, title) => {
  expect(titleOf(screen, count)).toBe(title);
});

test("what a screen shows names the page before its route does, in whichever order they come, and as long as it shows it", () => {
  setScreenTitle("Ada Lind (@ada)");
  setPageTitle("Profile");
  setTitleCount("3");
  expect(document.title).toBe("(3) Ada Lind (@ada) · Glimmer");
  expect(spokenTitle()).toBe("Ada Lind (@ada) · Glimmer");
  setScreenTitle(null);
  expect(document.title).toBe("(3) Profile · Glimmer");
});
