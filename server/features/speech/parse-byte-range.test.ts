import { expect, test } from "vitest";
import { parseByteRange } from "./get-audio.ts";

const file = { size: 1000, etag: '"a"' };

test.each([
  ["bytes=0-1", { first: 0, last: 1 }],
  ["bytes=500-", { first: 500, last: 999 }],
  ["bytes=900-5000", { first: 900, last: 999 }],
  ["bytes=-200", { first: 800, last: 999 }],
  ["bytes=-5000", { first: 0, last: 999 }],
  ["bytes=999-999", { first: 999, last: 999 }],
  ["bytes=1000-", null],
  ["bytes=5-2", null],
  ["bytes=-0", null],
  ["bytes=-", null],
  ["bytes=0-1,5-6", null],
  ["lines=1-2", null],
  ["", null],
])("parses %j of 1000 bytes as %j", (range, part) => {
  expect(parseByteRange(new Headers({ range }), file)).toEqual(part);
});

test("returns no part for another version", () => {
  const asked = (condition: string) => new Headers({ "range": "bytes=0-9", "if-range": condition });
  expect([parseByteRange(asked('"a"'), file)?.last, parseByteRange(asked('"b"'), file)]).toEqual([9, null]);
});
