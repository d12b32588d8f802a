import fc from "fast-check";
import { expect, test } from "vitest";
import { decodePlace, encodePlace, getNextPlace, largestOrder, parsePlacedPage } from "./place-cursor.ts";

test("decodes the place it encoded", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger().filter((n) => Math.abs(n) <= largestOrder), fc.uuid(), (order, id) => {
      expect(decodePlace(encodePlace({ order, id }))).toEqual({ order, id });
    }),
  );
});

test.each([largestOrder + 1, -largestOrder - 1, 8.64e15, -8.64e15])(
  "refuses the time %d, which the database would not read",
  (order) => {
    const cursor = encodePlace({ order, id: "018f0000-0000-7000-8000-000000000001" });
    expect(() => decodePlace(cursor)).toThrow(/lost our place/);
  },
);

test.each([
  "",
  "!",
  "AAAA",
  "A".repeat(31),
  "A".repeat(33),
  `${"f".repeat(11)}${"A".repeat(21)}`,
  "A".repeat(31) + "=",
])(
  "refuses the cursor %j",
  (cursor) => {
    expect(() => decodePlace(cursor)).toThrow(/lost our place/);
  },
);

test("prefers a cursor to an offset, and returns no cursor after a short page", () => {
  const place = { order: 5, id: "018f0000-0000-7000-8000-000000000001" };
  const cursor = encodePlace(place);
  expect(parsePlacedPage({ limit: 2, offset: 9, cursor })).toEqual({ limit: 2, offset: 0, after: place });
  expect(getNextPlace([place, place], { limit: 2 })).toBe(cursor);
  expect(getNextPlace([place], { limit: 2 })).toBeNull();
});
