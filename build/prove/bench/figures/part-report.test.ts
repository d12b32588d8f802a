import { expect, test } from "vitest";
import { createFigure, kind } from "./figure.ts";
import { formatReport, reportOf, withMemory } from "./part-report.ts";

const report = (queue: number) =>
  reportOf(
    "cases",
    { queue: { value: queue, note: "the queue" } },
    [createFigure(kind("time of it", { unit: "ms" }), 4)],
  );

test("a part's figures are printed as a table, a missed goal is marked", () => {
  expect(formatReport(report(1.58))).toEqual([
    "| cases                                         | figure | goal          | note      |",
    "| --------------------------------------------- | ------ | ------------- | --------- |",
    "| many cases beside few, the slowest of 4 calls | 1.58   | ≤ 1.3, missed | the queue |",
    "| time of it                                    | 4 ms   |               |           |",
  ]);
});

test("a bar in a note does not end its cell", () => {
  const { declared } = reportOf("cases", { queue: { value: 4, note: "a|b" } });
  expect(formatReport({ part: "cases", declared, others: [] }).at(-1)).toContain("| a\\|b |");
});

test("memory goes into the report of a part that declares it and did not measure it", () => {
  const assistant = reportOf("assistant", {
    feed: 1,
    beside: 1,
    firstToken: 1,
    firstTokenP99: 1,
    verdict: 1,
    verdictP99: 1,
    answer: 1,
  });
  expect(formatReport(withMemory(assistant, 212)).at(-1)).toMatch(
    /^\| memory after the load +\| 212 MB +\| ≤ 200 MB, missed/,
  );
  expect(withMemory(report(4), 212)).toEqual(report(4));
});
