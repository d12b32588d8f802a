import { expect, test } from "vitest";
import { advanceVersion, compareWithStored, parseVersion, unwritten } from "./compare-draft-versions.ts";

const shown = { attemptKey: "v5", base: "v1", isOwn: true, isEmpty: false };

test("gives every change a key, based on what this tab had taken", () => {
  const first = advanceVersion(unwritten);
  const second = advanceVersion(first);
  expect([first.base, second.base, second.isOwn]).toEqual([null, null, true]);
  expect(second.attemptKey).not.toBe(first.attemptKey);
  const taken = parseVersion({ attemptKey: "v5", base: "v1" });
  expect(taken.isOwn).toBe(false);
  const continued = advanceVersion(advanceVersion(taken));
  expect(continued.base).toBe("v5");
});

test.each([
  ["the same version", shown, { attemptKey: "v5", base: "v1" }, "same"],
  ["another text, and shows none", { ...shown, isEmpty: true }, { attemptKey: "v9", base: null }, "show"],
  ["a change of what it only shows", { ...shown, isOwn: false }, { attemptKey: "v9", base: null }, "show"],
  ["a continuation of its own text", shown, { attemptKey: "v9", base: "v5" }, "show"],
  ["another text beside its own", shown, { attemptKey: "v9", base: "v4" }, "conflict"],
])("a tab that finds %s", (_case, tab, stored, arrival) => {
  expect(compareWithStored(tab, stored, [])).toBe(arrival);
});

const sent = { attemptKey: "v5", base: null, isSent: true };
const ofOther = { attemptKey: "v9", base: "v4", isSent: true };

test.each([
  ["its text was sent", shown, [sent], "sent"],
  ["its text was sent, and others after it", shown, [ofOther, sent], "sent"],
  ["another tab's continuation of its text was sent", shown, [{ ...ofOther, base: "v5" }], "sent"],
  ["its text was discarded", shown, [{ ...sent, isSent: false }], "show"],
  ["another text than its own was sent", shown, [ofOther], "restore"],
  [
    "a text without a base was sent",
    { ...shown, attemptKey: null, base: null },
    [{ ...ofOther, base: null }],
    "restore",
  ],
  ["the text that it only shows is gone", { ...shown, isOwn: false }, [], "show"],
  ["the browser forgot its own text", shown, [], "same"],
  ["nothing was there", { ...shown, isEmpty: true }, [ofOther], "same"],
])("a tab that finds nothing stored since %s", (_case, tab, removed, arrival) => {
  expect(compareWithStored(tab, null, removed)).toBe(arrival);
});
