import { expect, test } from "vitest";
import { getLineStep } from "./line-step.ts";

test.each(
  [
    ["ltr", "ArrowRight", 1],
    ["ltr", "ArrowLeft", -1],
    ["rtl", "ArrowRight", -1],
    ["rtl", "ArrowLeft", 1],
    ["rtl", "ArrowUp", 0],
  ] as const,
)("in a line %s %s leads by %i", (direction, key, step) => {
  expect(getLineStep(key, direction)).toBe(step);
});
