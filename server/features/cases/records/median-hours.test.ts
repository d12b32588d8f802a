import { expect, test } from "vitest";
import { computeMedianHours } from "./count-numbers.ts";

test("is the case in the middle, or lies between the two in the middle", () => {
  expect(computeMedianHours([{ hours: 30, cases: 1 }, { hours: 2, cases: 3 }, { hours: 4.5, cases: 3 }]))
    .toEqual({ hours: 4.5, cases: 7 });
  expect(computeMedianHours([{ hours: 4.5, cases: 3 }, { hours: 2.2, cases: 3 }])).toEqual({
    hours: 3.4,
    cases: 6,
  });
  expect(computeMedianHours([{ hours: 0, cases: 1 }])).toEqual({ hours: 0, cases: 1 });
});

test("is none of no case", () => {
  expect(computeMedianHours([])).toEqual({ hours: null, cases: 0 });
});
