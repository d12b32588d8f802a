import fc from "fast-check";
import { expect, test } from "vitest";
import { sliceEntries } from "./slice-entries.ts";

const entry = (key: string | number) => ({ key: `${key}` });
const list = (length: number, from = 0) => Array.from({ length }, (_, at) => entry(from + at));
const keysOf = (slices: ReturnType<typeof sliceEntries<{ key: string }>>) =>
  slices.map(({ entries }) => entries.map(({ key }) => key).join(""));

test("cuts a list into slices of four", () => {
  expect(keysOf(sliceEntries(list(10), new Map()))).toEqual(["0123", "4567", "89"]);
});

test("keeps every card in its slice when posts are added before, between and after", () => {
  const known = new Map<string, number>();
  const before = sliceEntries(list(8), known);
  const [start, end] = [list(2), list(8, 2)];
  const after = sliceEntries([entry("new"), ...start, entry("P"), ...end], known);
  expect(keysOf(after)).toEqual(["new", "01P23", "4567", "89"]);
  expect(after.slice(1, 3).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after.map(({ from }) => from)).toEqual([0, 1, 6, 10]);
});

test("contains the whole list in order, in distinct slices, after any changes", () => {
  const keys = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 30 });
  fc.assert(fc.property(fc.array(keys, { maxLength: 6 }), (lists) => {
    const known = new Map<string, number>();
    for (const now of lists) {
      const entries = now.map(entry);
      const slices = sliceEntries(entries, known);
      expect(slices.flatMap((slice) => slice.entries)).toEqual(entries);
      expect(new Set(slices.map(({ id }) => id)).size).toBe(slices.length);
    }
  }));
});

test("keeps a card in its slice when others are removed", () => {
  const keys = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 30 });
  fc.assert(fc.property(keys, fc.func(fc.boolean()), (all, stays) => {
    const known = new Map<string, number>();
    const idOf = new Map(
      sliceEntries(all.map(entry), known).flatMap(({ id, entries }) => entries.map(({ key }) => [key, id])),
    );
    for (const { id, entries } of sliceEntries(all.filter((one) => stays(one)).map(entry), known)) {
      for (const { key } of entries) expect(idOf.get(key)).toBe(id);
    }
  }));
});
