import { expect, test } from "vitest";
import { mergeTexts } from "./merge-texts.ts";
import type { KeptText } from "./snapshot-fragments.ts";

const text = (words: string, more: Partial<KeptText> = {}): KeptText => ({
  memberId: "a",
  words,
  pictures: [],
  createdAt: "2026-01-01T10:00:00Z",
  isSubject: true,
  ...more,
});
const context = text("The post", { isSubject: false });

test("adds the versions that came since, and says when the reported one was replaced", () => {
  const now = [
    context,
    text("One", { replacedAt: "2026-01-01T11:00:00Z" }),
    text("Two", { revision: 2, replacedAt: "2026-01-01T12:00:00Z" }),
    text("Three", { revision: 3 }),
  ];
  expect(mergeTexts([context, text("One")], now)).toEqual(now);
});

test("keeps a reported version that its author has removed meanwhile", () => {
  const added = text("Three", { revision: 3, createdAt: "2026-01-01T12:00:00Z" });
  expect(mergeTexts([text("One")], [added])).toEqual([
    text("One", { replacedAt: "2026-01-01T12:00:00Z" }),
    added,
  ]);
});

test("changes nothing where nothing is newer", () => {
  const kept = [context, text("Two", { revision: 2 })];
  expect(mergeTexts(kept, [text("Other", { revision: 1 }), text("Two", { revision: 2 })])).toEqual(kept);
});
