import { expect, test } from "vitest";
import { boxBetween, isTooSmall, moveBox, resizeBox, toPixels } from "./cover-boxes.ts";

const box = { x: 0.25, y: 0.5, width: 0.25, height: 0.25 };

test("draws a box in any direction, within the picture", () => {
  expect(boxBetween({ x: 0.5, y: 0.75 }, { x: 0.25, y: 0.5 })).toEqual(box);
  expect(boxBetween({ x: -1, y: 0.5 }, { x: 0.5, y: 2 })).toEqual({ x: 0, y: 0.5, width: 0.5, height: 0.5 });
  expect(isTooSmall(boxBetween({ x: 0.5, y: 0.5 }, { x: 0.51, y: 0.9 }))).toBe(true);
});

test("moves and resizes a box as far as the picture goes", () => {
  expect(moveBox(box, { x: 0.25, y: -0.25 })).toEqual({ ...box, x: 0.5, y: 0.25 });
  expect(moveBox(box, { x: 2, y: -2 })).toEqual({ ...box, x: 0.75, y: 0 });
  expect(resizeBox(box, { x: 2, y: 2 })).toEqual({ ...box, width: 0.75, height: 0.5 });
  expect(isTooSmall(resizeBox(box, { x: -2, y: -2 }))).toBe(false);
});

test("covers every pixel that a box touches, and no more", () => {
  expect(toPixels({ x: 0.11, y: 0.11, width: 0.08, height: 0.1 }, { width: 10, height: 10 })).toEqual({
    x: 1,
    y: 1,
    width: 1,
    height: 2,
  });
  expect(toPixels({ x: 0, y: 0, width: 1, height: 1 }, { width: 7, height: 3 })).toEqual({
    x: 0,
    y: 0,
    width: 7,
    height: 3,
  });
});
