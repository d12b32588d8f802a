import { expect, test } from "vitest";
import { acceptsEncoding } from "./representation.ts";

test.each([
  ["gzip, deflate, br, zstd", true],
  ["BR", true],
  ["br;q=0.1", true],
  ["*", true],
  ["br;q=0, *", false],
  ["br; q=0.000", false],
  ["*;q=0", false],
  ["gzip", false],
  ["brotli", false],
  ["", false],
])("parses whether %j accepts brotli", (header, takes) => {
  expect(acceptsEncoding(header, "br")).toBe(takes);
});
