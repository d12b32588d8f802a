import { expect, test } from "vitest";
import { imageBox } from "./image-box.ts";

test("keeps an image's own shape", () => {
  expect(imageBox({ width: 1600, height: 1200 })).toBeCloseTo(4 / 3);
});

test("crops towers and ribbons", () => {
  expect(imageBox({ width: 100, height: 4000 })).toBeCloseTo(0.8);
  expect(imageBox({ width: 4000, height: 100 })).toBeCloseTo(2.5);
});
