import { expect, test } from "vitest";
import { figureOf, kind } from "./figure.ts";
import { brokenBounds, printedLines, reportOf, withMemory } from "./part-report.ts";

const report = (heaviest: number) =>
  reportOf(
    "statements",
    { heaviest: { value: heaviest, note: "a search" } },
    [figureOf(kind("time of it", { unit: "ms" }), 4)],
  );

test("a part's figures are printed as a table, a missed goal is marked", () => {
  expect(printedLines(report(5_958))).toEqual([
    "| statements                   | figure | goal            | note     |",
    "| ---------------------------- | ------ | --------------- | -------- |",
    "| buffers of the heaviest page | 5,958  | ≤ 5,000, missed | a search |",
    "| time of it                   | 4 ms   |                 |          |",
  ]);
});

test("a bar in a note does not end its cell", () => {
  const { declared } = reportOf("statements", { heaviest: { value: 4, note: "a|b" } });
  expect(printedLines({ part: "statements", declared, others: [] }).at(-1)).toContain("| a\\|b |");
});

test("a bound fails the run when it is exceeded, a missed goal does not", () => {
  expect(brokenBounds(report(5_000))).toEqual([]);
  expect(brokenBounds(report(5_001))).toEqual(["statements, buffers of the heaviest page: 5,001 (a search)"]);
  const anonymous = reportOf("anonymous", { work: 17, feed: 4 });
  expect(brokenBounds(anonymous)).toEqual([]);
});

test("memory goes into the report of a part that declares it and did not measure it", () => {
  const lists = reportOf("lists", { following: 1, quiet: 1, post: 1, heavy: 1, history: 1, longHistory: 1 });
  expect(printedLines(withMemory(lists, 212)).at(-1)).toMatch(
    /^\| memory after the load +\| 212 MB +\| ≤ 200 MB, missed/,
  );
  expect(withMemory(report(4), 212)).toEqual(report(4));
});
