import { afterEach, expect, test, vi } from "vitest";
import { hasTexts, isObject, replaceMalformedRows } from "./malformed-rows.ts";

interface Row {
  readonly id: string;
  readonly name: string;
}
const isRow = (row: unknown): row is Row => isObject(row) && hasTexts(row, "id", "name");
const standIn = (id: string): Row => ({ id, name: "Stand-in" });

afterEach(() => {
  vi.restoreAllMocks();
});

test("replaces a malformed row in place under its own id, and logs it without its text", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const whole = { id: "1", name: "Ada" };
  const mended = replaceMalformedRows([whole, { id: "2", name: 7, secret: "x" }, whole], isRow, standIn);
  expect(mended).toEqual([whole, standIn("2"), whole]);
  expect(log).toHaveBeenCalledExactlyOnceWith("A malformed row came with a list", "2");
});

test("gives stand-ins new ids when the row has none", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const mended = replaceMalformedRows([null, "text", { id: 4 }], isRow, standIn);
  expect(new Set(mended.map(({ id }) => id)).size).toBe(3);
});
