import { expect, test } from "vitest";
import { nextOffset } from "./use-search.ts";

test("pages by 20 after the first 5, until a page is short", () => {
  expect(nextOffset(0, 5, 5)).toBe(5);
  expect(nextOffset(5, 20, 20)).toBe(25);
  expect(nextOffset(25, 20, 19)).toBeUndefined();
  expect(nextOffset(0, 5, 0)).toBeUndefined();
});
