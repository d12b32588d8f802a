import { expect, test } from "vitest";
import { formatSummary, runStages } from "./run-stages.ts";

const counts = (passed: number, failed: number) => ({ passed, failed, skipped: 0 });

test("runs later stages after a failed one, and counts a stage that throws as failed", async () => {
  const results = await runStages([
    { name: "format", run: async () => counts(0, 1) },
    { name: "unit", run: () => Promise.reject(new Error("no Node")) },
    { name: "Postgres", run: async () => counts(7, 0) },
  ], () => {});
  expect(results.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ["format", 0, 1],
    ["unit", 0, 1],
    ["Postgres", 7, 0],
  ]);
});

test("runs adjacent quiet stages in parallel, and the next stage after them", async () => {
  const lines: string[] = [];
  const bothRun = Promise.withResolvers<void>();
  const quiet = (name: string, run: () => Promise<void>) => ({
    name,
    isQuiet: true,
    run: async () => {
      await run();
      return counts(1, 0);
    },
  });
  const results = await runStages([
    quiet("format", () => bothRun.promise),
    quiet("lint", async () => bothRun.resolve()),
    { name: "unit", run: async () => counts(lines.length, 0) },
  ], (line) => lines.push(line));
  expect(results.map(({ name, passed }) => [name, passed])).toEqual([["format", 1], ["lint", 1], [
    "unit",
    3,
  ]]);
});

test("runs a loud stage beside quiet ones that leave it room, and the next one after all of them", async () => {
  const [loudRuns, order] = [Promise.withResolvers<void>(), [] as string[]];
  const stage = (name: string, run: () => Promise<void> | void) => ({
    name,
    run: async () => {
      await run();
      order.push(name);
      return counts(1, 0);
    },
  });
  await runStages([
    { ...stage("types in Deno", () => loudRuns.promise), isQuiet: true, leavesRoom: true },
    stage("long unit", () => loudRuns.resolve()),
    stage("long Postgres", () => {}),
  ], () => {});
  expect(order.slice(0, 2).toSorted()).toEqual(["long unit", "types in Deno"]);
  expect(order.slice(2)).toEqual(["long Postgres"]);
});

test("prints the counts of every stage in the last line", () => {
  const text = formatSummary([{ name: "format", seconds: 1, ...counts(1, 0) }, {
    name: "unit",
    seconds: 2,
    ...counts(9, 2),
  }]);
  expect(text.split("\n").at(-1)).toBe("10 passed, 2 failed");
});

test("repeats the failures before the table", () => {
  const text = formatSummary([{
    name: "unit",
    seconds: 2,
    ...counts(9, 1),
    failures: ["posts › likes once\n    expected 2 to be 1"],
  }]);
  expect(text).toContain("✗ unit: posts › likes once\n    expected 2 to be 1\n");
});

test("names tests that passed only when tried again", () => {
  const text = formatSummary([{
    name: "end-to-end",
    seconds: 2,
    ...counts(9, 0),
    flaky: ["feed.spec.ts › posts"],
  }]);
  expect(text).toContain("! end-to-end: passed only when tried again, mend it: feed.spec.ts › posts\n");
  expect(text.split("\n").at(-1)).toBe("9 passed, 0 failed");
});

test("says when a stage has no files", async () => {
  const said: string[] = [];
  await runStages([{ name: "end-to-end", run: async () => counts(0, 0) }], (line) => said.push(line));
  expect(said.join("\n")).toContain("end-to-end: nothing to run yet");
});
