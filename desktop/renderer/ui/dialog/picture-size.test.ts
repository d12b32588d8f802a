import { expect, test } from "vitest";
import { clampWidth, measureWidths } from "./picture-size.ts";

const box = { width: 390, height: 700 };

test("shows a photo whole at first, and never larger than it is", () => {
  expect(measureWidths(box, { width: 2000, height: 1000 })).toEqual({ least: 390, first: 390, most: 4000 });
  expect(measureWidths(box, { width: 100, height: 50 })).toEqual({ least: 100, first: 100, most: 400 });
});

test("shows a long screenshot in its full width at first, and whole when it is made smaller", () => {
  const { least, first, most } = measureWidths(box, { width: 990, height: 11_490 });
  expect(Math.round(least)).toBe(60);
  expect([first, most]).toEqual([390, 1980]);
  expect(measureWidths({ width: 1200, height: 700 }, { width: 990, height: 11_490 }).first).toBe(990);
});

test("keeps a width within its bounds", () => {
  const widths = { least: 60, first: 390, most: 1980 };
  expect([10, 500, 9_999].map((width) => clampWidth(width, widths))).toEqual([60, 500, 1980]);
});
