import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

test("soaks two hours unless told otherwise", () => {
  expect(readOptions([])).toEqual({ minutes: 120, share: 0.03 });
  expect(readOptions(["--minutes", "30", "--share", "0.1"])).toEqual({ minutes: 30, share: 0.1 });
});

test.each([["--minutes", "0"], ["--minutes", "long"], ["--share", "2"], ["--hours", "2"]])(
  "refuses %s %s",
  (...args) => {
    expect(() => readOptions(args)).toThrow();
  },
);
