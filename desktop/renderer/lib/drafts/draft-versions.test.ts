import { expect, test } from "vitest";
import { compareWithStored, parseVersion, unwritten, versionAfter } from "./draft-versions.ts";

const shown = { attemptKey: "v5", base: "v1", isOwn: true, isEmpty: false };

test("gives every change a key, based on what this tab had taken", () => {
  const first = versionAfter(unwritten);
  const second = versionAfter(first);
  expect([first.base, second.base, second.isOwn]).toEqual([null, null, true]);
  expect(second.attemptKey).not.toBe(first.attemptKey);
  const taken = parseVersion({ attemptKey: "v5", base: "v1" });
  expect(taken.isOwn).toBe(false);
  const continued = versionAfter(versionAfter(taken));
  expect(continued.base).toBe("v5");
});

test.each([
  ["the same version", shown, { attemptKey: "v5", base: "v1" }, "same"],
  ["another text, and shows none", { ...shown, isEmpty: true }, { attemptKey: "v9", base: null }, "take"],
  ["a change of what it only shows", { ...shown, isOwn: false }, { attemptKey: "v9", base: null }, "take"],
  ["a continuation of its own text", shown, { attemptKey: "v9", base: "v5" }, "take"],
  ["another text beside its own", shown, { attemptKey: "v9", base: "v4" }, "conflict"],
])("a tab that finds %s", (_case, tab, stored, arrival) => {
  expect(compareWithStored(tab, stored, null)).toBe(arrival);
});

test.each([
  ["its text was sent", shown, { attemptKey: "v5", isSent: true }, "sent"],
  ["its text was discarded", shown, { attemptKey: "v5", isSent: false }, "take"],
  ["an earlier version was sent", shown, { attemptKey: "v4", isSent: true }, "same"],
  ["the text that it only shows is gone", { ...shown, isOwn: false }, null, "take"],
  ["the browser forgot its own text", shown, null, "same"],
  ["nothing was there", { ...shown, isEmpty: true }, null, "same"],
])("a tab that finds nothing stored since %s", (_case, tab, gone, arrival) => {
  expect(compareWithStored(tab, null, gone)).toBe(arrival);
});
