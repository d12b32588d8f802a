import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { countsFrom, playwrightCounts, vitestCounts } from "./counts.ts";

const report = (change: object = {}) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  testResults: [],
  ...change,
});

let directory = "";
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "glimmer-counts-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

test("counts what passed, failed and was skipped", () => {
  expect(vitestCounts(report({ numFailedTests: 2 }))).toEqual({ passed: 3, failed: 2, skipped: 1 });
});

test("a test file that does not load is a failure", () => {
  const testResults = [{ status: "failed", assertionResults: [] }, {
    status: "passed",
    assertionResults: [],
  }];
  expect(vitestCounts(report({ testResults })).failed).toBe(1);
});

test("a file with failed tests is not counted twice", () => {
  const testResults = [{ status: "failed", assertionResults: [{ status: "failed" }] }];
  expect(vitestCounts(report({ numFailedTests: 1, testResults })).failed).toBe(1);
});

test("a browser test that needed a second try has failed, and so has a run with an error outside of tests", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

test("a run that ended badly without a failed test is a failure", async () => {
  const file = join(directory, "report.json");
  await writeFile(file, JSON.stringify(report()));
  expect(await countsFrom(file, false, vitestCounts)).toEqual({ passed: 3, failed: 1, skipped: 1 });
  expect(await countsFrom(file, true, vitestCounts)).toEqual({ passed: 3, failed: 0, skipped: 1 });
});

test("a run that left no report is a failure, whatever it says", async () => {
  expect(await countsFrom(join(directory, "absent.json"), true, vitestCounts)).toMatchObject({ failed: 1 });
});
