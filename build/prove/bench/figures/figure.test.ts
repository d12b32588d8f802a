import { expect, test } from "vitest";
import { atLeast, atMost, createFigure, findWorst, isMet, kind } from "./figure.ts";
import { formatFigure, formatGoal } from "./part-report.ts";

test("a figure of several rounds is their median, with the least and the most", () => {
  expect(createFigure(kind("p99", { unit: "ms" }), [30, 10, 20, 40])).toMatchObject({
    value: 25,
    range: [10, 40],
  });
  expect(createFigure(kind("p99", { unit: "ms" }), [30])).toMatchObject({ value: 30, range: null });
});

test("a goal is met at its own value and missed beyond it", () => {
  const judge = (of: Parameters<typeof createFigure>[0], value: number) => isMet(createFigure(of, value));
  expect([0.54, 0.55, 0.56].map((value) => judge(atLeast(0.55, "likes"), value))).toEqual([
    false,
    true,
    true,
  ]);
  expect([199, 200, 201].map((value) => judge(atMost(200, "memory"), value))).toEqual([true, true, false]);
});

test("a figure without a goal, and one that could not be measured, neither meets nor misses", () => {
  expect(isMet(createFigure(kind("pages a second"), 8_000))).toBeNull();
  expect(isMet(createFigure(atMost(200, "memory"), Number.NaN))).toBeNull();
});

test("the worst figure is the highest where goals are bounds above, and the lowest where they are below", () => {
  const highest = [1.1, Number.NaN, 1.9, 0.4].map((value, at) =>
    createFigure(atMost(1.3, `page ${at}`), value)
  );
  expect(findWorst([...highest, createFigure(kind("aside"), 7)])).toEqual({
    value: 1.9,
    range: null,
    note: "page 2",
  });
  const lowest = [0.97, 0.87, 1.05].map((value, at) => createFigure(atLeast(0.9, `call ${at}`), value));
  expect(findWorst(lowest)).toMatchObject({ value: 0.87, note: "call 1" });
});

test("the worst figure keeps the least and the most of its rounds", () => {
  const calls = [[0.9, 1, 1.1], [0.5, 0.8, 2]].map((rounds, at) =>
    createFigure(atLeast(0.9, `call ${at}`), rounds)
  );
  expect(createFigure(atLeast(0.9, "the slowest call"), findWorst(calls)))
    .toMatchObject({ name: "the slowest call", value: 0.8, range: [0.5, 2], note: "call 1" });
});

test("figures have three digits at most, or are whole", () => {
  const text = (value: number | number[], unit = "") => formatFigure(createFigure(kind("", { unit }), value));
  expect([0.0841, 0.5512, 10.483, 198.4, 1_234.5, 89_996].map((value) => text(value)))
    .toEqual(["0.084", "0.55", "10.5", "198", "1,235", "89,996"]);
  expect([9.996, 99.96, 999.4, 999.6, 0].map((value) => text(value)))
    .toEqual(["10.0", "100", "999", "1,000", "0"]);
  expect(text([10.483, 9.3, 10.83], "ms")).toBe("10.5 ms (9.30 to 10.8)");
  expect(text(Number.NaN, "MB")).toBe("not measured");
});

test("a goal is written as it was set, with its unit", () => {
  expect(formatGoal(atLeast(0.3, "a ratio"))).toBe("≥ 0.3");
  expect(formatGoal(atMost(1_200, "paint", { unit: "ms" }))).toBe("≤ 1,200 ms");
  expect(formatGoal(kind("p99", { unit: "ms" }))).toBe("");
});
