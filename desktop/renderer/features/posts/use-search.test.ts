import { expect, test } from "vitest";
import { getNextOffset } from "./use-search.ts";

test("pages by 20 after the first 5, until a page is short", () => {
  expect(getNextOffset(0, 5, 5)).toBe(5);
  expect(getNextOffset(5, 20, 20)).toBe(25);
  expect(getNextOffset(25, 20, 19)).toBeUndefined();
  expect(getNextOffset(0, 5, 0)).toBeUndefined();
});
