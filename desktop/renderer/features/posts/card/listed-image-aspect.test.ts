import { expect, test } from "vitest";
import { getListedImageAspect } from "./listed-image-aspect.ts";

test("keeps an image's own aspect ratio", () => {
  expect(getListedImageAspect({ width: 1600, height: 1200 })).toBeCloseTo(4 / 3);
});

test("crops very tall and very wide images", () => {
  expect(getListedImageAspect({ width: 100, height: 4000 })).toBeCloseTo(0.8);
  expect(getListedImageAspect({ width: 4000, height: 100 })).toBeCloseTo(2.5);
});
