import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { Invalid } from "../errors.ts";
import { decodeCursor, encodeCursor, getNextCursor, parseKeysetPage } from "./id-cursor.ts";

test("encodes an id that cannot be read from the cursor, and decodes it", () => {
  const id = uuidv7();
  expect(decodeCursor(encodeCursor(id))).toBe(id);
  expect(encodeCursor(id)).toMatch(/^[A-Za-z0-9_-]{22}$/);
});

test.each([
  "",
  "x",
  "not a cursor",
  uuidv7(),
  `${encodeCursor(uuidv7())}A`,
  encodeCursor(uuidv7()).slice(1),
  "\u0000",
])(
  "refuses %j",
  (cursor) => expect(() => decodeCursor(cursor)).toThrow(Invalid),
);

test("pages by the cursor when there is one, otherwise by the offset", () => {
  const id = uuidv7();
  expect(parseKeysetPage({ limit: 20, offset: 40, cursor: encodeCursor(id) })).toEqual({
    limit: 20,
    offset: 0,
    after: id,
  });
  expect(parseKeysetPage({ limit: 20, offset: 40 })).toEqual({ limit: 20, offset: 40, after: null });
});

test("has no next cursor after a short page", () => {
  const rows = [{ id: uuidv7() }, { id: uuidv7() }];
  expect(getNextCursor(rows, { limit: 2 })).toBe(encodeCursor(rows[1]?.id ?? ""));
  expect(getNextCursor(rows, { limit: 3 })).toBeNull();
  expect(getNextCursor([], { limit: 3 })).toBeNull();
});
