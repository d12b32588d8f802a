import { expect, test } from "vitest";
import { getGalleryAspect } from "./gallery-layout.ts";

const photo = { width: 1600, height: 1200 };

test("keeps the aspect ratio of a single picture", () => {
  expect(getGalleryAspect([photo])).toBeCloseTo(4 / 3);
});

test("crops a single picture that is very tall or very wide", () => {
  expect(getGalleryAspect([{ width: 100, height: 4000 }])).toBeCloseTo(0.8);
  expect(getGalleryAspect([{ width: 4000, height: 100 }])).toBeCloseTo(2.5);
});

test.each([[2, 2], [3, 1.5], [4, 1.5], [10, 1.5]])(
  "knows the box of %i pictures before they load, whatever their sizes",
  (count, aspect) => {
    expect(getGalleryAspect(Array.from({ length: count }, () => photo))).toBe(aspect);
    expect(getGalleryAspect(Array.from({ length: count }, () => ({ width: 10, height: 400 })))).toBe(aspect);
  },
);

test("has no box for a post without pictures", () => {
  expect(getGalleryAspect([])).toBeNull();
});
